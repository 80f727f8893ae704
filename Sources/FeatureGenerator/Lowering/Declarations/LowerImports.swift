import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Lowers the imports of a generated file: the modules that it always needs, and the modules that its spec names.
///
/// The imports are sorted in the order of `swift format`. Modules that exist only on some platforms are separate. A
/// declaration is imported by itself if another module has a type of the same name, because Swift then prefers it.
func lowerImports(_ always: [String], _ imports: FileImports) -> ImportsModel {
  let plain = Set(always + imports.modules.filter { !$0.isOptional }.map(\.name.value))
  let optional = Set(imports.modules.filter(\.isOptional).map(\.name.value)).subtracting(plain)
  let known = plain.union(optional).compactMap(PublicTypes.of)
  let declarations = Set(imports.declarations).filter { declaration in
    known.contains { $0.contains(declaration.name) }
  }
  return ImportsModel(
    always: plain.sorted(),
    declarations: declarations.sorted { ($0.module, $0.name) < ($1.module, $1.name) }.map(\.path),
    optional: optional.sorted())
}

extension ImportedDeclaration {
  /// The declaration as an import names it: `struct App.Tag`.
  fileprivate var path: String {
    "\(kind.rawValue) \(module).\(escapedIdentifier(name))"
  }
}

import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// The modules of a generated file: those it always needs and those that its spec names.
///
/// They come sorted, as `swift format` wants them; the ones that exist on some platforms only stand apart. A declaration is
/// imported by itself where a module has a type of the same name: then Swift takes it before the others.
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

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the imports that need `public`. If imports are internal by default, a public declaration may name another
/// module only with a public import. A public import that no public declaration needs causes a warning.
struct PublicImports {
  /// The text before such an import.
  static let prefix = "public "

  /// The folders whose files may have public imports.
  private let folders: [String]
  /// The modules of the types that specs declare or describe, by the names of the types.
  private let modules: [String: String]
  /// The nested types of features, which other files of the same feature name.
  private let nested: Set<String>
  /// The types of IDs, by the types that have the IDs.
  private let ids: [String: Set<String>]

  /// Finds the folders whose files may have public imports; nil if no folder has such files.
  init?(of project: FeatureProject) {
    folders = project.settings.modules
      .filter { $0.hasPublicImports && project.accessOfSupport(in: $0) == .public }
      .map { $0.sources + "/" }
    guard !folders.isEmpty else { return nil }
    func module(_ spec: Located<String>) -> String { project.module(of: spec).name.value }
    // Hand-written code may be in another module, which its spec imports.
    let types =
      project.features.filter { !$0.isExternal || $0.imports.isEmpty }
      .map { (project.typeName(of: $0), module($0.name)) }
      + project.clients.filter { !$0.isExternal || $0.imports.isEmpty }
      .map { ($0.name.value, module($0.name)) }
      + project.models.map { ($0.name.value, module($0.name)) }
    modules = Dictionary(types) { first, _ in first }
    nested = Set(project.features.flatMap(\.types).map(\.name.value)).union(["Action", "State"])
    let fields =
      project.models.map { ($0.name.value, $0.fields) }
      + project.features.flatMap(\.types).map { type in
        if case .structure(let fields) = type.kind {
          (type.name.value, fields)
        } else {
          (type.name.value, [])
        }
      }
    ids = Dictionary(
      fields.map { type, fields in
        let id = fields.first { $0.name.value == "id" }?.type.text ?? ""
        return (type, Set(id.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)))
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// Returns the offsets of a file's imports that need `public`, in their order.
  func offsets(in bytes: [UInt8], at path: String) -> [Int] {
    guard folders.contains(where: path.hasPrefix) else { return [] }
    let file = SourceFile(path: path, bytes: bytes)
    guard var interface = FileInterface(of: file) else { return [] }
    for type in interface.identified { interface.names.formUnion(ids[type] ?? []) }
    return interface.imports.filter { isNeeded($0, by: interface) }.map(\.offset)
  }

  private func isNeeded(_ one: FileInterface.Import, by interface: FileInterface) -> Bool {
    if let declaration = one.declaration { return interface.names.contains(declaration) }
    if let types = PublicTypes.of(one.module) {
      return interface.names.contains { modules[$0] == nil && types.declares($0) }
    }
    let known = interface.imports.compactMap { PublicTypes.of($0.module) }
    return interface.names.contains { name in
      if let module = modules[name] { return module == one.module }
      return !PublicTypes.standard.declares(name) && !nested.contains(name)
        && !known.contains { $0.declares(name) }
    }
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource

/// The project that the features of an app are adopted into.
public struct AdoptingProject: Sendable {
  /// A module, with the folder of its Swift files.
  private struct Module {
    let settings: ModuleSettings
    /// The components of the folder; empty for the folder of the project.
    let folder: [Substring]
  }

  private let modules: [Module]
  /// The module of the files that are in no module's folder.
  private let usual: ModuleSettings?
  /// The specs of the project that are not `external`, by the names that they declare.
  private let specs: [String: SourceFile]
  /// The template set of the modules that name none.
  private let templates: String

  /// The template set that generates the adopted features.
  public static let templates = "tca"

  /// Makes the project from its settings.
  ///
  /// - Parameters:
  ///   - usual: The module of the files that are in no module's folder.
  ///   - specs: The specs that are not `external`, by the names that they declare.
  public init(
    _ settings: Settings, usual: ModuleSettings? = nil, specs: [String: SourceFile] = [:]
  ) {
    let all = settings.modules
    modules = all.map { module in
      let others = all.filter { $0.name.value != module.name.value }.map(\.sources)
      return Module(settings: module, folder: folder(of: module, besides: others))
    }
    (self.usual, self.specs) = (usual, specs)
    templates = settings.templates.value
  }

  /// Whether a spec that is not `external` has the name.
  public func hasSpec(named name: String) -> Bool { specs[name] != nil }

  /// Returns the module of a Swift file, which is the module with the innermost folder that contains the file; nil if
  /// no folder does.
  public func module(of file: SourceFile) -> ModuleSettings? {
    let path = file.path.split(separator: "/")
    let around = modules.filter { path.starts(with: $0.folder) }
    return around.max { $0.folder.count < $1.folder.count }?.settings ?? usual
  }

  /// Finds the module that a feature or a client is adopted into.
  ///
  /// - Parameter name: The name of the spec.
  /// - Throws: The reason that the project cannot have a spec of the type.
  func module(adopting type: LinkedType, named name: String) throws(NotDrafted) -> ModuleSettings {
    let span = type.origin.span
    if let spec = specs[name] {
      throw NotDrafted(
        "'\(spec.path)' has the same name, and names of specs must be unique: rename one of them",
        at: span)
    }
    guard let module = module(of: span.file) else {
      throw NotDrafted(
        "no module in the settings contains the file: add its module, or name the folder of its spec with '--specs'",
        at: span)
    }
    guard (module.templates?.value ?? templates) == Self.templates else {
      throw NotDrafted(
        "its module '\(module.name.value)' is not generated for the Composable Architecture: write 'templates: \(Self.templates)'",
        at: span)
    }
    return module
  }

  /// Returns the access level of a feature or a client, if it differs from the access level of its module.
  ///
  /// - Parameter name: The name of the spec.
  /// - Throws: The reason that the project cannot have a spec of the type.
  func otherAccess(
    adopting type: LinkedType, named name: String
  ) throws(NotDrafted) -> Settings.Access? {
    let access: Settings.Access = type.origin.declaration.isPublic ? .public : .internal
    return try module(adopting: type, named: name).access == access ? nil : access
  }
}

/// Returns the components of the folder that contains the files of a module. It is the folder with the module's name
/// around the module's generated sources, or else the outermost folder around them that contains no other module's
/// sources.
private func folder(of module: ModuleSettings, besides others: [String]) -> [Substring] {
  let path = module.sources.split(separator: "/")
  if let index = path.lastIndex(of: module.name.value[...]) { return Array(path[...index]) }
  let shared = others.map { other in
    zip(path, other.split(separator: "/")).prefix { $0 == $1 }.count
  }
  return Array(path.prefix(shared.max().map { $0 + 1 } ?? 0))
}

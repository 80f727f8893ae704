import FeatureProgram
import FeatureSpec
import SpecSource

/// The project that the features of an app are adopted into.
public struct AdoptingProject: Sendable {
  /// A module, and the folder that its files of Swift are in.
  private struct Module {
    let settings: ModuleSettings
    /// The folder by its parts; none for the folder of the project.
    let folder: [Substring]
  }

  private let modules: [Module]
  /// The module of the files that are in the folder of none.
  private let usual: ModuleSettings?
  /// The specs of the project that are not `external`, by the names of what they declare.
  private let specs: [String: SourceFile]
  /// The template set of the modules that name none.
  private let templates: String

  /// The template set that adopted features are generated with.
  public static let templates = "tca"

  /// Makes the project of settings.
  ///
  /// - Parameters:
  ///   - usual: The module of the files that are in the folder of none.
  ///   - specs: The specs that are not `external`, by the names of what they declare.
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

  /// Whether a spec that is not `external` has a name.
  public func hasSpec(named name: String) -> Bool { specs[name] != nil }

  /// The module of a file of Swift: the one whose folder is closest around it; nil if none is.
  public func module(of file: SourceFile) -> ModuleSettings? {
    let path = file.path.split(separator: "/")
    let around = modules.filter { path.starts(with: $0.folder) }
    return around.max { $0.folder.count < $1.folder.count }?.settings ?? usual
  }

  /// Finds the module that a feature or a client is adopted into.
  ///
  /// - Parameter name: The name of its spec.
  /// - Throws: Why the project cannot have a spec of it.
  func module(adopting type: LinkedType, named name: String) throws(NotDrafted) -> ModuleSettings {
    let span = type.origin.span
    if let spec = specs[name] {
      throw NotDrafted(
        "'\(spec.path)' is a spec of the same name, and the names of specs are unique: rename one of both",
        at: span)
    }
    guard let module = module(of: span.file) else {
      throw NotDrafted(
        "the settings name no module that the file belongs to: add it, or name the folder of its spec with '--specs'",
        at: span)
    }
    guard (module.templates?.value ?? templates) == Self.templates else {
      throw NotDrafted(
        "its module '\(module.name.value)' is not generated for the Composable Architecture: write 'templates: \(Self.templates)'",
        at: span)
    }
    return module
  }

  /// The access of a feature or a client, where it is not that of its module.
  ///
  /// - Parameter name: The name of its spec.
  /// - Throws: Why the project cannot have a spec of it.
  func otherAccess(
    adopting type: LinkedType, named name: String
  ) throws(NotDrafted) -> Settings.Access? {
    let access: Settings.Access = type.origin.declaration.isPublic ? .public : .internal
    return try module(adopting: type, named: name).access == access ? nil : access
  }
}

/// The folder that the files of a module are in, by its parts: the one of the module's name around its generated sources,
/// or else the outermost one around them in which no other module's are.
private func folder(of module: ModuleSettings, besides others: [String]) -> [Substring] {
  let path = module.sources.split(separator: "/")
  if let index = path.lastIndex(of: module.name.value[...]) { return Array(path[...index]) }
  let shared = others.map { other in
    zip(path, other.split(separator: "/")).prefix { $0 == $1 }.count
  }
  return Array(path.prefix(shared.max().map { $0 + 1 } ?? 0))
}

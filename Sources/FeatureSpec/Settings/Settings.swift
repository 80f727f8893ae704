import SpecSource

/// The settings of a project: the places of its specs and the files that are generated from them.
public struct Settings: Sendable {
  /// The access of generated declarations.
  public enum Access: String, Sendable, CaseIterable {
    /// Other modules see the declarations, too.
    case `public`
    /// Only the module sees the declarations.
    case `internal`
  }

  /// The modules of generated code, at least one.
  public var modules: [ModuleSettings]
  /// The suffix of a feature's type: `Counter` becomes `CounterFeature`.
  public var suffix: String
  /// The template set of the modules that name no set: a built-in set, or a folder.
  public var templates: Located<String>
  /// The protocols of the states and actions of features that specify no protocols.
  public var conformances: Conformances
  /// The app's own protocols that replace `Reducer`.
  public var styles: [FeatureStyle]
  /// The severities of the rules of `lint`.
  public var lint: LintSettings
  /// Whether features have views unless they specify otherwise.
  public var hasViews: Bool
  /// The folder of the pages about the project, relative to the project's root; nil for no pages.
  public var pages: Located<String>?
  /// The settings of the Composable Architecture.
  public var tca: TCASettings
  /// The team's own lines in the headers of generated files.
  public var header: HeaderLines
  /// The version of the tool that generates the project; nil for any version.
  public var tool: Located<String>?

  /// The folders of generated files.
  public var outputFolders: [String] {
    modules.flatMap { [$0.sources, $0.tests] } + [pages?.value].compactMap(\.self)
  }

  /// The paths that belong to the project.
  public var paths: ProjectPaths { ProjectPaths(folders: outputFolders) }

  /// Finds the module of a spec's code: the module whose folder is closest around the spec; nil if the spec is in no
  /// module's folder.
  public func module(ofSpecAt path: String) -> ModuleSettings? {
    var closest: Int?
    for index in modules.indices where path.hasPrefix(modules[index].specs + "/") {
      if let closest, modules[closest].specs.count >= modules[index].specs.count { continue }
      closest = index
    }
    return closest.map { modules[$0] }
  }
}

/// Lines of a team around the header of generated files: a licence, a copyright.
public struct HeaderLines: Sendable {
  /// The lines above the header.
  public var above: Documentation
  /// The lines below the header.
  public var below: Documentation

  /// No lines.
  public static let none = HeaderLines(above: .none, below: .none)
}

/// A module of generated code.
public struct ModuleSettings: Sendable {
  /// The module's name.
  public var name: Located<String>
  /// The folder of the module's specs, relative to the project's root.
  public var specs: String
  /// The folder of generated sources, relative to the project's root.
  public var sources: String
  /// The folder of generated tests, relative to the project's root.
  public var tests: String
  /// The modules that all files of the module import.
  public var imports: [ImportedModule]
  /// The access of generated declarations.
  public var access: Settings.Access
  /// Whether files import publicly exactly the modules that their public declarations name.
  public var hasPublicImports = false
  /// The template set of the module's specs, when it is not the project's set.
  public var templates: Located<String>?
  /// The static property of `Bundle` with the bundle of the module's texts: `module`; nil for the main bundle.
  public var bundle: String?
}

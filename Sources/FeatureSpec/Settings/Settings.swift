import SpecSource

/// The settings of a project: where its specs are and what is generated from them.
public struct Settings: Sendable {
  /// Who can see generated declarations.
  public enum Access: String, Sendable, CaseIterable {
    /// Other modules too.
    case `public`
    /// The module alone.
    case `internal`
  }

  /// The modules that generated code belongs to, at least one.
  public var modules: [ModuleSettings]
  /// The suffix that makes a type's name of a feature's: `Counter` becomes `CounterFeature`.
  public var suffix: String
  /// The template set of the modules that name none: a built-in set, or a folder.
  public var templates: Located<String>
  /// The protocols of the states and actions of features that say nothing else.
  public var conformances: Conformances
  /// The app's own protocols in place of `Reducer`.
  public var styles: [FeatureStyle]
  /// The severities of the rules of `lint`.
  public var lint: LintSettings
  /// Whether features have views unless they say otherwise.
  public var hasViews: Bool
  /// The folder of the pages about the project, relative to its root; nil for none.
  public var pages: Located<String>?
  /// What is said about the Composable Architecture.
  public var tca: TCASettings
  /// The team's own lines in the headers of generated files.
  public var header: HeaderLines
  /// The version of the tool that the project is generated with; nil for any.
  public var tool: Located<String>?

  /// The folders that files are generated into.
  public var outputFolders: [String] {
    modules.flatMap { [$0.sources, $0.tests] } + [pages?.value].compactMap(\.self)
  }

  /// Which paths are the project's.
  public var paths: ProjectPaths { ProjectPaths(folders: outputFolders) }

  /// The module that a spec's code belongs to: the one whose folder is closest around it; nil if none is.
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

/// A module that generated code belongs to.
public struct ModuleSettings: Sendable {
  /// The module's name.
  public var name: Located<String>
  /// The folder of its specs, relative to the project's root.
  public var specs: String
  /// The folder of generated sources, relative to the project's root.
  public var sources: String
  /// The folder of generated tests, relative to the project's root.
  public var tests: String
  /// Modules that all its files import.
  public var imports: [ImportedModule]
  /// Who can see generated declarations.
  public var access: Settings.Access
  /// Whether files import publicly what their public declarations name, and nothing else.
  public var hasPublicImports = false
  /// The template set of its specs, when it is not the project's.
  public var templates: Located<String>?
  /// The static property of `Bundle` with the bundle of its texts: `module`; nil for the main bundle.
  public var bundle: String?
}

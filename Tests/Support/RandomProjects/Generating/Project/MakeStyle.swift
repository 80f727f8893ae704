import BenchmarkProjects

/// A protocol that the app declares and that some features conform to instead of `Reducer`.
extension RandomProjectMaker {
  /// The protocol's entry in the settings.
  static let style = """
    styles:
      Grouped:
        conforms: Grouped
        action: GroupedAction<Self>
        groups:
          view: {type: ViewAction, conforms: [BindableAction]}
          internal: InternalAction
          child: {type: ChildAction, children: true}
          delegate: DelegateAction
        cases: [alert]

    """

  /// Makes the Swift file that a module needs: the protocol, and the action of its features.
  ///
  /// - Parameter usesRuntime: Whether the file is for the bundled runtime, whose actions can be sent from any thread;
  ///   otherwise it is for the Composable Architecture, in which the groups declare the conformance themselves.
  static func styleFile(of module: String, usesRuntime: Bool) -> ProjectFile {
    let payloads = [
      ("view", "ViewAction"), ("internal", "InternalAction"), ("child", "ChildAction"),
      ("delegate", "DelegateAction"), ("alert", "Alert"),
    ].map { name, type in
      let payload = "Feature.\(type)"
      return (
        name: name, type: type,
        payload: name == "alert" ? "PresentationAction<\(payload)>" : payload
      )
    }
    let sendable = usesRuntime ? ": Sendable" : ""
    let types = payloads.map { "  associatedtype \($0.type)\(sendable) = Never\n" }
    let cases = payloads.map { "  case \(declared($0.name))(\($0.payload))\n" }
    let paths = payloads.map { name, _, payload in
      """
          public var \(declared(name)): AnyCasePath<GroupedAction, \(payload)> {
            .init(
              embed: { .\(name)($0) },
              extract: { if case .\(name)(let action) = $0 { action } else { nil } }
            )
          }

      """
    }
    // On a separate line, the text would look like an import of this file.
    let libraryImport = "import \(usesRuntime ? "FeatureRuntime" : "ComposableArchitecture")"
    let conditions = payloads.map { "  Feature.\($0.type): Sendable" }.joined(separator: ",\n")
    let conformance = "extension GroupedAction: Sendable\nwhere\n\(conditions)\n{}\n"
    return ProjectFile(
      path: "\(module)/Sources/Grouped.swift",
      text: """
        \(libraryImport)

        /// A reducer whose actions are in groups.
        public protocol Grouped: GroupedActions, Reducer where Action == GroupedAction<Self> {}

        /// What the groups hold.
        public protocol GroupedActions: Sendable {
        \(types.joined())}

        /// An action in its group.
        public enum GroupedAction<Feature: GroupedActions>: CasePathable, ViewAction {
        \(cases.joined())
          public struct AllCasePaths: Sendable {
        \(paths.joined())  }

          public static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        \(conformance)
        """)
  }

  /// Returns a name in the form of a declaration in Swift.
  private static func declared(_ name: String) -> String {
    name == "internal" ? "`internal`" : name
  }
}

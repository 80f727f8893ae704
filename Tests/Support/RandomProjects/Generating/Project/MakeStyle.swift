import BenchmarkProjects

/// A protocol of the app's own that some features conform to in place of `Reducer`.
extension RandomProjectMaker {
  /// What the settings say of it.
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

  /// The Swift that a module brings: the protocol, and the action of its features.
  ///
  /// - Parameter usesRuntime: Whether it is written for the bundled runtime, whose actions can be sent from any thread; else
  ///   for the Composable Architecture, where groups say so themselves.
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
    // On a line of its own it would be taken for an import of this file.
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

  /// A name as Swift declares it.
  private static func declared(_ name: String) -> String {
    name == "internal" ? "`internal`" : name
  }
}

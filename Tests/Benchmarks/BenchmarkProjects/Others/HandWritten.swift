// The parts of a project that people write by hand, in Swift and as specs that describe the Swift.

/// Makes the handlers of a block's task.
func handlers(_ names: BlockNames) -> ProjectFile {
  let feature = names.feature("Task")
  return ProjectFile(
    path: "Sources/App/\(feature)/\(feature)+Handlers.swift",
    text: """
      \(importing("FeatureRuntime", "Foundation"))

      extension \(names.type("Task")) {
        func handleWorkTapped(into state: inout State, _ numbers: [Int]) -> Effect<Action> {
          state.isWorking = true
          return .run { send in
            for number in numbers { await send(.worked(number * number)) }
          }
          .cancellable(id: CancelID.working)
        }
      }

      """)
}

/// Makes a client that was written before the project had specs.
func externalClientFiles(_ names: BlockNames) -> [ProjectFile] {
  let key = names.externalKey
  let type = "\(names.area)Log"
  return [
    ProjectFile(
      path: "Specs/External/\(key).yaml",
      text: """
        external: \(key)
        doc: Notes what happens; written by hand.

        endpoints:
          note:
            doc: Records an event.
            with: {_ event: String}
          isEnabled:
            doc: Returns whether the user has agreed.
            returns: Bool

        """),
    ProjectFile(
      path: "Sources/App/External/\(type).swift",
      text: """
        \(importing("FeatureRuntime"))

        public struct \(type): Sendable {
          public var note: @Sendable (_ event: String) -> Void
          public var isEnabled: @Sendable () -> Bool
        }

        extension \(type): DependencyKey {
          public static let liveValue = \(type)(note: { print($0) }, isEnabled: { true })
          public static let testValue = \(type)(
            note: unimplemented("\(type).note", placeholder: ()),
            isEnabled: unimplemented("\(type).isEnabled", placeholder: false))
        }

        extension DependencyValues {
          public var \(key): \(type) {
            get { self[\(type).self] }
            set { self[\(type).self] = newValue }
          }
        }

        """),
  ]
}

/// Makes a feature that was written before the project had specs.
func externalFeatureFiles(_ names: BlockNames) -> [ProjectFile] {
  let type = names.externalFeature
  return [
    ProjectFile(
      path: "Specs/External/\(type).yaml",
      text: """
        external: \(type)
        doc: A page of the web; written by hand.

        state:
          title: String = ""

        actions:
          loaded: {with: {title: String}}

        delegate:
          left: {doc: A tapped link leads out of the site.}

        """),
    ProjectFile(path: "Sources/App/External/\(type).swift", text: externalFeatureCode(type)),
  ]
}

private func externalFeatureCode(_ type: String) -> String {
  """
  \(importing("FeatureRuntime"))

  public struct \(type): Reducer, Sendable {
    public struct State: Equatable, Sendable {
      public var title: String
      public init(title: String = "") { self.title = title }
    }

    public enum Action: CasePathable, Sendable {
      case loaded(title: String)
      case delegate(Delegate)

      public enum Delegate: CasePathable, Equatable, Sendable {
        case left
        public struct AllCasePaths: Sendable {
          public var left: AnyCasePath<Delegate, Void> {
            AnyCasePath(embed: { _ in .left }, extract: { _ in () })
          }
        }
        public static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      public struct AllCasePaths: Sendable {
        public var loaded: AnyCasePath<Action, String> {
          AnyCasePath(
            embed: { .loaded(title: $0) },
            extract: { if case .loaded(let title) = $0 { title } else { nil } })
        }
        public var delegate: AnyCasePath<Action, Delegate> {
          AnyCasePath(
            embed: { .delegate($0) },
            extract: { if case .delegate(let action) = $0 { action } else { nil } })
        }
      }
      public static var allCasePaths: AllCasePaths { AllCasePaths() }
    }

    public init() {}

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .loaded(let title) = action { state.title = title }
      return .none
    }
  }

  """
}

/// Returns lines that import modules. In this file the lines are text, and import nothing.
func importing(_ modules: String...) -> String {
  modules.map { "import \($0)" }.joined(separator: "\n")
}

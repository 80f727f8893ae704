/// A place in which a construct is planted.
enum PlantedPlace: String, CaseIterable, CustomStringConvertible {
  case file, type, member, state, field, actions, action, body, before, statement, effect, branch,
    after, inherited

  var description: String { rawValue }

  /// The lines to which a planted construct belongs, if a reason may refer to them.
  var owners: [String] {
    switch self {
    case .type, .inherited, .file: ["@Reducer", "struct "]
    case .state: ["struct State"]
    case .actions: ["enum Action"]
    case .statement, .effect: ["case .up:"]
    case .branch: ["case .up:", "switch action"]
    case .member, .field, .action, .body, .before, .after: []
    }
  }

  /// Returns the text of a feature with a construct planted in the place.
  func feature(_ name: String, with text: String) -> String {
    func at(_ place: Self, _ usual: String = "") -> String {
      self == place && !text.isEmpty ? text : usual
    }
    return """
      import ComposableArchitecture
      \(at(.type))
      @Reducer
      struct \(name)\(at(.inherited)) {
        \(at(.state))
        @ObservableState
        struct State: Equatable {
          var count: Int = 0
          \(at(.field))
        }
        \(at(.actions))
        enum Action {
          case up
          case down
          \(at(.action))
        }
        \(at(.member))
        var body: some ReducerOf<Self> {
          \(at(.body))
          Reduce { state, action in
            \(at(.before))
            switch action {
            case .up:
              state.count += 1
              \(at(.statement))
              \(at(.effect, "return .none"))
            case .down: return .none
            \(at(.branch))
            }
          }
          \(at(.after))
        }
      }
      \(at(.file))
      """
  }
}

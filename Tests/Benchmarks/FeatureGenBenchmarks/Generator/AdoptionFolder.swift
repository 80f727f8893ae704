import Foundation

/// Handwritten reducers, each in a separate file, in a temporary folder that is removed with its last reference.
final class AdoptionFolder {
  private let url: URL
  private let tool: String
  /// The expected exit status of the tool: it reports files without reducers as files that cannot be adopted.
  private let status: Int32

  /// Writes the files.
  ///
  /// - Parameter isRead: Whether the tool treats the declarations as reducers; otherwise it only parses them.
  init(reducers: Int, isRead: Bool, tool: String) throws {
    self.tool = tool
    status = isRead ? 0 : 2
    url = FileManager.default.temporaryDirectory
      .appending(path: "featuregen-benchmarks-\(UUID().uuidString)")
    let sources = url.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for number in 0..<reducers {
      let text = Self.reducer("List\(number)", attribute: isRead ? "@Reducer" : "@Other")
      try text.write(
        to: sources.appending(path: "List\(number).swift"), atomically: false, encoding: .utf8)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Runs the adoption of the files, without writing the results.
  func adopt() throws {
    try ToolProcess(tool, ["adopt", "-C", url.path, "Sources"]).run(expecting: status)
  }

  /// Returns a reducer with handlers of the usual kinds.
  private static func reducer(_ name: String, attribute: String) -> String {
    """
    /// Shows what a server has.
    \(attribute)
    struct \(name) {
      @ObservableState
      struct State: Equatable {
        /// What is shown.
        var items: [String] = []
        var query: String = ""
        var isLoading: Bool = false
        var problem: String?

        var isEmpty: Bool { items.isEmpty }
      }

      enum Action: BindableAction {
        case appeared
        case refreshed
        case loaded(Result<[String], Error>)
        case deleted(IndexSet)
        case cancelled
        case ticked
        case binding(BindingAction<State>)
      }

      enum CancelID { case loading }

      @Dependency(\\.api) var api
      @Dependency(\\.continuousClock) var clock

      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          switch action {
          case .appeared:
            guard state.items.isEmpty else { return .none }
            state.isLoading = true
            return .run { [query = state.query] send in
              await send(.loaded(Result { try await api.items(query) }))
            }
            .cancellable(id: CancelID.loading, cancelInFlight: true)

          case .refreshed:
            state.items = []
            return .send(.appeared)

          case let .loaded(.success(items)):
            state.isLoading = false
            state.items = items
            return .none

          case let .loaded(.failure(error)):
            state.isLoading = false
            state.problem = error.localizedDescription
            return .none

          case let .deleted(offsets):
            state.items.remove(atOffsets: offsets)
            return .none

          case .cancelled:
            return .cancel(id: CancelID.loading)

          case .ticked:
            return .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(.refreshed)
            }

          case .binding:
            return .none
          }
        }
      }
    }
    """
  }
}

import CustomDump

extension Reducer {
  /// Prints each action and what this reducer changes in the state, in debug builds only.
  ///
  /// ```swift
  /// let store = Store(initialState: CounterFeature.State()) {
  ///   CounterFeature()
  ///     .printChanges()
  /// }
  /// // received action:
  /// //   CounterFeature.Action.increment
  /// // - CounterFeature.State(count: 0)
  /// // + CounterFeature.State(count: 1)
  /// ```
  ///
  /// - Parameter print: Receives the text of one action; left out, the text goes to the standard
  ///   output.
  public func printChanges(
    to print: @escaping @Sendable (_ text: String) -> Void = { Swift.print($0) }
  ) -> PrintChangesReducer<Self> {
    PrintChangesReducer(base: self, print: print)
  }
}

/// A reducer that prints the actions of another and the changes that it makes.
public struct PrintChangesReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let print: @Sendable (String) -> Void

  fileprivate init(base: Base, print: @escaping @Sendable (String) -> Void) {
    self.base = base
    self.print = print
  }

  /// Runs the base reducer and, in debug builds, prints the action and the changes.
  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    #if DEBUG
      let before = state
      let log = SharedLog()
      let effect = log.note { base.reduce(into: &state, action: action) }
      print(changes(action, from: before, to: state, shared: log.view(at: log.start)))
      return effect
    #else
      return base.reduce(into: &state, action: action)
    #endif
  }

  #if DEBUG
    private func changes(
      _ action: Base.Action,
      from before: Base.State,
      to after: Base.State,
      shared: SharedView
    ) -> String {
      var text = "received action:\n"
      customDump(action, to: &text, indent: 2)
      let shared = shared.differences(from: .reality).map { difference in
        "  \(difference.name):\n\(diff(difference.first, difference.second) ?? "")"
      }
      // Dumps leave change masks out, so setting a field to its old value is no change.
      let parts = [diff(before, after)].compactMap(\.self) + shared
      text += "\n" + (parts.isEmpty ? "  (no change of state)" : parts.joined(separator: "\n"))
      return text + "\n"
    }
  #endif
}

extension PrintChangesReducer: Sendable where Base: Sendable {}

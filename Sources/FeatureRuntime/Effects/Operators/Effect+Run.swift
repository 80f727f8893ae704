import IssueReporting

extension Effect {
  /// An effect that does asynchronous work and sends any number of actions.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It ends early when it is cancelled or the store goes away.
  ///   - handler: Receives an error that the work throws, except after a cancellation. Without a
  ///     handler, the error is reported as an issue.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let run = EffectRun<Action>(
      priority: priority,
      dependencies: DependencyValues.currentIfOverridden
    ) { send in
      do {
        try await operation(send)
      } catch {
        // An error after a cancellation (`URLError.cancelled`, …) follows from the cancellation.
        guard !(error is CancellationError), !Task.isCancelled else { return }
        guard let handler else { return reportEscaped(error, at: place) }
        await handler(error, send)
      }
    }
    return Effect(.run(run))
  }
}

private func reportEscaped(_ error: any Error, at place: IssueLocation) {
  place.report(
    """
    An effect has thrown an error that it does not handle: \(error)

    Handle it in the closure of 'run', or add a 'catch' closure:

        return .run { send in
          …
        } catch: { error, send in
          await send(.failed(EffectError(error)))
        }
    """
  )
}

import IssueReporting

extension Effect {
  /// An effect that does asynchronous work and sends any number of actions.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It ends early when it is cancelled or the store goes away.
  ///   - handler: Takes an error that escaped from the work. Cancellation is no error and never
  ///     arrives here. Without a handler an escaping error is reported as an issue.
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
        // What fails after a cancellation (`URLError.cancelled`, …) fails because of it.
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
    An effect ended with an error that nobody handles: \(error)

    Handle it in the closure of 'run', or give it a second one:

        return .run { send in
          …
        } catch: { error, send in
          await send(.failed(EffectError(error)))
        }
    """
  )
}

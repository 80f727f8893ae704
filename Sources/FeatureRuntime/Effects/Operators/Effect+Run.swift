import IssueReporting

extension Effect {
  /// An effect that does asynchronous work and sends any number of actions.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - spec: The file and line of the spec that says that nobody handles an error, for the report.
  ///   - operation: The work. It ends early when it is cancelled or the store is released.
  ///   - handler: Receives an error that the work throws, except after a cancellation. Without a
  ///     handler, the error is reported as an issue.
  public static func run(
    priority: TaskPriority? = nil,
    spec: StaticString? = nil,
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
        guard let handler else { return place.report(escaped(error, from: send, spec)) }
        await handler(error, send)
      }
    }
    return Effect(.run(run))
  }
}

/// The message about an error that nothing catches.
private func escaped<Action>(
  _ error: any Error, from send: Send<Action>, _ spec: StaticString?
) -> String {
  let origin = send.origin.map { "\n\nThe effect followed this action:\n\n    \($0())" } ?? ""
  let feature = String(reflecting: Action.self).split(separator: ".").dropLast()
    .joined(separator: ".")
  guard let spec else {
    return """
      An effect threw an error that it does not handle: \(error)\(origin)

      Handle it in the closure of 'run', or add a 'catch' closure:

          return .run { send in
            …
          } catch: { error, send in
            await send(.failed(EffectError(error)))
          }
      """
  }
  return """
    An effect of \(feature) threw an error that is not handled: \(error)

    The effect is at \(spec). There, 'failure' can name the action that receives the error.\(origin)
    """
}

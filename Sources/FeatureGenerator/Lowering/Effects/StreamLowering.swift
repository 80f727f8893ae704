import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a `stream` into the statements of an effect's closure.
struct StreamLowering {
  let stream: StreamEffect
  let scope: EffectScope

  /// Lowers the stream to an effect with a closure.
  func lower() -> RunEffectCode {
    let call = stream.resolvedCall(of: scope.feature, in: scope.project)
    let thrown = stream.body.flatMap {
      $0.throwing($0.resolvedCalls(of: scope.feature, in: scope.project) + [call])
    }
    let failure = caughtFailure(
      stream.failure, of: thrown, delivers: stream.deliversCancellation, in: scope)
    return RunEffectCode(
      spec: scope.dialect.place(of: stream.failure, at: stream.span),
      capturesState: stream.mentions("state")
        || failure.isInside && stream.failure.mentions("state"),
      items: failure.following(items(over: call)),
      sends: stream.sendsActions || failure.isInside,
      failure: failure.closure,
      cancellable: stream.id.map {
        scope.ids.arguments($0, cancelsInFlight: stream.cancelsInFlight)
      })
  }

  /// Returns the loop over the elements, and the statement after its end.
  private func items(over call: RunCall) -> [BlockItem] {
    // A trailing closure of the sequence would be parsed as the body of the loop.
    let isLong = call.text.isMultiline || call.text.contains("{")
    let sequence = isLong ? [BlockItem.statements("let elements = \(call.code)")] : []
    let loop = BlockItem.loop(opening(over: isLong ? "elements" : call.code), body)
    let finished = stream.finished.map { BlockItem.statements(scope.dialect.sending($0)) }
    return sequence + [loop] + [finished].compactMap(\.self)
  }

  /// Returns the line that opens the loop. A condition that does not fit on this line is on the next line.
  private func opening(over sequence: Code) -> Code {
    let throwing = stream.throwsWhileRead(of: scope.feature, in: scope.project)
    let loop: Code = "for \(throwing ? "try " : "")await \(elementName) in \(sequence)"
    guard let condition = stream.condition else { return "\(loop) {" }
    let filter = condition.inFrontOfBlock
    guard !filter.isMultiline else { return "\(loop)\nwhere\(Code.nested("\n" + filter))\n{" }
    return .group(loop + .space + "where \(filter) {")
  }

  /// The statements for each element.
  private var body: [BlockItem] {
    guard let body = stream.body else {
      return [.statements(scope.dialect.sending(elementAction, stream.send?.animation))]
    }
    return TaskLowering(task: body, scope: scope.with(element: stream.elementName))
      .items(of: body.steps)
  }

  /// The action that is sent with each element.
  private var elementAction: Code {
    guard let send = stream.send else { return .empty }
    let action = send.path.linked
    guard send.arguments == nil, let parameter = action.parameters.taking else {
      return send.code
    }
    return send.code([.labeled(parameter.label, Code(escapedIdentifier(stream.elementName)))])
  }

  /// The name of an element; `_` for an unused element.
  private var elementName: String {
    usesElement ? escapedIdentifier(stream.elementName) : "_"
  }

  private var usesElement: Bool {
    if let send = stream.send, send.arguments == nil, !send.path.linked.parameters.isEmpty {
      return true
    }
    return stream.mentions(stream.elementName, isElement: true)
  }
}

extension StreamEffect {
  /// Whether the stream sends an action other than for an error.
  fileprivate var sendsActions: Bool {
    send != nil || finished != nil || body?.sendsActions == true
  }

  /// Returns whether the Swift of the stream uses a name. An element is in scope only in its condition and in the
  /// statements for it.
  fileprivate func mentions(_ name: String, isElement: Bool = false) -> Bool {
    let isInside =
      send?.mentions(name) == true || condition?.analysis.mentions(name) == true
      || body?.mentions(name) == true
    guard !isElement else { return isInside }
    return isInside || sequence.analysis.mentions(name) || finished?.mentions(name) == true
  }
}

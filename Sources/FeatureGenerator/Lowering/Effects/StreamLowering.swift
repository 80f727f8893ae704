import FeatureSpec
import SpecSwift

/// Turns a `stream` into the statements of an effect's closure.
struct StreamLowering {
  let stream: StreamEffect
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The effect with a closure.
  func lower() -> RunModel {
    let call = stream.resolvedCall(of: feature, in: project)
    let throwing = stream.throwsWhileRead(of: feature, in: project)
    let ids = CancelIDLowering(feature: feature, project: project, dialect: dialect)
    // A closure behind the sequence would be taken for the body of the loop.
    let isLong = call.text.contains("\n") || call.text.contains("{")
    let loop = """
      for \(throwing ? "try " : "")await \(elementName) in \(isLong ? "elements" : call.text) {
      \(dialect.sending(elementAction).indented())
      }
      """
    let sequence = isLong ? ["let elements = \(call.text)"] : []
    let finished = stream.finished.map { project.sending($0, of: feature, in: dialect) }
    return RunModel(
      spec: dialect.place(of: stream.failure, at: stream.span),
      capturesState: mentionsState,
      items: (sequence + [loop] + [finished].compactMap(\.self)).map { .text($0) },
      failure: failureClosure(stream.failure, of: feature, in: project, dialect),
      cancellable: stream.id.map {
        ids.arguments($0, cancelsInFlight: stream.cancelsInFlight)
      })
  }

  /// The action that each element is sent with.
  private var elementAction: CallTree {
    guard stream.send.arguments == nil, let action = project.action(stream.send, of: feature),
      let parameter = action.parameters.first
    else { return project.tree(stream.send, of: feature) }
    return action.tree([.argument(parameter.label, .text("element"))])
  }

  /// The name of an element, unless nobody wants it.
  private var elementName: String {
    usesElement ? "element" : "_"
  }

  private var usesElement: Bool {
    guard stream.send.arguments != nil else {
      return project.action(stream.send, of: feature)?.parameters.isEmpty == false
    }
    return stream.send.mentions("element")
  }

  private var mentionsState: Bool {
    stream.sequence.analysis.mentions("state") || stream.send.mentions("state")
      || stream.finished?.mentions("state") == true
  }
}

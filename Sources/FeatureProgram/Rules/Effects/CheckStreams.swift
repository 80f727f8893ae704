import FeatureSpec
import SpecSource
import SpecSwift

extension BlockCheck {
  /// Checks the name of a stream's element, and the consequences of each element.
  func check(_ stream: StreamEffect, in scope: ScopedBlock) -> [Diagnostic] {
    let name = stream.element.map {
      checkReserved($0, ["elements", "send", "state"], "an element")
    }
    let diagnostics =
      (name ?? []) + checkName(of: stream, locals: scope.locals)
      + checkElement(of: stream, locals: scope.locals)
      + (stream.finished?.checkComplete() ?? [])
    guard let body = stream.body else { return diagnostics + check(stream.run, in: scope) }
    let inside = scope.locals.union([stream.elementName])
    let locals = inside.union(body.declaredNames)
    return diagnostics + body.sends.flatMap { $0.checkComplete() }
      + TaskCheck(task: body, sequence: stream.run, feature: feature, project: project)
      .check(locals: inside.union(parameters)) { isSound($0, scope, locals: locals) }
  }

  /// Checks that an element with a name of its own is referred to by this name.
  private func checkName(of stream: StreamEffect, locals: Set<String>) -> [Diagnostic] {
    let usual = "element"
    guard stream.elementName != usual, !locals.contains(usual), !parameters.contains(usual) else {
      return []
    }
    let fragments = [stream.condition].compactMap(\.self) + (stream.send?.argumentValues ?? [])
    return fragments.flatMap { fragment in
      fragment.analysis.references.filter { $0.base.name == usual }.map {
        .error(
          .unavailableName, "'element' does not exist here", at: fragment.span(of: $0.base.range),
          hint: .didYouMean(stream.elementName))
      }
    }
  }

  /// Checks that the consequences of a stream's end use no element.
  private func checkElement(of stream: StreamEffect, locals: Set<String>) -> [Diagnostic] {
    let name = stream.elementName
    let told = [stream.finished].compactMap(\.self) + stream.failure.calls
    guard !locals.contains(name), !parameters.contains(name) else { return [] }
    return told.flatMap(\.argumentValues).flatMap { fragment in
      fragment.analysis.references.filter { $0.base.name == name }.map {
        .error(
          .unavailableName,
          "'\(name)' is an element, which does not exist after the stream has ended",
          at: fragment.span(of: $0.base.range),
          hint: "send the element with 'send' or 'steps', and keep its value in the state")
      }
    }
  }
}

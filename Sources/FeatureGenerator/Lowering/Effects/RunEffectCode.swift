import SwiftCode

/// An effect with a closure: `.run { send in … }`.
struct RunEffectCode: Sendable {
  /// The closure that handles an error of the effect's closure.
  typealias Failure = (opening: ClosureOpening, statements: [Code])

  /// The arguments before the closure: its priority, and its place in the spec.
  var arguments: [Code]
  var opening: ClosureOpening
  var items: [BlockItem]
  var failure: Failure?
  /// The arguments that make the effect cancellable; none for an effect that is not cancelled.
  var cancellable: [Code]

  /// Makes an effect. Its closure captures the state or not, and sends actions or not.
  init(
    priority: Code? = nil, spec: String? = nil, capturesState: Bool = false, items: [BlockItem],
    sends: Bool = true, failure: Failure? = nil, cancellable: [Code]? = nil
  ) {
    arguments = [priority.map { "priority: \($0)" }, spec.map { "spec: \($0)" }]
      .compactMap(\.self)
    opening = ClosureOpening(capturesState: capturesState, parameters: sends ? "send" : "_")
    self.items = items
    self.failure = failure
    self.cancellable = cancellable ?? []
  }

  /// Returns the effect with the text before and after it.
  func code(prefix: String, suffix: String) -> Code {
    let call: Code = arguments.isEmpty ? "\(prefix).run " : .row("\(prefix).run(", arguments, ") ")
    let end = cancellable.isEmpty ? "}\(suffix)" : "}"
    var code = Code.block(call + opening.code, items.map(\.code), failure == nil ? Code(end) : "")
    if let failure {
      code = code + .block("} catch: \(failure.opening.code)", failure.statements, Code(end))
    }
    return cancellable.isEmpty ? code : .lines([code, .cancellable(cancellable) + Code(suffix)])
  }
}

extension Code {
  /// Returns the call that makes an effect cancellable.
  static func cancellable(_ arguments: [Code]) -> Code {
    row(".cancellable(", arguments, ")")
  }
}

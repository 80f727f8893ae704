import SpecSwift

extension Statement {
  /// Returns the loop over a sequence that this statement only names for the loop,
  /// `let updates = api.updates(); for await update in updates { … }`, as a loop over the sequence itself; nil for
  /// other statements.
  func namedSequence(of next: Statement, before rest: [Statement]) -> (
    loop: Statement, sequence: Expression
  )? {
    guard case .variable(let names, type: nil, let value?) = kind, names.count == 1,
      words(source.text).first == "let", case .loop(var loop) = next.kind, loop.isAsynchronous,
      loop.sequence?.source.text == names[0],
      words(next.source.text).count(where: { $0 == names[0] }) == 1,
      !rest.contains(where: { words($0.source.text).contains(names[0]) })
    else { return nil }
    loop.sequence = value
    var statement = next
    statement.kind = .loop(loop)
    return (statement, value)
  }
}

import SpecSwift

extension Statement {
  /// A loop over what this statement names for it alone, `let updates = api.updates(); for await update in updates { … }`, as the
  /// loop over the sequence itself; nil for anything else.
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

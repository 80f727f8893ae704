import SpecSource
import SpecSwift

/// Converts an effect of an older version of the library to the current version: `.task` and `.fireAndForget` are
/// `.run`.
struct OlderTask {
  private let call: Expression
  private let arguments: [LabeledValue]
  private let form: TaskForm
  private let file: ReadSwiftFile

  /// Reads an effect, with or without the options after it; nil for other effects.
  init?(_ value: Expression, in file: ReadSwiftFile) {
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base, let name) = callee.kind
    else { return nil }
    if let base, let inner = OlderTask(base, in: file) {
      self = inner
      return
    }
    let isEffect = base.map { ["Effect", "EffectTask"].contains($0.source.text) } ?? true
    guard isEffect, let form = TaskForm(rawValue: name), form != .sending else { return nil }
    (call, self.arguments, self.form, self.file) = (callee, arguments, form, file)
  }

  /// The changes of the effect's text; nil if the actions that its closures send are not known.
  var edits: [DraftEdit]? {
    let end = call.source.range.upperBound
    var edits = [DraftEdit(range: (end - form.rawValue.utf8.count)..<end, text: "run")]
    for argument in arguments {
      guard let closure = argument.closure else { continue }
      // An error without a name would have to get one.
      let isNamed = argument.label != "catch" || !closure.parameters.isEmpty
      guard isNamed, !closure.isAttributed, let parameter = parameter(of: closure) else {
        return nil
      }
      edits.append(parameter)
      guard form == .giving else { continue }
      guard let sent = sent(closure.body) else { return nil }
      edits += sent
    }
    if form == .silent, let closure = arguments.last?.closure,
      hasTry(file.file.text(closure.interior))
    {
      let end = closure.interior.upperBound + 1
      edits.append(DraftEdit(range: end..<end, text: " catch: { _, _ in }"))
    }
    return edits
  }

  /// Returns the parameter of the converted closure: the sending function.
  private func parameter(of closure: Closure) -> DraftEdit? {
    let name = form == .giving ? "send" : "_"
    let start = closure.interior.lowerBound
    let bytes = file.file.bytes
    if bytes[start - 1] == UInt8(ascii: "{") {
      return DraftEdit(range: start..<start, text: " \(name) in")
    }
    guard bytes[..<start].suffix(3).elementsEqual(" in".utf8) else { return nil }
    let comma = closure.parameters.isEmpty ? "" : ","
    return DraftEdit(range: (start - 3)..<start, text: "\(comma) \(name) in")
  }

  /// Returns the edits that send the actions that the statements return; nil if other statements may end them.
  ///
  /// - Parameter leaves: Whether code follows the statements.
  private func sent(_ statements: [Statement], leaves: Bool = false) -> [DraftEdit]? {
    guard let last = statements.last else { return nil }
    var edits: [DraftEdit] = []
    for statement in statements.dropLast() {
      if case .guarding(_, let otherwise, _) = statement.kind {
        guard let inner = sent(otherwise, leaves: true) else { return nil }
        edits += inner
      } else if statement.returns {
        return nil
      }
    }
    switch last.kind {
    case .returning(let value?): return edits + [sent(last, value, leaves)]
    case .catching(let body, _, let clauses) where !leaves:
      return all([body] + clauses.map(\.body)).map { edits + $0 }
    case .expression(let value):
      if case .branching(let branching) = value.kind {
        guard branching.isExhaustive, !branching.hasConditionalCases, !leaves else { return nil }
        return all(branching.branches.map(\.body)).map { edits + $0 }
      }
      return statements.count == 1 && !leaves ? [sent(last, value, false)] : nil
    default: return nil
    }
  }

  private func all(_ bodies: [[Statement]]) -> [DraftEdit]? {
    let edits = bodies.compactMap { sent($0) }
    return edits.count == bodies.count ? Array(edits.joined()) : nil
  }

  private func sent(_ statement: Statement, _ value: Expression, _ leaves: Bool) -> DraftEdit {
    let keyword = leaves ? "return " : ""
    let marks = value.marks.contains("try") ? "try await" : "await"
    return DraftEdit(
      range: statement.source.range,
      text: "\(keyword)\(marks) send(\(file.file.text(value.unmarked.source.range)))")
  }
}

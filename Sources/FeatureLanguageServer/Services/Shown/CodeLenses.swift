import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The lenses of a spec: the number of its tests, its generated code, and the specs that use it.
struct CodeLenses {
  let spec: Spec
  let uri: String
  let root: String
  let client: ClientCapabilities

  /// What an editor can be asked to do, if it has said that it can.
  enum Command: String {
    /// Runs the tests of a feature, or one of them.
    case test = "featuregen.test"
    /// Opens one of some files.
    case open = "featuregen.open"
    /// Shows places that use something.
    case uses = "featuregen.showUses"
  }

  /// What is only looked up for a lens that is shown.
  enum Later: String {
    /// The generated files.
    case generated
    /// What uses the spec.
    case uses
  }

  /// The lenses as the protocol has them; what takes time is left for `codeLens/resolve`.
  var json: JSONValue {
    var lenses: [JSONValue] = []
    if case .feature(let feature) = spec, !feature.isExternal {
      let count = feature.tests.count
      let title = count == 1 ? "1 test" : "\(count) tests"
      lenses.append(
        count == 0
          ? lens(at: spec.name.span, command("no tests", nil, []))
          : lens(at: spec.name.span, command(title, .test, [.text(root), .text(ownName)])))
    }
    lenses.append(lens(at: spec.name.span, .generated))
    lenses.append(lens(at: spec.name.span, .uses))
    return .list(lenses + testLenses)
  }

  /// The name by which commands know the feature.
  private var ownName: String { spec.name.value }

  private var testLenses: [JSONValue] {
    guard client.commands.contains(Command.test.rawValue), case .feature(let feature) = spec else {
      return []
    }
    return feature.tests.map { test in
      lens(
        at: test.name.span,
        command("run", .test, [.text(root), .text(ownName), .text(test.name.value)]))
    }
  }

  private func lens(at span: SourceSpan, _ command: JSONValue) -> JSONValue {
    .object([
      ("range", client.encoding.range(of: span.offsets, in: span.file)), ("command", command),
    ])
  }

  private func lens(at span: SourceSpan, _ later: Later) -> JSONValue {
    .object([
      ("range", client.encoding.range(of: span.offsets, in: span.file)),
      (
        "data",
        .object([
          ("textDocument", .object([("uri", .text(uri))])), ("shows", .text(later.rawValue)),
        ])
      ),
    ])
  }

  /// A text with what a click on it does, if the editor can do that.
  func command(_ title: String, _ command: Command?, _ arguments: [JSONValue]) -> JSONValue {
    guard let command, client.commands.contains(command.rawValue) else {
      return .object([("title", .text(title)), ("command", "")])
    }
    return .object([
      ("title", .text(title)), ("command", .text(command.rawValue)),
      ("arguments", .list(arguments)),
    ])
  }
}

extension CodeLenses {
  /// Tells of generated files.
  func generated(_ files: [String]) -> JSONValue {
    files.isEmpty
      ? command("not generated", nil, [])
      : command("generated code", .open, [.list(files.map(JSONValue.text))])
  }

  /// Tells what uses the spec.
  ///
  /// - Parameters:
  ///   - users: The names of the specs that do, in their order.
  ///   - places: The places, as the protocol has them.
  func uses(by users: [String], at places: [JSONValue]) -> JSONValue {
    let more = users.count - 2
    let names = users.prefix(more == 1 ? 3 : 2).joined(separator: ", ")
    let title =
      users.isEmpty
      ? "used by no spec" : "used by \(names)" + (more > 1 ? " and \(more) more" : "")
    guard !users.isEmpty else { return command(title, nil, []) }
    return command(
      title, .uses,
      [
        .text(uri), client.encoding.position(of: spec.name.span.startOffset, in: spec.file),
        .list(places),
      ])
  }
}

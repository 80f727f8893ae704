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

  /// The commands that an editor runs, if it declares them.
  enum Command: String {
    /// Runs the tests of a feature, or a single one.
    case test = "featuregen.test"
    /// Opens one of several files.
    case open = "featuregen.open"
    /// Shows the places that use a spec.
    case uses = "featuregen.showUses"
  }

  /// The contents of a lens that are looked up only when the lens is shown.
  enum Later: String {
    /// The generated files.
    case generated
    /// The uses of the spec.
    case uses
  }

  /// The lenses in the form of the protocol; contents that take time are left for `codeLens/resolve`.
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

  /// The feature's name in commands.
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

  /// Makes a lens of a text and of the command that a click on it runs, if the editor supports the command.
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
  /// Makes the lens for generated files.
  func generated(_ files: [String]) -> JSONValue {
    files.isEmpty
      ? command("not generated", nil, [])
      : command("generated code", .open, [.list(files.map(JSONValue.text))])
  }

  /// Makes the lens for the uses of the spec.
  ///
  /// - Parameters:
  ///   - users: The names of the specs that use the spec, in their order.
  ///   - places: The places, in the form of the protocol.
  func uses(by users: [String], at places: [JSONValue]) -> JSONValue {
    let more = users.count - 2
    let names = users.prefix(more == 1 ? 3 : 2).joined(separator: ", ")
    let title =
      users.isEmpty
      ? "not used by any spec" : "used by \(names)" + (more > 1 ? " and \(more) more" : "")
    guard !users.isEmpty else { return command(title, nil, []) }
    return command(
      title, .uses,
      [
        .text(uri), client.encoding.position(of: spec.name.span.startOffset, in: spec.file),
        .list(places),
      ])
  }
}

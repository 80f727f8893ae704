/// A spec with a line for each of many names, all of them in places of the same kind.
struct NamePlace: Sendable {
  /// The subject that the names are given to.
  var subject: String
  /// The names to try.
  var names: [String]
  /// The first line of the spec, whose key determines the spec's kind.
  var header: String
  /// The lines between the first line and the names.
  var before = ""
  /// Returns the line of a name, which may contain the number of the name.
  var line: @Sendable (String, Int) -> String
  /// The lines after the names.
  var after = ""
  /// Returns a line that uses a name, after the other lines.
  var use: @Sendable (String, Int) -> String = { _, _ in "" }
  /// Returns the spec of a client whose key is the name.
  var client: (@Sendable (String, Int) -> String)?

  /// Returns the specs with the names that are not rejected, by their paths.
  func files(without refused: Set<String>) -> [String: String] {
    let left = names.enumerated().filter { !refused.contains($0.element) }
    let lines =
      [header + subject, before] + left.map { line(quoted($0.element), $0.offset) } + [after]
      + left.map { use(quoted($0.element), $0.offset) }
    var files = [path: lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"]
    if let client {
      for (number, name) in left { files[clientPath(number)] = client(quoted(name), number) }
    }
    return files
  }

  /// The path of the spec.
  var path: String { "Specs/\(subject).yaml" }

  /// Returns the path of a client's spec.
  func clientPath(_ number: Int) -> String { "Specs/\(subject)\(number)Client.yaml" }

  /// All kinds of places.
  static let all: [NamePlace] = [
    NamePlace(
      subject: "Field", names: AwkwardNames.values, header: "feature: ", before: "state:",
      line: { name, _ in "  \(name): {type: Int, default: 0, binding: true}" },
      after: "actions: {go: }"),
    NamePlace(
      subject: "Constant", names: AwkwardNames.values, header: "feature: ", before: "state:",
      line: { name, _ in "  \(name): {type: 'Int?', let: true}" }, after: "actions: {go: }"),
    NamePlace(
      subject: "Computed", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\nactions: {go: }\ncomputed:",
      line: { name, _ in "  \(name): {type: Int, get: count1, set: count1 = newValue}" }),
    NamePlace(
      subject: "Nested", names: AwkwardNames.types, header: "feature: ",
      before: "state: {text1: String = \"\"}\nactions: {go: }\ntypes:",
      line: { name, _ in "  \(name): {enum: [a, b]}" }),
    NamePlace(
      subject: "Cases", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\ntypes:\n  Plain:\n    enum:",
      line: { name, _ in "      \(name):" }),
    NamePlace(
      subject: "Raw", names: AwkwardNames.values, header: "model: ", before: "enum:",
      line: { name, number in "  \(name): text \(number)" }),
    NamePlace(
      subject: "Payloads", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\ntypes:\n  Payload:\n    enum:",
      line: { name, number in
        "      c\(number): {with: {\(name): Int, '_ \(unquoted(name))1': Int, 'b \(unquoted(name))2': Int}}"
      }),
    NamePlace(
      subject: "Structs", names: AwkwardNames.values, header: "model: ", before: "fields:",
      line: { name, _ in "  \(name): Int" }),
    NamePlace(
      subject: "Actions", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\nactions:",
      line: { name, number in
        number.isMultiple(of: 2)
          ? "  \(name): state.count1 += 1"
          : "  \(name): {with: {_ number: Int}, do: state.count1 = number}"
      }),
    NamePlace(
      subject: "Parameters", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\ndependencies: [log]\nactions:",
      line: { name, number in
        """
          a\(number): {with: {\(name): Int}, guard: '`\(unquoted(name))` > 0', do: 'state.count1 = `\(unquoted(name))`'}
          b\(number): {with: {'_ \(unquoted(name))': Int}, run: {call: 'log.write(`\(unquoted(name))`)', failure: failed}}
        """
      }, after: "  failed:"),
    NamePlace(
      subject: "Labels", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\nactions:",
      line: { name, number in
        """
          a\(number): {with: {'\(unquoted(name)) number': Int}, do: state.count1 = number}
          s\(number): {send: {action: 'a\(number)(\(unquoted(name)): 1)', after: 1s}}
        """
      }),
    NamePlace(
      subject: "Delegates", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\ndelegate:",
      line: { name, _ in "  \(name): {with: {_ number: Int}}" }),
    NamePlace(
      subject: "Procedures", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\nactions: {go: }\nprocedures:",
      line: { name, _ in "  \(name): {with: {_ number: Int}, do: state.count1 = number}" }),
    NamePlace(
      subject: "IDs", names: AwkwardNames.values, header: "feature: ", before: "actions:\n  done:",
      line: { name, number in "  a\(number): {send: {action: done, after: 1s, id: \(name)}}" }),
    NamePlace(
      subject: "Always", names: AwkwardNames.values, header: "feature: ", before: "children:",
      line: { name, _ in "  \(name): Leaf" }),
    NamePlace(
      subject: "Presented", names: AwkwardNames.values, header: "feature: ", before: "children:",
      line: { name, _ in "  \(name): {feature: Leaf, presence: optional}" }),
    NamePlace(
      subject: "Many", names: AwkwardNames.values, header: "feature: ", before: "children:",
      line: { name, _ in "  \(name): {feature: Leaf, presence: many}" }),
    NamePlace(
      subject: "Alternatives", names: AwkwardNames.values, header: "feature: ",
      before: "children:\n  place1:\n    presence: optional\n    oneOf:",
      line: { name, _ in "      \(name): Leaf" }),
    NamePlace(
      subject: "OnStack", names: AwkwardNames.values, header: "feature: ",
      before: "children:\n  place1:\n    presence: stack\n    oneOf:",
      line: { name, _ in "      \(name): Leaf" }),
    NamePlace(
      subject: "Alerts", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\nalerts:", line: { name, _ in "  \(name): {title: Title}" }),
    NamePlace(
      subject: "AlertParameters", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\nalerts:",
      line: { name, number in
        "  a\(number): {with: {\(name): Int}, title: 'T \\(`\(unquoted(name))`)', buttons: {b\(number): {label: B, with: [\(name)]}}}"
      }),
    NamePlace(
      subject: "Buttons", names: AwkwardNames.values, header: "feature: ",
      before: "actions: {go: }\ndialogs:\n  one:\n    title: Title\n    buttons:",
      line: { name, _ in "      \(name): Label" }),
    NamePlace(
      subject: "EndpointsClient", names: AwkwardNames.values, header: "client: ",
      before: "key: endpoints1\nendpoints:",
      line: { name, number in
        number.isMultiple(of: 2)
          ? "  \(name): {async: true, returns: Int, live: 1}"
          : "  \(name): {with: {_ number: Int, in place: Int}, throws: true, live: 'print(number, place)'}"
      }),
    NamePlace(
      subject: "ArgumentsClient", names: AwkwardNames.values, header: "client: ",
      before: "key: arguments1\nendpoints:",
      line: { name, number in
        """
          a\(number): {with: {\(name): Int}, returns: Int, live: '`\(unquoted(name))`'}
          b\(number): {with: {'\(unquoted(name)) number': Int, '_ \(unquoted(name))': Int}, throws: true, live: 'print(number)'}
        """
      }),
    NamePlace(
      subject: "Records", names: AwkwardNames.values, header: "feature: ",
      before:
        "dependencies: [log]\nactions: {go: {run: {call: log.write(1), failure: failed}}, failed: }\ntests:",
      line: { name, number in
        """
          test \(number):
            dependencies: {log.write: {records: \(name)}}
            steps: [{send: go}, {assert: 'recorded.\(unquoted(name)) == [1]'}]
        """
      }),
    NamePlace(
      subject: "FeatureParameters", names: AwkwardNames.values, header: "feature: ",
      before: "dependencies: [log]\nparameters:", line: { name, _ in "  \(name): Int = 1" },
      after: "state: {count1: Int = 0}\nactions:\n  failed:",
      use: { name, number in useOfMember("`\(unquoted(name))`", number) }),
    NamePlace(
      subject: "Dependencies", names: AwkwardNames.values, header: "feature: ",
      before: "dependencies:\n  - log", line: { name, _ in "  - \(name)" },
      after: "state: {count1: Int = 0}\nactions:\n  failed:",
      use: { name, number in useOfMember("`\(unquoted(name))`.go()", number) },
      client: { name, number in
        "client: Dependencies\(number)Client\nkey: \(name)\nendpoints: {go: {returns: Int, live: 1}}\n"
      }),
    NamePlace(
      subject: "Locals", names: AwkwardNames.values, header: "feature: ",
      before: "state: {count1: Int = 0}\ndependencies: [log]\nactions:\n  failed:",
      line: { name, number in
        """
          a\(number):
            do: 'let `\(unquoted(name))` = state.count1 + 1'
            run: {call: 'log.write(`\(unquoted(name))`)', failure: failed}
        """
      }),
  ]
}

/// Returns actions that use a number of the reducer: at once, later, and where effects are collected.
private func useOfMember(_ number: String, _ line: Int) -> String {
  """
    a\(line): {with: {_ number: Int}, do: 'state.count1 = \(number) + number'}
    b\(line): {run: {call: 'log.write(\(number))', success: 'a\(line)(\(number))', failure: failed}}
    c\(line):
      send: 'a\(line)(\(number))'
      when:
        - if: '\(number) > 1'
          send: 'a\(line)(\(number) + 1)'
  """
}

/// Returns a name as a key or value of YAML.
private func quoted(_ name: String) -> String { "'\(name)'" }

/// Returns the name between the quotes.
private func unquoted(_ name: String) -> String { String(name.dropFirst().dropLast()) }

import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Finds the schema's key for a member; nil when the member must not be read.
  mutating func knownKey(
    _ name: String, of member: YAMLMember, in schema: Schema, beside members: [YAMLMember]
  ) -> String? {
    guard !schema.hasKey(named: name) else { return name }
    // Whether this is a key of the mapping is unknown, too.
    guard !member.value.isMissing else { return nil }
    return guessedKey(name, of: member, in: schema, beside: members)
  }

  /// Reports an unknown key, and returns the key that was probably meant.
  private mutating func guessedKey(
    _ name: String, of member: YAMLMember, in schema: Schema, beside members: [YAMLMember]
  ) -> String? {
    if let colon = name.firstIndex(of: ":"), schema.key(named: String(name[..<colon])) != nil {
      reportMissingSpace(in: name, after: colon, at: member.key.span)
      return nil
    }
    if let key = schema.key(formerlyNamed: name, holding: member.value) {
      return renamedKey(name, of: member, now: key.name, beside: members)
    }
    // A key of another mapping is not a typing error. The exception is 'sends', a key of a button, in place of
    // 'send'.
    let isForeign =
      Schema.allKeys.contains(name)
      && !["\(name)s", String(name.dropLast())].contains {
        ["send", "sends"].contains($0) && schema.key(named: $0) != nil
      }
    let closest = isForeign ? nil : closestName(to: name, among: schema.keys.map(\.name))
    report(
      .unknownKey, "'\(name)' is not a key of \(schema.subject)", at: member.key.span,
      hint: closest.map { .didYouMean($0) } ?? home(of: name, in: schema).map { Hint($0) }
        ?? textBroken(at: member, beside: members) ?? Hint("the keys are \(schema.knownKeys)"))
    guard let closest, !members.contains(where: { $0.name == closest }) else {
      lose(member.key)
      return nil
    }
    return closest
  }

  /// Reports a key under its former name, and returns its present name; nil if the mapping also has a key of this name.
  private mutating func renamedKey(
    _ name: String, of member: YAMLMember, now present: String, beside members: [YAMLMember]
  ) -> String? {
    let other = members.first { $0.name == present }
    report(
      .unknownKey, "'\(name)' is called '\(present)' now", at: member.key.span,
      hint: other == nil
        ? .write(present) : "add the value to the list of '\(present)', and remove '\(name)'")
    guard other == nil else {
      lose(member.key)
      return nil
    }
    return present
  }

  /// Reports a key whose colon has no space after it. YAML reads the value of this key as a part of the key.
  mutating func reportMissingSpace(
    in text: String, after colon: String.Index, at span: SourceSpan
  ) {
    let key = text[..<colon]
    let value = text[colon...].dropFirst().drop { $0 == " " }
    let offsets = span.startOffset..<span.startOffset + key.utf8.count
    report(
      .missingColon, "'\(key)' has no space after its colon",
      at: SourceSpan(file: span.file, offsets: offsets),
      hint: Hint(
        showing: .init(
          replacing: SourceSpan(file: span.file, offsets: offsets.upperBound..<span.endOffset),
          by: ": \(value)")))
    losses.append(Loss(span: span))
  }

  /// Makes the hint for a `run` without a call, which earlier specs used to send an action; nil for other mappings.
  func sendInsteadOfRun(_ missing: String, in schema: Schema, _ node: YAMLNode) -> String? {
    guard missing == "call", let members = node.members,
      let action = members.first(where: { $0.name == "success" })?.value.source
    else { return nil }
    let others = members.filter { Schema.sentAction.hasKey(named: $0.name) }
    let isLater = others.contains { $0.name != "animation" }
    let options =
      others.map { "\($0.name): \($0.value.source)" }
      + (isLater || schema.subject != Schema.run.subject ? [] : ["later: true"])
    let value =
      options.isEmpty
      ? action : "{\((["action: \(action)"] + options).joined(separator: ", "))}"
    return "to send the action alone, write 'send: \(value)'"
  }

  /// Makes the hint for a key that belongs under another key of the mapping.
  private func home(of name: String, in schema: Schema) -> String? {
    let homes = [
      "if": "when", "else": "when", "on": "match", "cases": "match", "call": "run",
      "success": "run", "failure": "run", "every": "timer",
    ]
    if schema.subject == Schema.taskCall.subject, Schema.task.key(named: name) != nil {
      return "move it next to 'steps', where it applies to all steps"
    }
    if schema.subject == Schema.effects.subject, name == "when" {
      return "use the steps of a task, which can branch: 'task: {steps: [{when: […]}]}'"
    }
    switch name {
    case "call" where schema.subject == Schema.stream.subject:
      return "write the sequence under 'of'"
    case "in" where schema.subject == Schema.each.subject: return "write the collection under 'of'"
    case "animation" where schema.key(named: "send") != nil:
      return "write the animation with the action: 'send: {action: …, animation: .default}'"
    case "wait", "sleep", "tick":
      if schema.key(named: "advance") != nil { return "write 'advance' to let time pass" }
    case "never" where schema.subject == Schema.override.subject:
      return "write 'never' alone, instead of the braces"
    default: break
    }
    guard let home = homes[name], schema.key(named: home) != nil else { return nil }
    return "move it under '\(home)'"
  }

  /// Makes the hint for a key that is the rest of a text after a comma, as in `{doc: Centimetres, as typed}`.
  private func textBroken(at member: YAMLMember, beside members: [YAMLMember]) -> Hint? {
    guard member.value.isNothing,
      let index = members.firstIndex(where: { $0.key.span == member.key.span }), index > 0,
      case .scalar(let scalar) = members[index - 1].value.content, scalar.style == .plain
    else { return nil }
    let previous = members[index - 1]
    let place = SourceSpan(
      file: member.key.span.file,
      offsets: previous.value.span.startOffset..<member.key.span.endOffset)
    return Hint(
      showing: .init(replacing: place, by: singleQuoted("\(scalar.text), \(member.name)")),
      after: "a comma ends a value inside '{}'; put the text in quotes: ")
  }
}

extension Schema {
  /// Finds the key that had a name in earlier specs, for a value of the same kind.
  fileprivate func key(formerlyNamed name: String, holding value: YAMLNode) -> SchemaKey? {
    keys.first { key in
      guard let former = key.former, former.name == name else { return false }
      return switch former.kind {
      case .any: true
      case .list: value.members == nil
      case .mapping: value.members != nil
      }
    }
  }
}

import Foundation
import JSON
import TestSupport

/// The grammar that finds Swift in YAML, implemented as far as necessary to run it. Its rules are tried in order at
/// each place, the earliest match wins, and inside a rule only its own patterns apply.
struct TextMateGrammar {
  /// A rule of the grammar's list.
  struct Rule {
    /// The name of the rule in the repository.
    let name: String
    let begin: NSRegularExpression
    /// The pattern that a line must match to continue the rule; nil for rules that end on their line.
    let goesOn: String?
    /// The end of a rule that does not continue on the next line.
    let end: NSRegularExpression?
    /// The values that may follow the beginning, each with the group that contains Swift.
    let values: [(pattern: NSRegularExpression, group: Int)]

    /// The words of the rule's first list of alternatives: the keys that hold Swift.
    var keys: [String] {
      begin.pattern.firstMatch(of: /\(([A-Za-z]+(?:\|[A-Za-z]+)+)\)/)?.1.split(separator: "|")
        .map(String.init) ?? []
    }
  }

  let rules: [Rule]

  init(_ grammar: JSONValue) throws {
    let repository = try Wanted.value(grammar["repository"])
    rules = try Wanted.value(grammar["patterns"]?.list).map { pattern in
      let name = try Wanted.value(pattern["include"]?.text).dropFirst()
      return try Self.rule(String(name), try Wanted.value(repository[String(name)]), repository)
    }
  }

  private static func rule(
    _ name: String, _ rule: JSONValue, _ repository: JSONValue
  ) throws -> Rule {
    Rule(
      name: name,
      begin: try NSRegularExpression(pattern: try Wanted.value(rule["begin"]?.text)),
      goesOn: rule["while"]?.text,
      end: try (rule["end"]?.text).map { try NSRegularExpression(pattern: $0) },
      values: try (rule["patterns"]?.list ?? []).compactMap { pattern in
        let included = (pattern["include"]?.text).flatMap { repository[String($0.dropFirst())] }
        let found = included ?? pattern
        guard let match = found["match"]?.text else { return nil }
        let captures = found["captures"]?.members ?? []
        let group = captures.first { $0.value["name"]?.text == "meta.embedded.swift" }
        return (
          try NSRegularExpression(pattern: match.replacing("\\G", with: "")),
          try Wanted.value((group?.key).flatMap { Int($0) })
        )
      })
  }

  /// Returns the Swift that the grammar finds in a text: pieces of lines, without the leading spaces.
  func swift(in text: String) throws -> [Piece] {
    var pieces: [Piece] = []
    var goesOn: NSRegularExpression?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      if let pattern = goesOn {
        if pattern.matches(line) {
          let text = line.drop { $0 == " " }
          if !text.isEmpty { pieces.append(Piece(line: number + 1, text: String(text))) }
          continue
        }
        goesOn = nil
      }
      goesOn = try scan(line, number + 1, &pieces)
    }
    return pieces
  }

  /// Adds the Swift of a line, and returns the pattern that the next lines must match to belong to it.
  private func scan(
    _ line: String, _ number: Int, _ pieces: inout [Piece]
  ) throws -> NSRegularExpression? {
    var position = 0
    while let (rule, match) = next(in: line, from: position) {
      if let goesOn = rule.goesOn {
        let indentation = line.text(match.range(at: 1))
        return try NSRegularExpression(pattern: goesOn.replacing("\\1", with: indentation))
      }
      position = match.range.upperBound
      for (pattern, group) in rule.values {
        let rest = line.rest(position)
        guard let value = pattern.firstMatch(in: line, options: .anchored, range: rest) else {
          continue
        }
        pieces.append(Piece(line: number, text: line.text(value.range(at: group))))
        position = value.range.upperBound
        break
      }
    }
    return nil
  }

  /// Returns the earliest match of a rule after a position. If several rules match at the same place, the first of
  /// them wins.
  private func next(in line: String, from position: Int) -> (Rule, NSTextCheckingResult)? {
    rules.compactMap { rule in
      let match = rule.begin.firstMatch(in: line, options: .seesAll, range: line.rest(position))
      return match.map { (rule, $0) }
    }.enumerated().min {
      ($0.element.1.range.location, $0.offset) < ($1.element.1.range.location, $1.offset)
    }?.element
  }
}

/// A piece of Swift on a line.
struct Piece: Hashable {
  /// The line's number, from 1.
  let line: Int
  let text: String
}

/// A value that the grammar must contain.
private enum Wanted: Error {
  case nothing

  static func value<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw nothing }
    return value
  }
}

extension NSRegularExpression.MatchingOptions {
  /// Lookbehind includes the text before the range, and the start of the range is not the start of a line.
  fileprivate static let seesAll: Self = [.withTransparentBounds, .withoutAnchoringBounds]
}

extension NSRegularExpression {
  fileprivate func matches(_ line: String) -> Bool {
    firstMatch(in: line, range: line.rest(0)) != nil
  }
}

extension String {
  /// Returns the range after a position, in UTF-16.
  fileprivate func rest(_ position: Int) -> NSRange {
    NSRange(location: position, length: utf16.count - position)
  }

  fileprivate func text(_ range: NSRange) -> String {
    Range(range, in: self).map { String(self[$0]) } ?? ""
  }
}

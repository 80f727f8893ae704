import Foundation

/// The part of the JSON Schema of SARIF 2.1.0 that our logs use: the allowed and required properties, their types,
/// enumerations and limits. A property that is not listed is a problem, because the schema allows no others.
indirect enum SARIFShape: Sendable {
  case text
  case oneOf([String])
  /// A whole number with a lower bound.
  case number(from: Int)
  /// A list of distinct elements, with a minimum length.
  case list(SARIFShape, atLeast: Int = 0)
  case object([String: SARIFShape], required: Set<String> = [])
  /// A reference to an address relative to the repository.
  case address

  /// Returns the problems of a log, as paths into the log.
  static func problems(of log: Any) -> [String] {
    self.log.problems(of: log, at: "$")
  }

  private static let message = SARIFShape.object(["text": .text], required: ["text"])
  private static let artifact = SARIFShape.object(["uri": .address], required: ["uri"])
  private static let region = SARIFShape.object([
    "startLine": .number(from: 1), "startColumn": .number(from: 1), "endLine": .number(from: 1),
    "endColumn": .number(from: 1),
  ])
  private static let location = SARIFShape.object([
    "physicalLocation": .object(
      ["artifactLocation": artifact, "region": region], required: ["artifactLocation"]),
    "message": message,
  ])
  private static let fix = SARIFShape.object(
    [
      "description": message,
      "artifactChanges": .list(
        .object(
          [
            "artifactLocation": artifact,
            "replacements": .list(
              .object(
                ["deletedRegion": region, "insertedContent": .object(["text": .text])],
                required: ["deletedRegion"]), atLeast: 1),
          ], required: ["artifactLocation", "replacements"]), atLeast: 1),
    ], required: ["artifactChanges"])
  private static let result = SARIFShape.object(
    [
      "ruleId": .text, "level": .oneOf(["none", "note", "warning", "error"]), "message": message,
      "locations": .list(location), "relatedLocations": .list(location), "fixes": .list(fix),
    ], required: ["message"])
  private static let driver = SARIFShape.object(
    [
      "name": .text, "version": .text,
      "rules": .list(
        .object(["id": .text, "shortDescription": message], required: ["id"])),
    ], required: ["name"])
  private static let log = SARIFShape.object(
    [
      "$schema": .text, "version": .oneOf(["2.1.0"]),
      "runs": .list(
        .object(
          [
            "tool": .object(["driver": driver], required: ["driver"]), "results": .list(result),
            "columnKind": .oneOf(["utf16CodeUnits", "unicodeCodePoints"]),
          ], required: ["tool"])),
    ], required: ["version", "runs"])

  private func problems(of value: Any, at path: String) -> [String] {
    switch self {
    case .text:
      return value is String ? [] : ["\(path): no text"]
    case .oneOf(let choices):
      return choices.contains { $0 == value as? String } ? [] : ["\(path): \(value)"]
    case .number(let least):
      return value as? Int ?? .min >= least ? [] : ["\(path): \(value)"]
    case .address:
      let isAddress = (value as? String).flatMap { URL(string: $0) } != nil
      return isAddress ? [] : ["\(path): no address"]
    case .list(let element, let least):
      guard let list = value as? [Any], list.count >= least else { return ["\(path): no list"] }
      let isUnique = Set(list.map { "\($0)" }).count == list.count
      return list.enumerated().flatMap { element.problems(of: $1, at: "\(path)[\($0)]") }
        + (isUnique ? [] : ["\(path): equal elements"])
    case .object(let members, let required):
      guard let object = value as? [String: Any] else { return ["\(path): no object"] }
      let missing = required.subtracting(object.keys).sorted().map { "\(path): no \($0)" }
      return missing
        + object.sorted { $0.key < $1.key }.flatMap { name, value in
          members[name]?.problems(of: value, at: "\(path).\(name)") ?? ["\(path): \(name)"]
        }
    }
  }
}

/// A place of the language that takes Swift: a spec with a placeholder, and Swift that is harmless there.
struct LandingPlace: Sendable {
  /// The kind of Swift that the place takes.
  enum Kind: Sendable {
    case expression, type, typedValue, conditions, pattern, statements, assignment, module, name
  }

  /// The name of the place.
  let name: String
  /// The kind of Swift that the place takes.
  let kind: Kind
  /// Swift that is valid in the place.
  let harmless: String
  /// The spec, with `@` as the placeholder for the Swift.
  private let spec: String
  /// The texts before and after the Swift in the same scalar.
  private let before, after: String

  init(
    _ name: String, _ kind: Kind, _ harmless: String, _ spec: String, before: String = "",
    after: String = ""
  ) {
    self.before = before
    self.after = after
    self.name = name
    self.kind = kind
    self.harmless = harmless
    self.spec = spec
  }

  /// Returns the spec with Swift in its place, quoted for YAML.
  func spec(with swift: String) -> String {
    spec.replacing("@", with: LandingPlace.quoted(before + swift + after))
  }

  /// Returns the part of a fragment that remains together in the generated code.
  func part(of swift: String) -> String {
    switch kind {
    case .module: swift.replacing("?", with: "")
    case .typedValue, .assignment:
      swift.firstIndex(of: "=").map { String(swift[swift.index(after: $0)...]) } ?? swift
    default: swift
    }
  }

  /// Returns a text in YAML's double quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension LandingPlace {
  /// All places.
  static let all = declarations + blocks + effects + tests + views + others

  static func feature(
    _ lines: String, action: String = ""
  ) -> String {
    """
    feature: F
    \(lines)
    actions:
      go: \(action)
      hop:
      set: {with: {_ a: Int, b: Int}}

    """
  }

  static func test(_ steps: String, _ keys: String = "") -> String {
    """
    feature: F
    state: {m: {type: Int, default: 0, binding: true}, n: Int = 0}
    children: {leaf: Leaf}
    dependencies: [log, date, continuousClock]
    actions: {go: }
    tests:
      works: {\(keys)steps: \(steps)}

    """
  }

  static func client(_ endpoint: String) -> String {
    "client: FClient\nkey: f\nendpoints: {one: \(endpoint)}\n"
  }
}

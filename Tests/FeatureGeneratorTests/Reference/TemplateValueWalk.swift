import FeatureSpec
import StrictMustache

@testable import FeatureGenerator

/// Holds the values that specs are lowered to against the table behind the template reference.
struct TemplateValueWalk {
  /// What the values were lowered for.
  let dialect: Dialect

  /// What occurs and is not in the table, each problem once.
  private(set) var problems: Set<String> = []

  /// The places of the table that were met.
  private var met: Set<String> = []

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// Walks an object and everything in it.
  mutating func walk(_ object: TemplateObject, _ kind: TemplateObjectKind) {
    let before = problems.count
    walk(object, kind.reference.members, Place(kind))
    // Of what does not fit there may be thousands; the first tell enough.
    if before > 20 { problems = Set(problems.sorted().prefix(20)) }
  }

  private mutating func walk(_ object: TemplateObject, _ members: [TemplateMember], _ place: Place)
  {
    let members = members.filter { $0.dialects.contains(dialect) }
    for name in object.names {
      guard let value = object[name] else { continue }
      guard let member = members.first(where: { $0.name == name }) else {
        problems.insert(
          "\(place) has a member '\(name)' for '\(dialect.rawValue)' that is not in the table; "
            + "add \(value.suggestion(name)) to \(place.definition)")
        continue
      }
      walk(value, member.kind, place.inside(name))
    }
    for member in members where object[member.name] == nil {
      problems.insert(
        "\(place) has no member '\(member.name)' for '\(dialect.rawValue)', at least once; "
          + "take it out of \(place.definition), or say there which dialects have it: '.only(…)'")
    }
  }

  private mutating func walk(
    _ value: TemplateValue, _ kind: TemplateValueKind, _ place: Place
  ) {
    switch (kind, value) {
    case (.text, .text), (.flag, .bool):
      met.insert(place.text)
    case (.list(let kind), .list(let values)):
      for value in values { walk(value, kind, place.elements) }
    case (.object(let kind), .object(let object)):
      met.insert(place.text)
      walk(object, kind.reference.members, Place(kind))
    case (.members(let members), .object(let object)):
      walk(object, members, place)
    case (.orFalse, .bool(false)), (.never, .bool(false)):
      met.insert(place.text + ", false")
    case (.orFalse(let kind), _):
      walk(value, kind, place)
    default:
      problems.insert(
        "\(place) is \(value.kindInTable) for '\(dialect.rawValue)' and not \(kind.text), as \(place.definition) has it"
      )
    }
  }

  /// The places of the table that no value was met at, in any of some walks.
  ///
  /// What a dialect cannot say, such as a view of a stack, need not occur there.
  static func stale(_ walks: [TemplateValueWalk]) -> [String] {
    let met = walks.reduce(into: Set()) { $0.formUnion($1.met) }
    var told = met
    return walks.flatMap(\.expected).filter { told.insert($0.text).inserted }.map { place in
      "no spec of this test gives \(place); take it out of \(place.definition), or add a spec that has it to "
        + "'TemplateReferenceTests.specs'"
    }
  }

  /// The places of the table that the dialect has.
  private var expected: [Place] {
    let kinds = TemplateObjectKind.kinds(in: dialect)
    return TemplateObjectKind.allCases.filter(kinds.contains).flatMap { kind in
      places(kind.reference.members, Place(kind))
    }
  }

  private func places(_ members: [TemplateMember], _ place: Place) -> [Place] {
    members.filter { $0.dialects.contains(dialect) }.flatMap { member in
      places(member.kind, place.inside(member.name))
    }
  }

  private func places(_ kind: TemplateValueKind, _ place: Place) -> [Place] {
    switch kind {
    case .text, .flag, .object: [place]
    case .never: [place.asFalse]
    case .list(let kind): places(kind, place.elements)
    case .members(let members): places(members, place)
    case .orFalse(let kind): [place.asFalse] + places(kind, place)
    }
  }
}

/// A place in the table, as problems name it.
private struct Place: CustomStringConvertible {
  let kind: TemplateObjectKind
  /// The kind, and what leads to the place from it.
  let text: String

  init(_ kind: TemplateObjectKind) {
    self.init(kind, "\(kind)")
  }

  private init(_ kind: TemplateObjectKind, _ text: String) {
    (self.kind, self.text) = (kind, text)
  }

  func inside(_ name: String) -> Place { Place(kind, "\(text).\(name)") }

  var elements: Place { Place(kind, "\(text)[]") }

  var asFalse: Place { Place(kind, "\(text), false") }

  var description: String { "'\(text)'" }

  /// Where the table has it.
  var definition: String { "'TemplateObjectReference.\(kind)'" }
}

extension TemplateValue {
  /// What kind of value it is, as the table calls it.
  fileprivate var kindInTable: String {
    switch self {
    case .text: "text"
    case .bool: "true or false"
    case .list: "a list"
    case .object(let object): "an object of \(object.names.joined(separator: ", "))"
    }
  }

  /// An entry of the table for a value.
  fileprivate func suggestion(_ name: String) -> String {
    switch self {
    case .text: ".text(\"\(name)\", \"…\")"
    case .bool:
      ".flag(\"\(name)\", \"…\"), or .optional(\"\(name)\", …, \"…\") when it can be an object"
    case .list(let values):
      if case .text? = values.first {
        ".texts(\"\(name)\", \"…\")"
      } else {
        ".list(\"\(name)\", …, \"…\")"
      }
    case .object(let object):
      ".object(\"\(name)\", …, \"…\") with the members \(object.names.joined(separator: ", "))"
    }
  }
}

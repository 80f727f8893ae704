import FeatureProgram
import FeatureSpec
import SwiftCode

/// Splits operators that stand behind a reducer, since each makes the compiler take a multiple of the time.
///
/// The library overloads `ifLet`, `forEach`, `ifCaseLet` and `onChange`, and the compiler tries the combinations. Behind
/// a property it begins anew.
struct BodyParts {
  /// The most operators that one expression has.
  private static let limit = 3

  /// The names that the feature's other members have.
  private var taken: Set<String>
  /// The properties so far.
  private(set) var parts: [BodyPartModel] = []

  /// Begins with no parts.
  ///
  /// - Parameter feature: The feature whose members the properties are; nil for the type of several children.
  init(of feature: Feature?) {
    let members = feature.map { feature in
      feature.dependencies + feature.parameters.map(\.name) + feature.procedures.map(\.name)
    }
    taken = Set((members ?? []).map(\.value))
  }

  /// Puts all operators but the last ones into properties.
  ///
  /// - Parameters:
  ///   - prefix: What the properties' names begin with: `with`.
  ///   - meaning: What the reducer is up to the operator for something.
  ///   - link: The reducer with some operators, in place of which a property of a name stands from the second time on.
  /// - Returns: The reducer with the last operators.
  mutating func split<Operator>(
    _ operators: [Operator], prefix: String, subject: (Operator) -> String,
    meaning: (_ subject: String) -> String,
    link: (_ previous: String?, _ operators: [Operator]) -> BodyLinkModel
  ) -> BodyLinkModel {
    var rest = operators[...]
    var previous: String?
    while rest.count > Self.limit, let last = rest.prefix(Self.limit).last {
      let name = name(prefix, subject(last))
      parts.append(
        BodyPartModel(
          name: name, doc: Documentation(text: meaning(subject(last))),
          link: link(previous, Array(rest.prefix(Self.limit)))))
      previous = name
      rest = rest.dropFirst(Self.limit)
    }
    return link(previous, Array(rest))
  }

  /// A name that no other member has: `withEditor`, `observingQueryText`.
  private mutating func name(_ prefix: String, _ subject: String) -> String {
    let words = subject.split(separator: ".").map { $0.capitalizedFirst }
    var name = prefix + words.joined()
    while !taken.insert(name).inserted { name += "Reducer" }
    return name
  }
}

/// A reducer with operators behind it: no more of them than the compiler takes fast.
struct BodyLinkModel: TemplateModel {
  var previous: String?
  var reducers: ReducersModel?
  var changes: [ChangeModel] = []

  static let members = Members<Self>("reducers with operators", "A body, or a part of one.") {
    Member(
      "previous", \.previous, "the property that it goes on from", holding: "name", "its name")
    Member("reducers", \.reducers, "the reducers, in order; false where it goes on from a property")
    Member(
      "isCombined", { $0.reducers != nil && !$0.changes.isEmpty },
      "whether changes follow, so that the reducers stand in a `CombineReducers`")
    Member("changes", \.changes, "what follows changes of properties")
  }
}

struct BodyPartModel: TemplateModel {
  var name: String
  var doc: Documentation
  var link: BodyLinkModel

  static let members = Members<Self>(
    "part of a body", "A property with some of the reducers of a body, which has many operators."
  ) {
    Member("name", \.name, "the property's name")
    Member("doc", \.doc, "the lines of its documentation")
    Part(\.link)
  }
}

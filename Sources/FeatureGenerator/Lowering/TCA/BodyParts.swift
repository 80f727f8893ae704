import FeatureProgram
import FeatureSpec
import SwiftCode

/// Splits a long chain of operators after a reducer, since each operator multiplies the compile time.
///
/// The library overloads `ifLet`, `forEach`, `ifCaseLet` and `onChange`, and the compiler tries the combinations. At
/// a property, the compiler starts over.
struct BodyParts {
  /// The maximum number of operators in one expression.
  private static let limit = 3

  /// The names of the feature's other members.
  private var taken: Set<String>
  /// The properties that have been made so far.
  private(set) var parts: [BodyPartModel] = []

  /// Makes an instance without properties.
  ///
  /// - Parameter feature: The feature that has the properties as members; nil for the type of a child that can hold
  ///   several features.
  init(of feature: Feature?) {
    let members = feature.map { feature in
      feature.dependencies + feature.parameters.map(\.name) + feature.procedures.map(\.name)
    }
    taken = Set((members ?? []).map(\.value))
  }

  /// Moves all operators except the last ones to properties.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the properties' names, such as `with`.
  ///   - meaning: Returns the description of the reducer up to the operator with a subject.
  ///   - link: Returns the reducer with some operators. From the second call on, a property with the given name
  ///     replaces the reducer.
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

  /// Returns a name that no other member has, such as `withEditor` or `observingQueryText`.
  private mutating func name(_ prefix: String, _ subject: String) -> String {
    let words = subject.split(separator: ".").map { $0.capitalizedFirst }
    var name = prefix + words.joined()
    while !taken.insert(name).inserted { name += "Reducer" }
    return name
  }
}

/// A reducer with operators after it, no more of them than the compiler handles quickly.
struct BodyLinkModel: TemplateModel {
  var previous: String?
  var reducers: ReducersModel?
  var changes: [ChangeModel] = []

  static let members = Members<Self>("reducers with operators", "A body, or a part of one.") {
    Member(
      "previous", \.previous, "the property that it continues", holding: "name", "its name")
    Member("reducers", \.reducers, "the reducers, in order; false if it continues a property")
    Member(
      "isCombined", { $0.reducers != nil && !$0.changes.isEmpty },
      "whether changes follow, so that a `CombineReducers` contains the reducers")
    Member("changes", \.changes, "the code after changes of properties")
  }
}

struct BodyPartModel: TemplateModel {
  var name: String
  var doc: Documentation
  var link: BodyLinkModel

  static let members = Members<Self>(
    "part of a body", "A property with some of the reducers of a body that has many operators."
  ) {
    Member("name", \.name, "the property's name")
    Member("doc", \.doc, "the lines of its documentation")
    Part(\.link)
  }
}

import FeatureProgram
import FeatureSpec
import StrictMustache

@testable import FeatureGenerator

/// Compares the models that specs are lowered to with the template reference.
struct TemplateModelSurvey {
  /// The dialect that the models were lowered for.
  let dialect: Dialect

  /// The properties that have no name.
  private(set) var problems: Set<String> = []

  /// The places of the reference at which a value has occurred.
  private var met: Set<String> = []

  /// The names of the types of models that were visited.
  private var names: [ObjectIdentifier: Set<String>] = [:]

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// Visits a model and all of its parts.
  mutating func visit(_ model: any TemplateModel) {
    let type = type(of: model)
    checkProperties(of: model)
    visit(type.description.members, of: model, "\(type)")
  }

  private mutating func visit(
    _ members: [TemplateMember], of object: any TemplateFields, _ place: String
  ) {
    for member in members where member.dialects.contains(dialect) {
      guard let value = object.field(TemplateName(member.name)) else { continue }
      visit(value, member.kind, "\(place).\(member.name)")
    }
  }

  private mutating func visit(_ value: TemplateValue, _ kind: TemplateValueKind, _ place: String) {
    switch (kind, value) {
    case (.text, _), (.flag, _):
      met.insert(place)
    case (.list(let kind), .list(let values)):
      for value in values { visit(value, kind, "\(place)[]") }
    case (.object, .object(let object)):
      met.insert(place)
      if let model = object as? any TemplateModel { visit(model) }
    case (.inline(let members), .object(let object)):
      met.insert(place)
      visit(members, of: object, place)
    case (.orFalse, .bool(false)):
      met.insert("\(place), false")
    case (.orFalse(let kind), _):
      visit(value, kind, place)
    default:
      problems.insert("'\(place)' is no \(kind)")
    }
  }

  /// Checks that each property that templates could see has a name, or that the parts of its value have names.
  private mutating func checkProperties(of model: any TemplateModel) {
    let mirror = Mirror(reflecting: model)
    guard mirror.displayStyle == .struct else { return }
    let type = type(of: model)
    let names = names(of: type)
    for case (let label?, let value) in mirror.children
    where label != "span" && value is any TemplateData && !names.contains(label) {
      // A part that belongs to another dialect is checked there.
      if Mirror(reflecting: value).displayStyle == .optional, "\(value)" == "nil" { continue }
      if let part = value as? any TemplateModel {
        let inner = self.names(of: Swift.type(of: part))
        if !inner.isEmpty, names.isSuperset(of: inner) { continue }
      }
      problems.insert(
        "no name stands for '\(type).\(label)'; add 'Member(\"\(label)\", \\.\(label), \"…\")' to its members"
      )
    }
  }

  /// Returns the names of a type's members.
  private mutating func names(of type: any TemplateModel.Type) -> Set<String> {
    let id = ObjectIdentifier(type)
    if let known = names[id] { return known }
    let found = Set(type.description.members.map(\.name))
    names[id] = found
    return found
  }

  /// Returns the places of the reference at which no value has occurred in any of the surveys.
  ///
  /// A value that the dialect does not support, such as a view of a stack, need not occur.
  static func stale(_ surveys: [TemplateModelSurvey]) -> [String] {
    let met = surveys.reduce(into: Set()) { $0.formUnion($1.met) }
    let expected = surveys.reduce(into: Set()) { $0.formUnion($1.expected) }
    return expected.subtracting(met).sorted().map { place in
      "no spec of this test gives '\(place)'; take it out of the model's members, or add a spec that has it to "
        + "'TemplateReferenceTests.specs'"
    }
  }

  /// The places of the reference that the dialect has.
  private var expected: Set<String> {
    var places: Set<String> = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ type: any TemplateModel.Type) {
      guard seen.insert(ObjectIdentifier(type)).inserted else { return }
      visit(type.description.members, "\(type)")
    }
    func visit(_ members: [TemplateMember], _ place: String) {
      for member in members where member.dialects.contains(dialect) {
        var kind = member.kind
        // The other dialects see false.
        if case .orFalse(let held) = kind, member.dialects.count < Dialect.allCases.count {
          kind = held
        }
        visit(kind, "\(place).\(member.name)")
      }
    }
    func visit(_ kind: TemplateValueKind, _ place: String) {
      switch kind {
      case .text, .flag: places.insert(place)
      case .object(let type):
        places.insert(place)
        visit(type)
      case .list(let kind): visit(kind, "\(place)[]")
      case .inline(let members):
        places.insert(place)
        visit(members, place)
      case .orFalse(let kind):
        places.insert("\(place), false")
        visit(kind, place)
      }
    }
    visit(ProjectModel.self)
    return places
  }
}

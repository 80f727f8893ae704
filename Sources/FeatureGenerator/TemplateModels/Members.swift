import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache

/// The names of the values that templates read from a model, with their meanings.
///
/// The table also documents the model and its properties, so these have no further comments. The table is a reference
/// type, because every object that is described where it occurs has its own table.
final class Members<Model: Sendable>: Sendable {
  /// The description of the model in the template reference.
  let description: TemplateObjectDescription
  /// The names. The functions that read their properties are in `readers`, at the same indices.
  private let names: [TemplateName]
  private let readers: [@Sendable (Model) -> TemplateValue]
  /// The properties whose names the model adopts.
  private let parts: [Part<Model>]

  /// Describes a model.
  ///
  /// - Parameters:
  ///   - title: The model's title in the reference; nil for a model that occurs at only one place and is described
  ///     there.
  ///   - summary: The meaning of the model, in one line.
  init(
    _ title: String? = nil, _ summary: String = "",
    @MembersBuilder<Model> _ entries: () -> [MembersBuilder<Model>.Entry]
  ) {
    let entries = entries()
    let members = entries.compactMap { if case .member(let member) = $0 { member } else { nil } }
    names = members.map { TemplateName($0.description.name) }
    readers = members.map(\.read)
    parts = entries.compactMap { if case .part(let part) = $0 { part } else { nil } }
    description = TemplateObjectDescription(
      title: title, summary: summary,
      members: entries.flatMap { entry in
        switch entry {
        case .member(let member): [member.description]
        case .part(let part): part.members
        }
      })
  }

  /// Returns the names that an object has.
  func names(in model: Model) -> [String] {
    names.map(\.text) + parts.flatMap { $0.names(model) }
  }

  /// Returns the value of a name; nil if the model does not have the name.
  func value(of name: TemplateName, in model: Model) -> TemplateValue? {
    // A model has a dozen names: a linear search over their hashes beats a hash table.
    for index in names.indices where names[index] == name { return readers[index](model) }
    for part in parts where part.mayHave(name) {
      if let value = part.value(model, name) { return value }
    }
    return nil
  }

  /// Returns whether a model may have a name.
  fileprivate func mayHave(_ name: TemplateName) -> Bool {
    names.contains(name) || parts.contains { $0.mayHave(name) }
  }
}

/// A name of a property, with the property and its meaning.
struct Member<Model: Sendable> {
  fileprivate let description: TemplateMember
  fileprivate let read: @Sendable (Model) -> TemplateValue

  private init(
    _ name: String, _ kind: TemplateValueKind, _ meaning: String, _ dialects: [Dialect],
    _ read: @escaping @Sendable (Model) -> TemplateValue
  ) {
    description = TemplateMember(
      name: name, kind: kind, meaning: meaning,
      dialects: Set(dialects.isEmpty ? Dialect.allCases : dialects))
    self.read = read
  }

  /// Names a property.
  ///
  /// - Parameters:
  ///   - meaning: The meaning of the value, in one line.
  ///   - dialects: The dialects in which the value can be other than false; none for all dialects.
  init<Value: TemplateData>(
    _ name: String, _ property: @escaping @Sendable (Model) -> Value, _ meaning: String,
    for dialects: Dialect...
  ) {
    self.init(name, Value.templateKind, meaning, dialects) { property($0).templateValue }
  }

  /// Names an optional property. Templates see false or an object with one name.
  ///
  /// - Parameters:
  ///   - meaning: The meaning of the object, in one line.
  ///   - inner: The name of the value in the object.
  ///   - innerMeaning: The meaning of the value, in one line.
  ///   - dialects: The dialects in which the value can be other than false; none for all dialects.
  init<Value: TemplateData>(
    _ name: String, _ property: @escaping @Sendable (Model) -> Value?, _ meaning: String,
    holding inner: String, _ innerMeaning: String, for dialects: Dialect...
  ) {
    let members = Members<Value> { Member<Value>(inner, { $0 }, innerMeaning) }
    self.init(name, .orFalse(members.inlineKind), meaning, dialects) {
      property($0).map(members.inlineValue) ?? false
    }
  }

  /// Names a property and the values in it.
  ///
  /// - Parameters:
  ///   - meaning: The meaning of the property, in one line.
  ///   - entries: The names of the values in the property.
  init<Value: Sendable>(
    _ name: String, _ property: @escaping @Sendable (Model) -> Value, _ meaning: String,
    @MembersBuilder<Value> _ entries: () -> [MembersBuilder<Value>.Entry]
  ) {
    let members = Members<Value>(nil, "", entries)
    self.init(name, members.inlineKind, meaning, []) {
      members.inlineValue(property($0))
    }
  }

  /// Names an optional property and the values in it.
  init<Value: Sendable>(
    _ name: String, _ property: @escaping @Sendable (Model) -> Value?, _ meaning: String,
    @MembersBuilder<Value> _ entries: () -> [MembersBuilder<Value>.Entry]
  ) {
    let members = Members<Value>(nil, "", entries)
    self.init(name, .orFalse(members.inlineKind), meaning, []) {
      property($0).map(members.inlineValue) ?? false
    }
  }

  /// Names a list and the values in its elements.
  init<Value: Sendable>(
    _ name: String, each property: @escaping @Sendable (Model) -> [Value], _ meaning: String,
    @MembersBuilder<Value> _ entries: () -> [MembersBuilder<Value>.Entry]
  ) {
    let members = Members<Value>(nil, "", entries)
    self.init(name, .list(members.inlineKind), meaning, []) {
      .list(property($0).map(members.inlineValue))
    }
  }
}

extension Members {
  /// The kind of an object that is described where it occurs.
  fileprivate var inlineKind: TemplateValueKind { .inline(description.members) }

  /// Makes an object that is described where it occurs.
  fileprivate func inlineValue(_ model: Model) -> TemplateValue {
    .object(InlineObject(model: model, members: self))
  }
}

/// An object that is described where it occurs.
private struct InlineObject<Model: Sendable>: TemplateFields {
  let model: Model
  let members: Members<Model>

  var fieldNames: [String] { members.names(in: model) }
  var origin: Origin? { nil }
  func field(_ name: TemplateName) -> TemplateValue? { members.value(of: name, in: model) }
}

/// A property whose names the model adopts.
struct Part<Model: Sendable> {
  fileprivate let members: [TemplateMember]
  /// Whether the property may have a name. The answer is known without reading the property.
  fileprivate let mayHave: @Sendable (TemplateName) -> Bool
  fileprivate let names: @Sendable (Model) -> [String]
  fileprivate let value: @Sendable (Model, TemplateName) -> TemplateValue?

  /// Adopts the names of a property.
  init<Value: TemplateModel>(_ property: @escaping @Sendable (Model) -> Value) {
    self.init(Value.description.members) { property($0) }
  }

  /// Adopts the names of a property that exists in only one dialect.
  init<Value: TemplateModel>(
    _ property: @escaping @Sendable (Model) -> Value?, for dialect: Dialect
  ) {
    let members = Value.description.members.map { member in
      var member = member
      member.dialects.formIntersection([dialect])
      return member
    }
    self.init(members, property)
  }

  private init<Value: TemplateModel>(
    _ members: [TemplateMember], _ property: @escaping @Sendable (Model) -> Value?
  ) {
    self.members = members
    mayHave = { Value.members.mayHave($0) }
    names = { property($0)?.fieldNames ?? [] }
    value = { property($0)?.field($1) }
  }
}

/// Collects names and parts.
@resultBuilder
enum MembersBuilder<Model: Sendable> {
  /// A name or a part.
  enum Entry {
    case member(Member<Model>)
    case part(Part<Model>)
  }

  static func buildExpression(_ member: Member<Model>) -> Entry { .member(member) }
  static func buildExpression(_ part: Part<Model>) -> Entry { .part(part) }
  static func buildBlock(_ entries: Entry...) -> [Entry] { entries }
}

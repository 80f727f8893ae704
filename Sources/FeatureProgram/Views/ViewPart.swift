import FeatureSpec
import SpecSource

/// A field of a struct or of a feature's state that a view can show in a row.
public struct ViewPart: Sendable {
  public let name: Located<String>
  public let type: ViewType
  /// Whether the part's value is secret. If so, only a control that hides the value may appear.
  public let isSecret: Bool
  /// The control that changes the part when the view changes the whole value; nil for none.
  public let control: ViewControl?
}

extension ViewType {
  /// Finds the parts of a struct or of a feature's state, without ids, lists and values that people cannot read.
  public func parts(in project: FeatureProject) -> [ViewPart] {
    let fields: [Field]
    let home: Home
    switch kind {
    case .structure(let structure): (fields, home) = (structure.fields, structure.home)
    case .state(let feature): (fields, home) = (feature.state, .feature(feature))
    case .text, .truth, .integer, .number, .date, .link, .choice, .hidden, .other: return []
    }
    return fields.filter { $0.name.value != "id" && !$0.isList }.compactMap { field in
      let type = ViewType(field.type, in: home, project)
      guard type.isPlain || type.hasParts else { return nil }
      let isSecret = field.isSecret(as: type)
      return ViewPart(
        name: field.name, type: type, isSecret: isSecret,
        // Secrets of other kinds than text have no control that hides them.
        control: field.isConstant || isSecret && !type.isText
          ? nil : type.control(isSecret: isSecret))
    }
  }

  /// Whether a single row can show a value.
  public var isPlain: Bool {
    switch kind {
    case .text, .truth, .integer, .number, .date, .link, .choice: true
    case .structure, .state, .hidden, .other: false
    }
  }

  /// Whether a value is a text.
  private var isText: Bool {
    if case .text = kind { true } else { false }
  }

  /// Whether a value is shown by its parts.
  private var hasParts: Bool {
    switch kind {
    case .structure, .state: true
    case .text, .truth, .integer, .number, .date, .link, .choice, .hidden, .other: false
    }
  }

  /// Whether people can read a value, or a part of it.
  func isReadable(in project: FeatureProject) -> Bool {
    isPlain || parts(in: project).contains { !$0.isSecret }
  }
}

import FeatureSpec
import SpecSwift

// The preview: the view with a state that was made up.

extension ViewLowering {
  /// The preview; nil when a value that the state or the reducer needs cannot be made up.
  var preview: ViewModel.Preview? {
    let arguments = Set(view.arguments.map(\.name.value))
    guard feature.parameters.allSatisfy({ !$0.isRequired || arguments.contains($0.name.value) })
    else { return nil }
    let values = view.preview.map { field in
      let name = field.name.value
      let isStack = feature.child(named: name)?.presence == .stack
      return (
        name, dialect.value(field.value, ofStack: isStack, among: feature.prompts(at: name))
      )
    }
    let given = Dictionary(values) { first, _ in first }
    var sample = SampleState(project: project)
    guard let made = sample.value(of: feature, given: given, as: self.state) else { return nil }
    let shared = writeShared(
      view.preview, of: feature, opening: "let _ = ", columns: columnLimit - 4)
    let call = CallTree.call(
      "store: Store", [.labeled("initialState", shared == nil ? made : .text("state"))])
    return (
      statements: shared.map {
        [TracedText("let state = \(made.text(columns: columnLimit - 16))")] + $0
      } ?? [],
      // Rows that lead to other views need a stack around them.
      isStacked: !isScreen,
      view: type,
      reducer: project.reducer(of: feature.name.value, view.arguments)
        .text(columns: columnLimit - (isScreen ? 12 : 14)),
      opening: call.text(columns: columnLimit - (isScreen ? 6 : 8), tail: 2) + " {"
    )
  }
}

/// Makes up a state that a preview begins with.
private struct SampleState {
  let project: FeatureProject
  /// How many values it is made of so far.
  private var count = 0

  /// How many values a preview spells out at most; a user gives larger states in the spec.
  private static let limit = 100

  init(project: FeatureProject) {
    self.project = project
  }

  /// The arguments of a state's initialiser; nil where one cannot be made up.
  private mutating func arguments(
    of feature: Feature, given: [String: String] = [:]
  ) -> [CallTree]? {
    guard feature.external == nil else { return feature.needsValues(in: project) ? nil : [] }
    var arguments: [CallTree] = []
    for property in project.storedProperties(of: feature) {
      guard property.isParameter else { continue }
      if let value = given[property.name.value] {
        arguments.append(.labeled(property.name.argument, .text(property.argument(value))))
        continue
      }
      guard property.defaultValue == nil, !property.isOptional else { continue }
      guard let value = value(of: property.name.value, in: feature) else { return nil }
      let argument = property.shared.map { CallTree.call($0.wrapper, [.labeled("value", value)]) }
      arguments.append(.labeled(property.name.argument, argument ?? value))
    }
    return arguments
  }

  /// A value for a property of a state that has no default.
  private mutating func value(of name: String, in feature: Feature) -> CallTree? {
    if let field = feature.field(named: name) {
      return value(of: field.type.text, field, in: feature)
    }
    let inside = feature.child(named: name).flatMap { project.onlyFeature(in: $0) }
    return inside.flatMap { value(of: $0) }
  }

  /// The state of a feature; the first case that holds nothing, if it is an enum.
  ///
  /// - Parameter type: What the state's type is called.
  mutating func value(
    of feature: Feature, given: [String: String] = [:], as type: String? = nil
  ) -> CallTree? {
    let type = type ?? project.stateType(ofFeature: feature.name.value)
    switch feature.stateForm {
    case .fields: return arguments(of: feature, given: given).map { .call(type, $0) }
    case .type: return feature.external == nil ? nil : .call(type, [])
    case .cases(let cases):
      let first = cases.first { $0.parameters.isEmpty && !feature.isChild($0) }
      return first.map { .text("\(type).\($0.name.member)") }
    }
  }

  /// A value of a type.
  private mutating func value(
    of type: String, _ field: Field, in feature: Feature?
  ) -> CallTree? {
    count += 1
    guard count <= Self.limit else { return nil }
    switch ViewType(type, in: feature, project).kind {
    case .text: return .text(escapedStringLiteral(words(of: field.name.value)))
    case .truth: return .text("false")
    case .integer, .number: return .text("0")
    case .date: return .text("Date()")
    case .choice(_, let cases): return cases.first.map { .text(".\($0.name)") }
    case .model(let model): return value(of: model)
    case .state(let inside): return value(of: inside)
    case .hidden, .other: break
    }
    switch field.type.analysis.typeShape {
    case .array, .named("Set"), .named("IdentifiedArrayOf"): return .text("[]")
    case .dictionary: return .text("[:]")
    case .named("UUID"): return .text("UUID()")
    case .named("URL"): return .text(#"URL(fileURLWithPath: "/")"#)
    default: return nil
    }
  }

  /// A value of a model.
  private mutating func value(of model: Model) -> CallTree? {
    var arguments: [CallTree] = []
    for field in model.fields where field.isRequired {
      guard let value = value(of: field.type.text, field, in: nil) else { return nil }
      arguments.append(.labeled(field.name.argument, value))
    }
    return .call(model.name.declared, arguments)
  }
}

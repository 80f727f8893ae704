import SpecSource
import SpecSwift

/// Reads a reducer: its state, its actions, its composition, and its handlers.
struct FeatureReader {
  /// The reducer.
  let feature: LinkedType
  /// The protocols of the app that the reducer conforms to. They call functions of the feature.
  let protocols: [LinkedType]
  /// All types of the app.
  let types: LinkedTypes
  /// The parts of the reducer that no spec can express.
  var obstacles: [AdoptionReason] = []
  /// The handlers of the reducer's actions.
  var handlers: [AdoptedHandler] = []
  /// The properties and functions of the body that were read.
  var visited: Set<String> = []
  /// The functions that are declared in the function that is being read.
  var localFunctions: [FunctionDeclaration] = []

  init(_ feature: LinkedType, in types: LinkedTypes) {
    (self.feature, self.types) = (feature, types)
    protocols = types.ownProtocols(of: feature)
  }

  /// Reads the whole reducer.
  mutating func read() -> AdoptedFeature {
    readState()
    readActions()
    readMembers(of: feature, as: "members")
    if let body = feature.variable(named: "body"), let statements = body.variable.getter {
      readBody(statements, in: body.member.file)
    }
    readReduceFunctions()
    return AdoptedFeature(
      name: feature.name, span: feature.origin.span, handlers: handlers, obstacles: obstacles)
  }

  /// Records a part of the reducer that no spec can express.
  mutating func refuse(_ text: String, at span: SourceSpan) {
    obstacles.append(AdoptionReason(text: text, span: span))
  }

  private mutating func readState() {
    // A state that is not nested is another type, and its name is enough.
    guard let state = feature.nested["State"] else { return }
    switch state.type.keyword {
    case .enum: readMembers(of: state, as: "cases of the state")
    case .class, .actor: refuse("the state is a class", at: state.origin.span)
    default: readMembers(of: state, as: "fields")
    }
  }

  private mutating func readActions() {
    let actions = [feature.nested["Action"]].compactMap(\.self) + feature.actionTypes
    if actions.isEmpty, ActionTable(of: feature, style: types.style(of: feature)) == nil {
      refuse("'Action' is not an enum nested in the feature", at: feature.origin.span)
    }
    for type in actions {
      if type.type.keyword == .struct { refuse("the actions are a struct", at: type.origin.span) }
      readMembers(of: type, as: "actions")
    }
  }

  private mutating func readMembers(of type: LinkedType, as what: String) {
    for member in type.members {
      guard case .conditional(let declarations) = member.declaration.kind else { continue }
      // Helpers stay in the app's own file. Declarations of a spec are always present.
      let isDeclared = declarations.contains { declaration in
        switch declaration.kind {
        case .enumCase: true
        case .variable(let variable):
          // A property that asks for a dependency may always do so.
          variable.getter == nil && !declaration.modifiers.contains("static")
            && !declaration.has("Dependency")
        default: false
        }
      }
      if isDeclared { refuse("'#if' among the \(what)", at: member.span) }
    }
  }

  /// Reads reducers that are functions: `reduce(into:action:)`, and the functions that an app's own protocol
  /// requires.
  private mutating func readReduceFunctions() {
    for member in feature.members {
      guard let function = member.declaration.function, function.parameters.first?.label == "into",
        function.result != nil, function.name == "reduce" || !protocols.isEmpty
      else { continue }
      readFunction(function, in: member.file)
    }
  }

  /// Reads the handlers of a function whose last parameter is an action.
  mutating func readFunction(_ function: FunctionDeclaration, in file: ReadSwiftFile) {
    let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
    guard visited.insert("\(function.name)(\(labels))").inserted, let body = function.body,
      let first = body.first
    else { return }
    guard let action = function.parameters.last(where: { $0.type.hasSuffix("Action") }) else {
      return addHandler(function.name, body, at: first.source, in: file)
    }
    let group = action.label.flatMap { $0.hasSuffix("Action") ? String($0.dropLast(6)) : nil }
    readHandlers(body, of: action.name, at: group.map { [$0] } ?? [], in: file)
  }
}

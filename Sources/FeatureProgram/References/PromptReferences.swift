import FeatureSpec
import SpecSource
import SpecSwift

extension ReferenceFinder {
  /// Finds the references of an alert or a dialog.
  mutating func find(in prompt: Prompt, of feature: Feature) {
    find(in: prompt.parameters)
    let locals = lookup.locals(of: prompt.parameters, in: home)
    for text in [prompt.title, prompt.message].compactMap(\.self) + prompt.buttons.map(\.label) {
      for value in text.values { find(value, locals: locals) }
    }
    for button in prompt.buttons {
      find(button.condition, locals: locals)
      for name in button.payload {
        let parameter = prompt.parameters.first { $0.name.value == name.value }
        add(name, parameter.map { Meaning(name.value, .parameter($0)) })
      }
      guard case .send(let action) = button.effect else { continue }
      // The reaction that follows the button is a reaction of the feature that the spec does not write.
      find(action, from: .actions(feature, isReaction: false), locals: locals)
    }
  }

  /// Finds the references of an action with its payload.
  mutating func find(_ action: NamedAction, from scope: Scope, locals: [Meaning] = []) {
    find(addressOf: action, from: scope)
    for (argument, parameter) in pairs(action.arguments, action.path.target?.parameters ?? []) {
      find(argument.value, ofType: parameter?.type, locals: locals)
    }
    find(action.animation, locals: locals)
  }

  /// Finds the references of the names of an action, and of the labels of its payload.
  mutating func find(addressOf action: NamedAction, from scope: Scope, readsIDs: Bool = true) {
    let path = action.path.target
    find(action.address, path?.references, from: scope, readsIDs: readsIDs)
    find(action.arguments, of: action.call, path?.parameters ?? [])
  }
}

// Views.
extension ReferenceFinder {
  /// Finds the references of a view.
  mutating func find(in view: FeatureView, of feature: Feature) {
    place.context = .view
    defer { place.context = .declaration }
    let sent =
      (view.actions ?? []).map(\.name) + [view.onAppear].compactMap(\.self)
      + (view.fields ?? []).flatMap { [$0.delete, $0.tap].compactMap(\.self) }
    for name in sent { add(name, own(.action, name.value)) }
    for name in (view.fields ?? []).map(\.name) + view.preview.map(\.name) {
      add(name, own(.property, name.value))
    }
    for name in view.arguments.map(\.name) { add(name, own(.parameter, name.value)) }
    for action in view.actions ?? [] { find(action.condition) }
    for value in view.preview {
      find(value.value, wanted: lookup.name(value.name.value, in: .state(feature)))
    }
    for value in view.arguments {
      find(value.value, ofType: feature.parameter(named: value.name.value)?.type)
    }
    for override in view.overrides { find(in: override) }
    for name in view.navigation { find(placeAt: name, of: feature) }
  }

  /// Finds the references of the name of a place: `editor`, `destination.share`.
  private mutating func find(placeAt name: Located<String>, of feature: Feature) {
    var scope = Scope.state(feature)
    for part in name.value.split(separator: ".").map(String.init) {
      guard let meaning = lookup.name(part, in: scope) else { return }
      add(Located(part, at: name.span.ofName(part)), meaning)
      scope = lookup.scope(after: meaning) ?? .names([])
    }
  }
}

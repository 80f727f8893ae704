import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the reducers and operators that stay Swift, by their places.
  func compositionKeys() throws(NotDrafted) -> SpecDraft? {
    guard !body.composition.isEmpty else { return nil }
    let span = feature.origin.span
    // The order of the children has no meaning.
    let inner =
      body.reducePlaces.isEmpty
      ? body.children.map(\.place) + body.parts.map(\.place) : body.reducePlaces
    let last = inner.max() ?? 0
    let first = body.reducePlaces.min() ?? last
    let early = body.composition.filter { $0.role == .reducer && $0.place < first }
    let late = body.composition.filter { $0.role == .reducer && $0.place > last }
    guard early.count + late.count == body.composition.count(where: { $0.role == .reducer }) else {
      throw NotDrafted("a child between other parts of the body", at: span)
    }
    // A part that runs first runs before the reducer of bindings, too.
    let places = (body.reducePlaces + body.children.map(\.place) + body.parts.map(\.place)).sorted()
    for part in body.composition where part.isOfApp {
      guard part.place < places.first ?? .max || part.place > places.last ?? .max else {
        throw NotDrafted("a custom reducer between other parts of the body", at: span)
      }
    }
    let own = body.composition.filter { $0.role == .own }
    let bindings = body.composition.filter { $0.role == .bindings }
    // The reducer of bindings comes first.
    if let operators = bindings.first {
      let isInOrder =
        body.reducePlaces.allSatisfy { $0 > operators.place }
        && early.allSatisfy { !$0.isOfApp || $0.place < operators.place }
        && late.allSatisfy { !$0.isOfApp || $0.place > operators.place }
      guard isInOrder else {
        throw NotDrafted("an operator on bindings after other parts of the body", at: span)
      }
    }
    let blocks = Set(
      handlers.all.filter { !$0.address.isChange && !body.isEarly($0) }.map(\.place))
    guard own.isEmpty || blocks.union(own.map(\.place)).count == 1 else {
      var error = NotDrafted("an operator on a part of the body", at: span)
      error.unit = body.smallestUnit(of: own)
      throw error
    }
    let all = body.composition.filter { $0.role == .operators }
    return .keys(
      ("before", list(early)), ("bindings", list(bindings)), ("own", list(own)),
      ("after", list(late)), ("operators", list(all)))
  }

  private func list(_ parts: [ComposedPart]) -> SpecDraft? {
    if parts.count == 1 { return .text(parts[0].text) }
    return parts.isEmpty ? nil : .list(parts.map { .text($0.text) })
  }

  /// The parts of the body that stay Swift, and their relations to fields and bindings.
  var compositionDeclarations: [ComparedPart.Declaration] {
    var declarations: [ComparedPart.Declaration] = []
    let keys = try? compositionKeys()
    for role in ["before", "bindings", "own", "after", "operators"] {
      guard let value = keys?[role] else { continue }
      let parts = if case .list(let parts) = value { parts } else { [value] }
      for (index, part) in parts.enumerated() {
        let text = part.text ?? ""
        declarations.append(
          .init(
            "\(role) \(index): \(words(text).joined(separator: " "))",
            shown: "\(role):\n  \(text.replacing("\n", with: "\n  "))"))
      }
    }
    for field in state.fields {
      guard let wrapper = field.value["wrapper"]?.text else { continue }
      declarations.append(.init("\(wrapper) \(field.name)"))
    }
    if actions.names.kinds.values.contains(.binding) { declarations.append(.init("bindings")) }
    return declarations
  }
}

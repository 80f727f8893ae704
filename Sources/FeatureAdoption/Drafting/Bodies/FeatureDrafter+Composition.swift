import SpecSource
import SpecSwift

/// The operators that add the reducer of a child. Their order has no meaning.
let operatorsOfChildren: Set = ["forEach", "forEachRoute", "ifCaseLet", "ifLet"]

extension FeatureDrafter {
  /// Whether a `Reduce` stays Swift: it ignores the action, and is outside of the property with the other reducers.
  func isBesideCore(_ arguments: [LabeledValue], _ value: Expression) -> Bool {
    guard let closure = arguments.first?.closure, arguments.count == 1,
      closure.parameters.count == 2, closure.parameters[1] == "_",
      let core = feature.variable(named: "core"), core.variable.getter != nil,
      core.member.declaration.attributes.contains(where: { $0.name.hasPrefix("ReducerBuilder") })
    else { return false }
    let names = feature.members.filter { member in
      member.declaration.attributes.contains { $0.name.hasPrefix("ReducerBuilder") }
    }
    return !names.contains { $0.declaration.source.range.contains(value.source.range.lowerBound) }
  }

  /// Whether the expression is a part of the body that operators can follow.
  func isPartOfBody(_ value: Expression) -> Bool {
    if case .call = value.kind { true } else { isOwnReducer(value) }
  }

  /// Whether the expression is a property of the feature that contains reducers.
  func isOwnReducer(_ value: Expression) -> Bool {
    value.ownName.flatMap { feature.variable(named: $0)?.variable.getter } != nil
  }

  /// Keeps the reducer of a child, or one of the app's own reducers, as it is.
  mutating func keepReducer(
    _ source: SourceText, at place: Int, _ file: ReadSwiftFile, isOfApp: Bool = false
  ) -> Bool {
    guard compose(.reducer, source.range, at: place, file) else { return false }
    body.composition[body.composition.endIndex - 1].isOfApp = isOfApp
    return true
  }

  /// Keeps an operator as it is.
  ///
  /// - Parameters:
  ///   - value: The operator with its base.
  ///   - isWhole: Whether the body contains nothing else.
  ///   - own: The place of the `Reduce` that was read last.
  ///   - place: The place of the operator.
  mutating func keepOperator(
    _ name: String, _ value: Expression, _ base: Expression, isWhole: Bool, own: Int?,
    at place: Int, _ file: ReadSwiftFile
  ) -> Bool {
    let root = root(of: base)
    if root.isBindings { return keepBindingOperator(value, base, root: root, file) }
    if let last = body.parts.last, last.source == root.source,
      last.file.file.path == file.file.path,
      last.doesNothing, body.parts.dropLast().contains(where: \.isOwn)
    {
      // Next to another reducer, an empty reducer only carries its operators.
      guard
        compose(
          .reducer, value.source.range, as: operators(of: value, root: root, file), at: last.place,
          file)
      else { return false }
      claims.claim(root.source, in: file)
      body.parts.removeLast()
      return true
    }
    var role: ComposedPart.Role
    let isKept = body.composition.contains { $0.isWithoutOwn && $0.range == base.source.range }
    if case .call(let callee, _) = root.kind, callee.source.text.hasPrefix("Reduce"), !isKept {
      role = .own
    } else if isWhole, root.isCombination || isOwnReducer(root) {
      role = .operators
    } else {
      return keepWithReducer(value, base, root: root, at: place, file)
    }
    guard let own = role == .own ? own : 0 else { return false }
    // Operators on other reducers run after the children that are closer to the feature.
    let isOutside =
      !operatorsOfChildren.contains(name)
      && (body.children.map(\.place) + body.alerts.places.map(\.place)).contains { $0 > own }
    if role == .own, isOutside || body.composition.contains(where: { $0.role == .operators }) {
      guard isWhole else {
        // If their reducers stay Swift, too, the operator runs after them.
        body.earlyReaction = isOutside ? body.children.last { $0.place > own }?.name : nil
        return false
      }
      role = .operators
    }
    return compose(
      role, base.source.range.upperBound..<value.source.range.upperBound, at: own, file)
  }

  /// Keeps an operator of the reducer of bindings. Nothing else may be between the two.
  private mutating func keepBindingOperator(
    _ value: Expression, _ base: Expression, root: Expression, _ file: ReadSwiftFile
  ) -> Bool {
    let earlier = body.composition.filter { $0.role == .bindings }
    let bindings = body.parts.filter { !$0.isOwn }
    guard bindings.count == 1, bindings[0].source == root.source,
      base.source.range == root.source.range
        || earlier.last?.range.upperBound == base.source.range.upperBound
    else { return false }
    return compose(
      .bindings, base.source.range.upperBound..<value.source.range.upperBound,
      at: bindings[0].place, file)
  }

  /// Keeps the operators of an empty reducer, or of a reducer that stays Swift, together with the reducer.
  private mutating func keepWithReducer(
    _ value: Expression, _ base: Expression, root: Expression, at place: Int, _ file: ReadSwiftFile
  ) -> Bool {
    let range = value.source.range
    let earlier = body.composition.firstIndex { part in
      part.role == .reducer && part.range == base.source.range && part.path == file.file.path
    }
    if let earlier {
      guard namesGeneratedEffects(range, file) else { return false }
      body.composition[earlier].text =
        body.composition[earlier].isWithoutOwn
        ? operators(of: value, root: root, file) : file.draft(range)
      body.composition[earlier].range = range
      return true
    }
    guard root.source.text == "EmptyReducer()", base.source.range == root.source.range else {
      return false
    }
    return compose(.reducer, range, at: place, file)
  }

  /// Returns the operators of an empty reducer as operators of the library's empty reducer.
  private func operators(
    of value: Expression, root: Expression, _ file: ReadSwiftFile
  ) -> DraftText {
    var text = file.draft(root.source.range.upperBound..<value.source.range.upperBound)
    text.text = onEmptyReducer(text.text)
    return text
  }

  /// Returns operators after the library's empty reducer.
  func onEmptyReducer(_ operators: String) -> String {
    let lines = operators.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    return (["EmptyReducer()"] + lines).joined(separator: "\n")
  }

  private mutating func compose(
    _ role: ComposedPart.Role, _ range: Range<Int>, as text: DraftText? = nil, at place: Int,
    _ file: ReadSwiftFile
  ) -> Bool {
    guard namesGeneratedEffects(range, file) else { return false }
    body.composition.append(
      ComposedPart(
        role: role, text: text ?? file.draft(range), place: place, range: range,
        path: file.file.path, isWithoutOwn: text != nil))
    return true
  }

  /// Whether Swift names effects only by a type that is generated. Records other types.
  private mutating func namesGeneratedEffects(_ range: Range<Int>, _ file: ReadSwiftFile) -> Bool {
    let types = handlers.cancelTypes.intersection(file.words(in: range)).subtracting([
      typeOfEffectIDs
    ])
    body.effectTypes.formUnion(types)
    return types.isEmpty
  }

  /// Returns the expression that a chain of operators begins with.
  func root(of value: Expression) -> Expression {
    var value = value
    while case .call(let callee, _) = value.kind, case .member(of: let base?, _) = callee.kind,
      isPartOfBody(base)
    {
      value = base
    }
    return value
  }

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
      handlers.all.filter { !$0.address.isChange && !isEarly($0) }.map(\.place))
    guard own.isEmpty || blocks.union(own.map(\.place)).count == 1 else {
      var error = NotDrafted("an operator on a part of the body", at: span)
      error.unit = smallestUnit(of: own)
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

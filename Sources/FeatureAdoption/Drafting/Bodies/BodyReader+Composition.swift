import SpecSource
import SpecSwift

/// The operators that add the reducer of a child. Their order has no meaning.
let operatorsOfChildren: Set = ["forEach", "forEachRoute", "ifCaseLet", "ifLet"]

// Reducers and operators that no key expresses stay Swift.
extension BodyReader {
  /// Keeps the reducer of a child, or one of the app's own reducers, as it is.
  mutating func keepReducer(
    _ source: SourceText, _ file: ReadSwiftFile, isOfApp: Bool = false
  ) -> Bool {
    guard compose(.reducer, source.range, at: place, file) else { return false }
    body.composition[body.composition.endIndex - 1].isOfApp = isOfApp
    return true
  }

  /// Keeps an operator as it is.
  ///
  /// - Parameter own: The place of the `Reduce` that was read last.
  mutating func keep(_ applied: BodyOperator, own: Int?) -> Bool {
    let (value, base, file) = (applied.value, applied.base, applied.file)
    let root = feature.root(of: base)
    if root.isBindings { return keepBindingOperator(applied, root: root) }
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
    if root.reducerType == "Reduce", !isKept {
      role = .own
    } else if applied.isWhole, root.isCombination || feature.hasReducer(root) {
      role = .operators
    } else {
      return keepWithReducer(applied, root: root)
    }
    guard let own = role == .own ? own : 0 else { return false }
    // Operators on other reducers run after the children that are closer to the feature.
    let isOutside =
      !operatorsOfChildren.contains(applied.name)
      && (body.children.map(\.place) + body.alerts.places.map(\.place)).contains { $0 > own }
    if role == .own, isOutside || body.composition.contains(where: { $0.role == .operators }) {
      guard applied.isWhole else {
        // If their reducers stay Swift, too, the operator runs after them.
        body.earlyOperator = isOutside ? body.children.last { $0.place > own }?.operatorPlace : nil
        return false
      }
      role = .operators
    }
    return compose(role, applied.rest, at: own, file)
  }

  /// Keeps an operator of the reducer of bindings. Nothing else may be between the two.
  private mutating func keepBindingOperator(_ applied: BodyOperator, root: Expression) -> Bool {
    let earlier = body.composition.filter { $0.role == .bindings }
    let bindings = body.parts.filter { !$0.isOwn }
    guard bindings.count == 1, bindings[0].source == root.source,
      applied.base.source.range == root.source.range
        || earlier.last?.range.upperBound == applied.base.source.range.upperBound
    else { return false }
    return compose(.bindings, applied.rest, at: bindings[0].place, applied.file)
  }

  /// Keeps the operators of an empty reducer, or of a reducer that stays Swift, together with the reducer.
  private mutating func keepWithReducer(_ applied: BodyOperator, root: Expression) -> Bool {
    let (value, base, file) = (applied.value, applied.base, applied.file)
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
    let types = declared.cancelTypes.intersection(file.words(in: range)).subtracting([
      typeOfEffectIDs
    ])
    body.effectTypes.formUnion(types)
    return types.isEmpty
  }
}

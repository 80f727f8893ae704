import SpecSource
import SpecSwift

/// An operator that is applied to a reducer of the body.
struct BodyOperator {
  /// The name of the operator.
  var name: String
  /// The arguments of the operator.
  var arguments: [LabeledValue]
  /// The reducer that the operator is applied to.
  var base: Expression
  /// The reducer with the operator.
  var value: Expression
  /// The range of the operator's name in its file, with the dot.
  var nameRange: Range<Int>
  /// The file.
  var file: ReadSwiftFile
  /// Whether the body contains nothing else.
  var isWhole: Bool

  /// The range of the operator in its file, with its arguments.
  var range: Range<Int> { nameRange.lowerBound..<value.source.range.upperBound }
  /// The Swift after the base.
  var rest: Range<Int> { base.source.range.upperBound..<value.source.range.upperBound }
}

extension BodyReader {
  /// Reads a reducer with an operator.
  mutating func read(_ applied: BodyOperator) throws(NotDrafted) {
    let (name, value, base, file) = (applied.name, applied.value, applied.base, applied.file)
    let isFirst = body.parts.isEmpty && body.children.isEmpty && body.alerts.places.isEmpty
    let composed = body.composition.count
    try readReducer(base, file, isWhole: applied.isWhole)
    let root = feature.root(of: base)
    // 'checkPlaces' refuses other reducers around a combination, unless they stay Swift.
    let isOfAll = applied.isWhole || isFirst && (root.isCombination || feature.hasReducer(root))
    let isOutermost = body.composition.contains { $0.role == .operators }
    if name == "onChange", isOfAll, !attempt.hard.hasChanges, !isOutermost {
      do throws(NotDrafted) {
        return body.changes.append(try change(applied, after: body.composition[composed...]))
      } catch {
        throw error.aboutChanges
      }
    }
    claims.claim(applied.rest, in: file)
    if types.hasStateIdentity, name == "endingReplaced" { return }
    place += 1
    if name == "ifLet", !isOutermost,
      let alerts = alertsReader.alertPlace(applied.arguments, at: place),
      body.alerts.place(alerts.name) == nil
    {
      return add(alerts, besides: alerts.answers.origin)
    }
    let own = body.parts.last.flatMap { $0.isOwn ? $0.place : nil }
    do throws(NotDrafted) {
      guard let kind = ChildOperator(rawValue: name), kind != .scope, !isOutermost else {
        let isChange = name == "onChange"
        throw NotDrafted(
          isChange ? "'.onChange' on a part of the body" : "'.\(name)' in the body",
          at: file.span(applied.nameRange))
      }
      // The child would no longer come first.
      guard
        body.composition.last?.isOfApp != true || body.composition.last?.range != base.source.range
      else {
        throw NotDrafted("a child of a custom reducer", at: file.span(value.source.range))
      }
      guard !attempt.hard.operators.contains(applied.range.lowerBound) else {
        throw NotDrafted(
          "a reaction to a child before the child's reducer", at: file.span(applied.nameRange))
      }
      try readChild(kind, applied.arguments, applied.range, file)
    } catch {
      guard keep(applied, own: own) else { throw error }
    }
  }

  /// Reads the operator of a reaction to the changes of a field.
  ///
  /// - Parameter kept: The parts of the body before the operator that stay Swift.
  private mutating func change(
    _ applied: BodyOperator, after kept: ArraySlice<ComposedPart>
  ) throws(NotDrafted) -> ChangeReaction {
    let (arguments, file) = (applied.arguments, applied.file)
    let span = file.span(applied.range)
    guard arguments.count == 2, arguments[0].label == "of", let closure = arguments[1].closure,
      closure.parameters.count == 2, closure.captures.isEmpty,
      ["_", "oldValue"].contains(closure.parameters[0])
    else { throw NotDrafted("an unsupported 'onChange'", at: span) }
    let path = arguments[0].value.source.text
    let field = String(path.dropFirst(2))
    guard path.hasPrefix("\\."), isIdentifier(field) else {
      throw NotDrafted("an 'onChange' of a part of a field", at: span)
    }
    // A reaction to changes sees changes of the feature, but not those of reducers that stay Swift.
    let isPlain = state.fields.contains { $0.name == field }
    let reducers = kept.filter { $0.role == .reducer }
    if reducers.contains(where: { !isPlain || $0.isOfApp || words($0.text.text).contains(field) }) {
      throw NotDrafted("an 'onChange' of a value that a child may change", at: span)
    }
    var branch = Branch(body: closure.body, interior: closure.interior)
    var substitutions: [String: String] = [:]
    if closure.parameters[1] != "state" {
      guard closure.body.count == 1,
        case .call(let callee, let inner)? = closure.body[0].value?.kind,
        callee.source.text == "Reduce", inner.count == 1, let reduce = inner[0].closure,
        reduce.parameters.count == 2, ["state", "_"].contains(reduce.parameters[0]),
        reduce.parameters[1] == "_", reduce.captures.isEmpty
      else { throw NotDrafted("an unsupported 'onChange'", at: span) }
      branch = Branch(body: reduce.body, interior: reduce.interior)
      if closure.parameters[1] != "_" { substitutions[closure.parameters[1]] = "state.\(field)" }
    }
    claims.claim(applied.base.source.range.upperBound..<branch.interior.lowerBound, in: file)
    return ChangeReaction(
      field: field, branch: branch, place: place, substitutions: substitutions, file: file,
      span: span, isOfPart: !applied.isWhole)
  }

  /// Reads the reducer of a child that an expression runs.
  mutating func readChild(
    _ kind: ChildOperator, _ arguments: [LabeledValue], _ range: Range<Int>, _ file: ReadSwiftFile
  ) throws(NotDrafted) {
    let reader = ChildReader(
      context: context, attempt: attempt, declared: declared, fields: state.children,
      actions: actions)
    var child = try reader.child(
      of: ChildReducer(
        kind: kind, arguments: arguments, range: range, file: file, place: place, base: rootPlace))
    if kind != .scope { child.operatorPlace = range.lowerBound }
    for place in alertsReader.places(in: child) { add(place) }
    body.children.append(child)
  }

  /// The reader of alerts.
  private var alertsReader: AlertsReader {
    AlertsReader(
      context: context, plain: attempt.hard.alerts, declared: declared, fields: state.children,
      actions: actions)
  }

  /// Adds the place of alerts, with the alerts that are declared for it.
  ///
  /// - Parameter answers: The enum of the buttons' actions, if it is a member of the feature.
  private mutating func add(_ place: AlertPlace, besides answers: Member? = nil) {
    if let answers { drafted(answers, claiming: answers.declaration.source.range) }
    let alerts = alertsReader.alerts(declaredFor: place)
    for member in alerts.compactMap(\.member) {
      drafted(member, claiming: member.declaration.source.range)
    }
    body.alerts.add(place, alerts)
  }
}

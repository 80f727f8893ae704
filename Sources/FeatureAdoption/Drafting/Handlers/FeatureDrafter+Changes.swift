import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Reads the reaction to a change of a value.
  ///
  /// - Parameter kept: The parts of the body before the reaction that stay Swift.
  mutating func readChange(
    _ arguments: [LabeledValue], at place: Int, _ source: SourceText, _ file: ReadSwiftFile,
    after kept: ArraySlice<ComposedPart>
  ) throws(NotDrafted) {
    let span = file.span(source.range)
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
    var body = (closure.body, closure.interior)
    var substitutions: [String: String] = [:]
    if closure.parameters[1] != "state" {
      guard closure.body.count == 1,
        case .call(let callee, let inner)? = closure.body[0].value?.kind,
        callee.source.text == "Reduce", inner.count == 1, let reduce = inner[0].closure,
        reduce.parameters.count == 2, ["state", "_"].contains(reduce.parameters[0]),
        reduce.parameters[1] == "_", reduce.captures.isEmpty
      else { throw NotDrafted("an unsupported 'onChange'", at: span) }
      body = (reduce.body, reduce.interior)
      if closure.parameters[1] != "_" { substitutions[closure.parameters[1]] = "state.\(field)" }
    }
    claims.claim(source.range.lowerBound..<body.1.lowerBound, in: file)
    let drafter = blockDrafter(file)
    var keys = try drafter.block(drafter.items(body.0, in: body.1))
    take(drafter.record)
    if !substitutions.isEmpty {
      guard let replaced = keys.replacing(substitutions) else {
        throw NotDrafted("a value of 'onChange' that is bound to another name", at: span)
      }
      keys = replaced
    }
    handlers.all.append(
      DraftedHandler(
        address: .change(of: field), keys: keys, place: place,
        source: HandlerSource(
          branch: Branch(body: body.0, interior: body.1), file: file, span: span,
          substitutions: substitutions)))
  }
}

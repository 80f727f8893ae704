import SpecSource
import SpecSwift

// A body may have several 'Reduce'. One that no key says stays Swift where the others are the greater part.
extension FeatureDrafter {
  /// Keeps a part of the body with its operators as it is, if that was decided.
  mutating func keepUnit(_ value: Expression, _ file: ReadSwiftFile) throws(NotDrafted) -> Bool {
    guard bodyUnit == nil, !keptUnits.isEmpty, keptUnits.contains(root(of: value).unit) else {
      return false
    }
    placeInBody += 1
    rootPlace = placeInBody
    claims.claim(value.source, in: file)
    guard keepReducer(value.source, at: placeInBody, file, isOfApp: true) else {
      throw NotDrafted("a part of the body that is not known", at: file.span(value.source.range))
    }
    return true
  }

  /// Makes the spec with a part of the body as it is, because something in it is not drafted.
  mutating func draftKeepingUnit(
    after error: NotDrafted, from start: FeatureDrafter
  ) throws(NotDrafted) -> FeatureDraft {
    guard let unit = unitToKeep(after: error) else { throw error }
    self = start
    claims = Claims()
    keptUnits.insert(unit)
    do throws(NotDrafted) { return try draft() } catch { _ = error }
    throw error
  }

  /// The smallest part of the body that operators are applied to which stay Swift.
  func smallestUnit(of operators: [ComposedPart]) -> String? {
    parts.filter { part in part.isOwn && operators.contains { $0.place == part.place } }
      .min { $0.size < $1.size }?.unit
  }

  /// The smallest part of the body of those that do something with an action; nil where there is only one.
  func smallerUnit(doing handler: DraftedHandler) -> String? {
    let same = handlers.filter { $0.address == handler.address }
    let places = Set(same.map(\.place) + [handler.place])
    let own = parts.filter { $0.isOwn && places.contains($0.place) }
    return own.count > 1 ? own.min { $0.size < $1.size }?.unit : nil
  }

  /// The part of the body that may stay Swift, because something in it is not drafted: the others do more.
  func unitToKeep(after error: NotDrafted) -> String? {
    guard !isGenerated, let unit = error.unit, !keptUnits.contains(unit) else { return nil }
    var sizes: [String: Int] = [:]
    for part in parts where part.isOwn && !part.doesNothing {
      sizes[part.unit, default: 0] += part.size
    }
    guard let size = sizes[unit], sizes.values.contains(where: { $0 > size }) else { return nil }
    return unit
  }
}

extension Expression {
  /// What tells it from other parts of a body.
  var unit: String { words(source.text).joined(separator: " ") }
}

extension BodyPart {
  /// What tells it from other parts of the body.
  var unit: String { whole?.unit ?? "" }

  /// How much it does.
  fileprivate var size: Int {
    switch kind {
    case .closure(let closure): closure.interior.count
    case .function(let function, _): function.interior.count
    case .bindings, .functions: 0
    }
  }
}

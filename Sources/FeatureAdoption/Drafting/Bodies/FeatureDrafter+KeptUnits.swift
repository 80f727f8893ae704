import SpecSource
import SpecSwift

// A body may have several 'Reduce'. One that no key can express stays Swift if the others are the greater part.
extension FeatureDrafter {
  /// Returns the smallest part of the body that has operators that stay Swift.
  func smallestUnit(of operators: [ComposedPart]) -> String? {
    body.parts.filter { part in part.isOwn && operators.contains { $0.place == part.place } }
      .min { $0.size < $1.size }?.unit
  }

  /// Returns the smallest of the parts of the body that handle an action; nil if a single part does.
  func smallerUnit(doing handler: DraftedHandler) -> String? {
    let same = handlers.all.filter { $0.address == handler.address }
    let places = Set(same.map(\.place) + [handler.place])
    let own = body.parts.filter { $0.isOwn && places.contains($0.place) }
    return own.count > 1 ? own.min { $0.size < $1.size }?.unit : nil
  }

  /// The sizes of the parts of the body that do something, by the identifiers of the parts.
  var unitSizes: [String: Int] {
    var sizes: [String: Int] = [:]
    for part in body.parts where part.isOwn && !part.doesNothing {
      sizes[part.unit, default: 0] += part.size
    }
    return sizes
  }
}

extension Expression {
  /// The identifier of the part in a body.
  var unit: String { words(source.text).joined(separator: " ") }
}

extension BodyPart {
  /// The identifier of the part in the body.
  var unit: String { whole?.unit ?? "" }

  /// The size of the part.
  fileprivate var size: Int {
    switch kind {
    case .closure(let closure): closure.interior.count
    case .function(let function, _): function.interior.count
    case .bindings, .functions: 0
    }
  }
}

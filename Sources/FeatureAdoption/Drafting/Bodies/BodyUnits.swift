import SpecSwift

// A body may have several 'Reduce'. One that no key can express stays Swift if the others are the greater part.
extension DraftedBody {
  /// Returns the smallest part of the body that has operators that stay Swift.
  func smallestUnit(of operators: [ComposedPart]) -> String? {
    parts.filter { part in part.isOwn && operators.contains { $0.place == part.place } }
      .min { $0.size < $1.size }?.unit
  }

  /// The sizes of the parts of the body that do something, by the identifiers of the parts.
  var unitSizes: [String: Int] {
    var sizes: [String: Int] = [:]
    for part in parts where part.isOwn && !part.doesNothing {
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
  var size: Int {
    switch kind {
    case .closure(let closure): closure.interior.count
    case .function(let function, _): function.interior.count
    case .bindings, .functions: 0
    }
  }
}

import SpecSwift

extension FunctionDeclaration {
  /// Whether the initializer only assigns its parameters to fields, in the order of the generated initializer, which
  /// has first values for the other fields.
  func isPart(of all: [StateParameter]) -> Bool {
    let taken = taken(of: all)
    return isOrdered(like: all)
      && parameters.allSatisfy { $0.label == $0.name && $0.value == nil }
      && sets(taken.map { ["self.\($0.stored)=\($0.name)", "\($0.stored)=\($0.name)"] })
      && failure == nil && !isGeneric && !isAsync
      && all.allSatisfy { field in field.value != nil || taken.contains { $0.name == field.name } }
  }

  /// Whether the initializer always assigns a value to each field that has a first value.
  func setsAll(_ fields: [StateParameter]) -> Bool {
    let set = Set((body ?? []).compactMap(\.assignedField))
    return fields.allSatisfy { $0.value == nil || set.contains($0.stored) }
  }

  /// Whether the initializer takes the fields in the order of the generated initializer.
  func isOrdered(like all: [StateParameter]) -> Bool {
    taken(of: all).map(\.name) == parameters.map { $0.label ?? "_" }
  }

  /// Returns the fields that the initializer takes, in the order of the generated initializer.
  private func taken(of all: [StateParameter]) -> [StateParameter] {
    all.filter { field in parameters.contains { $0.name == field.name } }
  }

  /// Whether a call with these labels may mean this initializer.
  func takes(_ labels: [String]) -> Bool {
    var left = labels[...]
    for parameter in parameters {
      if left.first == parameter.label {
        left.removeFirst()
      } else if parameter.value == nil {
        return false
      }
    }
    return left.isEmpty
  }
}

extension FunctionDeclaration {
  /// Whether the initializer calls another initializer.
  var callsInitializer: Bool {
    body?.contains { $0.source.text.filter { !$0.isWhitespace }.contains("self.init(") } ?? false
  }
}

extension Statement {
  /// The field in an assignment such as `self.count = 0`; nil for other statements.
  fileprivate var assignedField: String? {
    guard case .expression(let expression) = kind,
      case .assignment(let target, by: "=", _) = expression.kind
    else { return nil }
    switch target.kind {
    case .name(let name): return name
    case .member(of: let owner?, let name) where owner.source.text == "self": return name
    default: return nil
    }
  }
}

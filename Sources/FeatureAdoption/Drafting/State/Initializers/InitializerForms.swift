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

extension Member {
  /// Whether the variable has observers.
  var isObserved: Bool {
    declaration.variable?.accessors.contains { ["didSet", "willSet"].contains($0.keyword) } ?? false
  }

  /// The stored property of each state; nil for other declarations.
  var storedVariable: VariableDeclaration? {
    guard let variable = declaration.variable, variable.getter == nil,
      !declaration.modifiers.contains("static")
    else { return nil }
    return variable
  }
}

extension ReadSwiftFile {
  /// Returns the member of one of the feature's types that begins at a place.
  func member(at place: Int) -> Member? {
    var declarations = declarations
    while let around = declarations.first(where: { $0.source.range.contains(place) }) {
      if around.source.range.lowerBound == place { return Member(declaration: around, file: self) }
      declarations = around.type?.members ?? []
    }
    return nil
  }
}

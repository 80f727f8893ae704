import SpecSwift

/// A function of an app's tests that makes a store, or is handed one.
struct StoreMaker {
  /// What it takes and does.
  let function: FunctionDeclaration
  /// Where it stands.
  let member: Member
  /// The type that it belongs to; nil for one that stands alone.
  let owner: LinkedType?

  /// The statements of its body, without the one that hands out what it has called the store, and that name.
  ///
  /// - Returns: Nil where it may return in several places.
  var body: (statements: [Statement], store: String?)? {
    guard var statements = function.body, let last = statements.last else { return nil }
    var name: String?
    if case .returning(let value?) = last.kind, let names = value.memberNames, names.count == 1 {
      name = names[0]
      statements.removeLast()
    }
    let others = name == nil ? statements.dropLast() : statements[...]
    return others.contains(where: \.returns) ? nil : (statements, name)
  }

  /// What a call hands to each parameter, or its default; nil where the call is of another function.
  func values(of arguments: [LabeledValue]) -> [(parameter: FunctionParameter, value: Expression)]?
  {
    var rest = arguments[...]
    var values: [(FunctionParameter, Expression)] = []
    for parameter in function.parameters {
      guard !parameter.type.hasPrefix("inout "), !parameter.type.contains("@autoclosure") else {
        return nil
      }
      if let next = rest.first, next.label == parameter.label || isTrailing(next, parameter) {
        values.append((parameter, next.value))
        rest.removeFirst()
      } else if let value = parameter.value {
        values.append((parameter, value))
      } else {
        return nil
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Whether a closure behind the parentheses stands for a parameter.
  private func isTrailing(_ argument: LabeledValue, _ parameter: FunctionParameter) -> Bool {
    argument.label == nil && argument.closure != nil && parameter.type.contains("->")
  }
}

/// The functions of an app's tests that make stores.
struct StoreMakers {
  private var byName: [String: [StoreMaker]] = [:]

  /// Finds them.
  init(_ files: [ReadSwiftFile], _ types: LinkedTypes) {
    let alone = files.flatMap { file in
      file.declarations.map { (Member(declaration: $0, file: file), LinkedType?.none) }
    }
    let members = types.all.flatMap { type in type.members.map { ($0, LinkedType?.some(type)) } }
    for (member, owner) in members + alone {
      guard let function = member.declaration.function,
        function.result?.text.hasPrefix("TestStore") == true
      else { continue }
      byName[function.name, default: []].append(
        StoreMaker(function: function, member: member, owner: owner))
    }
  }

  /// The function that an expression calls, and what it hands to its parameters.
  func called(
    by value: Expression, in test: TestFunction
  ) -> (maker: StoreMaker, values: [(parameter: FunctionParameter, value: Expression)])? {
    guard let call = value.unmarked.methodCall, let makers = byName[call.name] else { return nil }
    let base = call.base?.memberNames
    let isOwn = base == nil || base == ["self"] || base == ["Self"]
    let reached = makers.filter { maker in
      guard let owner = maker.owner else {
        return base == nil
          && (!maker.member.declaration.isPrivate
            || maker.member.file.file.path == test.member.file.file.path)
      }
      return isOwn ? owner.name == test.owner?.name : owner.name == base?.joined(separator: ".")
    }
    for maker in reached {
      if let values = maker.values(of: call.arguments) { return (maker, values) }
    }
    return nil
  }
}

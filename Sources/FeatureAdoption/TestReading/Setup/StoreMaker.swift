import SpecSwift

/// A function of an app's tests that makes a store or receives one.
struct StoreMaker {
  /// The declaration of the function.
  let function: FunctionDeclaration
  /// The place of the function.
  let member: Member
  /// The type that the function belongs to; nil for a global function.
  let owner: LinkedType?

  /// The statements of the body without the one that returns the store, and the store's name in the body.
  ///
  /// - Returns: nil if the body may return in several places.
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

  /// Returns the argument of a call for each parameter, or the parameter's default; nil if the call is of another
  /// function.
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

  /// Whether a trailing closure is the argument for a parameter.
  private func isTrailing(_ argument: LabeledValue, _ parameter: FunctionParameter) -> Bool {
    argument.label == nil && argument.closure != nil && parameter.type.contains("->")
  }
}

/// The functions of an app's tests that make stores.
struct StoreMakers {
  private var byName: [String: [StoreMaker]] = [:]

  /// Finds the functions that make stores.
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

  /// Returns the function that an expression calls, with the arguments for its parameters.
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

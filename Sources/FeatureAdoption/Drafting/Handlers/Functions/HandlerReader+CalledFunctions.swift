import SpecSource
import SpecSwift

/// A function of the feature whose call is the whole body of a case.
struct CalledFunction {
  /// The function.
  var function: FunctionDeclaration
  /// The declaration of the function.
  var member: Member
  /// The names in the case, by the names of the function's parameters.
  var names: [String: String]
}

extension HandlerReader {
  /// Finds the function whose call is the whole body of a case: `case .saved(let name): return saved(name, &state)`.
  ///
  /// The result is nil if other code calls the function, if keys cannot express its body, and if a name has another
  /// meaning in the case.
  func functionDoing(_ branch: Branch, _ scope: HandlerScope) -> CalledFunction? {
    guard !branch.isConditional, branch.body.dropFirst().allSatisfy(\.doesNothing),
      case .call(let callee, let arguments)? = branch.body.first?.value?.kind,
      let name = callee.ownName, handlersProtocol?.functionNames.contains(name) != true,
      !actions.names.procedures.contains(name),
      let (function, member) = feature.functions(named: name).first(where: {
        $0.function.parameters.map(\.label) == arguments.map(\.label)
      }), isInlinable(function, member), let body = function.body,
      let names = names(in: function, member, of: arguments, branch, scope)
    else { return nil }
    let branch = Branch(body: body, interior: function.interior)
    guard !attempt.hard.branches.contains(branch.id(in: member.file)) else { return nil }
    let drafter = blockDrafter(member.file).trial
    let items = drafter.items(body, in: function.interior)
    guard let keys = try? drafter.block(items), keys.replacing(names) != nil else { return nil }
    return CalledFunction(function: function, member: member, names: names)
  }

  /// Reads a case with the body of a function in place of the function's call.
  mutating func read(
    _ branch: Branch, _ comments: [String], _ hasDefault: Bool, doneBy called: CalledFunction,
    _ outer: HandlerScope
  ) throws(NotDrafted) {
    let (function, member) = (called.function, called.member)
    for statement in branch.body { claims.claim(statement.source, in: outer.file) }
    try inline(member, upTo: function.interior.lowerBound)
    let end = branch.body.first?.source.range.lowerBound ?? branch.interior.upperBound
    let lines = [
      commentLines(outer.file.file.text(branch.interior.lowerBound..<end)),
      commentLines(member.declaration.comment),
    ].flatMap(\.all)
    var scope = outer
    scope.file = member.file
    scope.substitutions = called.names
    scope.isDispatched = true
    let start = member.declaration.source.range.lowerBound
    let label = branch.label.map {
      SourceText(text: $0.text, range: start..<function.interior.lowerBound)
    }
    let whole = Branch(
      label: label, patterns: branch.patterns, body: function.body ?? [],
      interior: function.interior)
    try read(whole, comments + lines, hasDefault, scope)
  }

  /// Whether a function makes an effect and is called once.
  private func isInlinable(_ function: FunctionDeclaration, _ member: Member) -> Bool {
    let labels = function.parameters.map { $0.label ?? "_" }
    // Nested types of the feature have their own functions.
    let members = feature.members.filter { $0.declaration.type == nil }
    let count = members.reduce(0) {
      $0 + countCalls(of: function.name, labels, in: $1.declaration.source.text)
    }
    return function.returnsEffect && !function.isAsync && !function.isGeneric
      && function.failure == nil && member.declaration.attributes.isEmpty
      && !member.declaration.modifiers.contains("static")
      && count == 1
  }

  /// Returns the names that a case has for the parameters of a function; nil if an argument is not a name, and if a
  /// name has another meaning in the function.
  private func names(
    in function: FunctionDeclaration, _ member: Member, of arguments: [LabeledValue],
    _ branch: Branch, _ scope: HandlerScope
  ) -> [String: String]? {
    let bound = Set(branch.patterns.flatMap { scope.whole($0).bindings })
    var names: [String: String] = [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      let text = argument.value.source.text
      if text.hasPrefix("&") {
        let state = String(text.dropFirst())
        guard state == "state" || scope.substitutions[state] == "state",
          parameter.type.hasPrefix("inout")
        else { return nil }
        names[parameter.name] = "state"
      } else {
        guard bound.contains(text) else { return nil }
        names[parameter.name] = text
      }
    }
    let text = member.file.file.text(function.interior)
    guard bound.union(["state"]).allSatisfy({ names[$0] == $0 || !mentionsName($0, in: text) })
    else {
      return nil
    }
    return names.filter { $0.key != $0.value && $0.key != "_" }
  }
}

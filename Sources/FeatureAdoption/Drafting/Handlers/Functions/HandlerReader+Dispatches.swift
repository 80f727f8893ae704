import SpecSource
import SpecSwift

extension HandlerReader {
  /// Reads the functions that the app's own protocol calls.
  mutating func readDispatches(at place: Int) throws(NotDrafted) {
    for dispatch in style?.dispatches ?? [] {
      for (function, member) in feature.functions(named: dispatch.function)
      where function.labels == dispatch.labels {
        try read(function, member, getting: dispatch.pattern, at: place)
      }
    }
  }

  private mutating func read(
    _ function: FunctionDeclaration, _ member: Member, getting pattern: Pattern, at place: Int
  ) throws(NotDrafted) {
    guard let state = function.parameters.first, state.type.hasPrefix("inout "),
      function.parameters.count <= 2, let body = function.body, !function.isAsync,
      !function.isGeneric, function.failure == nil, function.result != nil
    else { throw NotDrafted("an unsupported function that handles actions", at: member.span) }
    try inline(member, upTo: function.interior.lowerBound)
    let lines = commentLines(member.declaration.comment)
    let comments = lines.all
    let action = function.parameters.dropFirst().first?.name ?? "_"
    var scope = HandlerScope(state: state.name, action: action, place: place, file: member.file)
    guard let part = pattern.onlyBinding else {
      let start = member.declaration.source.range.lowerBound
      let label = SourceText(text: function.name, range: start..<function.interior.lowerBound)
      let branch = Branch(
        label: label, patterns: [pattern], body: body, interior: function.interior)
      return try read(branch, comments, false, scope)
    }
    scope.takePart(named: part, of: pattern)
    let count = handlers.all.count
    try readStatements(body, in: function.interior, scope)
    if handlers.all.count > count {
      handlers.all[count].comments = comments + handlers.all[count].comments
    }
  }
}

extension FunctionDeclaration {
  /// The labels of the function's parameters.
  fileprivate var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension Pattern {
  /// The name that binds the payload, if the pattern binds nothing else.
  var onlyBinding: String? {
    switch self {
    case .binding(let name): return name
    // The id of a row is not part of the choice.
    case .enumCase("element", let inner?) where inner.count == 2: return inner[1].onlyBinding
    case .enumCase(_, let inner?):
      let names = inner.compactMap(\.onlyBinding)
      let others = inner.count { if case .other = $0 { true } else { false } }
      return names.count == 1 && others == 0 ? names[0] : nil
    case .enumCase, .anything, .other: return nil
    }
  }
}

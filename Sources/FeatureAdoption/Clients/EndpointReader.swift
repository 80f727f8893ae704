import SpecSource
import SpecSwift

/// Reads the endpoints of a client.
struct EndpointReader {
  /// The client's type.
  let type: LinkedType
  /// The endpoints, as specs declare them.
  private(set) var endpoints: [ReadEndpoint] = []
  /// The reasons that the client's type cannot be generated.
  private(set) var obstacles: [AdoptionReason] = []

  /// Makes the reader of a client's type.
  init(_ type: LinkedType) {
    self.type = type
    for member in type.members { read(member) }
    if type.type.keyword != .struct {
      refuse("a client that is not a struct", at: type.origin.span)
    }
    if type.type.generics != nil { refuse("a generic client", at: type.origin.span) }
  }

  /// Records a part of the client that no `client` spec can express.
  mutating func refuse(_ text: String, at span: SourceSpan) {
    obstacles.append(AdoptionReason(text: text, span: span))
  }

  private mutating func read(_ member: Member) {
    guard !member.declaration.modifiers.contains("static"),
      !member.declaration.modifiers.contains("private")
    else { return }
    switch member.declaration.kind {
    case .variable(let variable): read(variable, member)
    case .function(let function): read(method: function, member)
    case .conditional: refuse("'#if' among the endpoints", at: member.span)
    default: break
    }
  }

  private mutating func read(_ variable: VariableDeclaration, _ member: Member) {
    guard var function = variable.function ?? aliased(variable), variable.getter == nil else {
      if variable.getter == nil, type.type.keyword != .protocol {
        refuse("a stored value among the endpoints", at: member.span)
      }
      return
    }
    if function.parameters.contains(where: { $0.type.hasPrefix("inout ") }) {
      return refuse("an 'inout' parameter", at: member.span)
    }
    // Effects wait for the main actor, as they wait for an asynchronous function.
    if variable.type.map({ words($0.text).contains("MainActor") }) ?? false {
      function.isAsync = true
    }
    // The library's macro makes methods that have the labels of named parameters.
    if type.origin.declaration.has("DependencyClient") {
      for index in function.parameters.indices where !function.parameters[index].name.isEmpty {
        function.parameters[index].label = function.parameters[index].name
      }
    }
    endpoints.append(
      ReadEndpoint(
        function: function, value: variable.value, isClosure: true,
        comment: member.declaration.comment))
  }

  /// Returns the function type that a property's type is an alias of; nil for other types.
  private func aliased(_ variable: VariableDeclaration) -> FunctionDeclaration? {
    guard let name = variable.type?.text.split(separator: ".").last,
      let alias = type.alias(String(name))
    else { return nil }
    let file = SourceFile(path: "", text: "let \(variable.name): \(alias.text)")
    return readSwift(file)?.declarations.first?.variable?.function
  }

  /// Reads a method. Tests cannot override it as an endpoint, but features call it.
  private mutating func read(method: FunctionDeclaration, _ member: Member) {
    if let index = endpoints.firstIndex(where: { $0.function.name == method.name }) {
      // The method only adds labels to the values of a closure.
      guard endpoints[index].function.parameters.count == method.parameters.count else { return }
      for (number, parameter) in method.parameters.enumerated() {
        endpoints[index].function.parameters[number].label = parameter.label
        endpoints[index].function.parameters[number].name = parameter.name
      }
      return
    }
    guard !method.isGeneric, !member.declaration.modifiers.contains("mutating"),
      !method.parameters.contains(where: {
        $0.type.hasPrefix("inout ") || $0.type.contains("...") || $0.type.contains("some ")
      })
    else { return }
    endpoints.append(ReadEndpoint(function: method, value: nil, isClosure: false))
  }

  /// Returns a type as it is written outside of the client.
  func qualified(_ text: String) -> String {
    guard !type.nested.isEmpty else { return text }
    var result = ""
    var word = ""
    for character in text + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      let isMember = result.last == "."
      result += !isMember && type.nested[word] != nil ? "\(type.name).\(word)" : word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }
}

/// An endpoint of a client that was found in Swift.
struct ReadEndpoint {
  /// The signature of the endpoint.
  var function: FunctionDeclaration
  /// The first value of the endpoint, which reports that the endpoint is not implemented.
  var value: Expression?
  /// Whether the endpoint is a property, which tests can override.
  var isClosure: Bool
  /// The comments above the endpoint.
  var comment = ""

  /// Whether the endpoint itself throws.
  var canThrow: Bool { function.failure != nil && function.failure?.text != "throws(Never)" }
  /// Whether the endpoint returns a value.
  var returnsValue: Bool { function.result != nil }
  /// Whether the endpoint returns a sequence.
  var isStream: Bool { (function.result?.text).map { streamType($0) != nil } ?? false }
}

/// Returns the element of a sequence's type, and whether the sequence throws.
func streamType(_ type: String) -> (element: String, isThrowing: Bool)? {
  for (name, isThrowing) in [("AsyncStream<", false), ("AsyncThrowingStream<", true)]
  where type.hasPrefix(name) && type.hasSuffix(">") {
    let arguments = outermostParts(String(type.dropFirst(name.count).dropLast()))
    guard arguments.count == (isThrowing ? 2 : 1) else { return nil }
    return (arguments[0], isThrowing)
  }
  return nil
}

/// Returns the parts of a text between its commas, except commas inside of brackets.
func outermostParts(_ text: String) -> [String] {
  var parts = [""]
  var depth = 0
  for character in text {
    if "<([{".contains(character) { depth += 1 }
    if ">)]}".contains(character), !(character == ">" && parts[parts.count - 1].hasSuffix("-")) {
      depth -= 1
    }
    if character == ",", depth == 0 {
      parts.append("")
    } else if !(character == " " && parts[parts.count - 1].isEmpty) {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}

/// A type with the name that Swift's reflection returns:
/// `(extension in App):Kit.Form<Swift.Array<Swift.String>>.State`.
struct ReflectedType: Equatable {
  /// A name with its generic arguments.
  struct Part: Equatable {
    var name: String
    var arguments: [ReflectedType] = []
  }

  /// The parts of the type's name, without the module.
  var parts: [Part]

  /// Reads a name; nil for the name of a tuple, a function or a local type.
  init?(_ name: String) {
    var rest = name[...]
    guard let type = ReflectedType.read(&rest), rest.isEmpty else { return nil }
    self = type
  }

  private init(_ parts: [Part]) {
    self.parts = parts.count > 1 ? Array(parts.dropFirst()) : parts
  }

  private static func read(_ rest: inout Substring) -> ReflectedType? {
    if rest.hasPrefix("(extension in "), let colon = rest.firstIndex(of: ":") {
      rest = rest[colon...].dropFirst()
    }
    var parts: [Part] = []
    repeat {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !name.isEmpty else { return nil }
      rest = rest.dropFirst(name.count)
      var part = Part(name: String(name))
      if rest.first == "<" {
        repeat {
          rest = rest.dropFirst().drop { $0 == " " }
          guard let argument = read(&rest) else { return nil }
          part.arguments.append(argument)
        } while rest.first == ","
        guard rest.first == ">" else { return nil }
        rest = rest.dropFirst()
      }
      parts.append(part)
      guard rest.first == "." else { return ReflectedType(parts) }
      rest = rest.dropFirst()
    } while true
  }

  /// The type without generic arguments; specs know its declaration by this name.
  var declaration: String { parts.map(\.name).joined(separator: ".") }

  /// The type in the notation of people.
  var text: String {
    if parts.count == 1, let part = parts.first {
      let arguments = part.arguments.map(\.text)
      switch (part.name, arguments.count) {
      case ("Optional", 1): return "\(arguments[0])?"
      case ("Array", 1): return "[\(arguments[0])]"
      case ("Dictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
      default: break
      }
    }
    return parts.map { part in
      let arguments = part.arguments.map(\.text).joined(separator: ", ")
      return part.name + (arguments.isEmpty ? "" : "<\(arguments)>")
    }.joined(separator: ".")
  }
}

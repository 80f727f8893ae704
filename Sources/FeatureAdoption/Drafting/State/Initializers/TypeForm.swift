import SpecSwift

/// What is known of a type by its name.
struct TypeForm: Equatable {
  /// The name.
  let name: String

  /// Takes the text of a type; nil where another one may be meant.
  init?(_ text: String) {
    let text = text.trimmingBlanks
    if text.hasPrefix("["), text.hasSuffix("]") {
      name = text.contains(":") ? "Dictionary" : "Array"
      return
    }
    let head = text.prefix { $0 != "<" }
    guard !text.hasSuffix("?"), let known = names[String(head)] else { return nil }
    name = known
  }

  /// The kind of literals that are values of it, too.
  var literal: String? {
    switch name {
    case "Array", "IdentifiedArray", "Set", "StackState": "[]"
    case "CGFloat", "Double", "Float", "Int": "0"
    default: nil
    }
  }

  /// Whether a literal is of it where nothing else is said.
  var isUsual: Bool { ["Array", "Int"].contains(name) }
}

/// Types whose names mean no other one.
private let names: [String: String] = [
  "Array": "Array", "Bool": "Bool", "CGFloat": "CGFloat", "Data": "Data", "Date": "Date",
  "Dictionary": "Dictionary", "Double": "Double", "Float": "Float",
  "IdentifiedArray": "IdentifiedArray", "IdentifiedArrayOf": "IdentifiedArray", "Int": "Int",
  "Set": "Set", "StackState": "StackState", "String": "String", "URL": "URL", "UUID": "UUID",
]

import SpecSwift

/// The properties of a type that follow from its name.
struct TypeForm: Equatable {
  /// The name of the type.
  let name: String

  /// Reads the text of a type; nil if its name may mean another type.
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

  /// The kind of literals that can be values of the type.
  var literal: String? {
    switch name {
    case "Array", "IdentifiedArray", "Set", "StackState": "[]"
    case "CGFloat", "Double", "Float", "Int": "0"
    default: nil
    }
  }

  /// Whether a literal has this type by default.
  var isUsual: Bool { ["Array", "Int"].contains(name) }
}

/// The types whose names have a single meaning.
private let names: [String: String] = [
  "Array": "Array", "Bool": "Bool", "CGFloat": "CGFloat", "Data": "Data", "Date": "Date",
  "Dictionary": "Dictionary", "Double": "Double", "Float": "Float",
  "IdentifiedArray": "IdentifiedArray", "IdentifiedArrayOf": "IdentifiedArray", "Int": "Int",
  "Set": "Set", "StackState": "StackState", "String": "String", "URL": "URL", "UUID": "UUID",
]

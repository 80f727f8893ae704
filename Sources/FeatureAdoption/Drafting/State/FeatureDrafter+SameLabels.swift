import SpecSource
import SpecSwift

// An initializer that does more than to set the fields stays Swift, beside the generated one that takes values of the same names.
extension FeatureDrafter {
  /// Keeps such initializers apart from the generated one: by the types of what the two take, or else by the order of the fields.
  mutating func setApart(
    _ state: LinkedType, from parameters: [StateParameter]
  ) throws(NotDrafted) {
    let labels = parameters.map(\.name)
    let kept = members.kept.compactMap { kept -> (FunctionDeclaration, Member)? in
      guard case .initializer(let initializer) = kept.member.declaration.kind else { return nil }
      return (initializer, kept.member)
    }
    guard state.type.keyword == .struct, !takesFetched(state),
      let (same, member) = kept.first(where: { initializer, _ in
        initializer.labels == labels && !isApart(initializer, from: parameters)
      })
    else { return }
    // A call gives all of those without a first value, in the one order or in the other.
    let open = parameters.filter { parameter in
      parameter.value == nil && !children.contains { $0.name == parameter.name }
    }
    guard open.count > 1, let index = fields.firstIndex(where: { $0.name == open[0].name }),
      let moved = state.variable(named: open[0].name)?.member,
      kept.allSatisfy({ initializer, _ in
        initializer.labels == same.labels
          || !initializer.labels.isOrdered(open[1].name, before: open[0].name)
      })
    else { throw NotDrafted("an initializer of the state that does more", at: member.span) }
    fields.append(fields.remove(at: index))
    movedFields.append(open[0].name)
    members.behindOthers.append(moved)
  }

  /// Whether each call shows by a value whether it means an initializer of the app or the generated one.
  func isApart(_ initializer: FunctionDeclaration, from parameters: [StateParameter]) -> Bool {
    guard initializer.labels == parameters.map(\.name) else { return false }
    return zip(initializer.parameters, parameters).contains { own, generated in
      guard generated.value == nil, let type = generated.type else { return false }
      let written = types.meaning(of: own.type.onOneLine)
      if generated.isShared { return !written.hasPrefix("Shared") }
      guard let form = TypeForm(written), let other = TypeForm(types.meaning(of: type)),
        form != other
      else {
        return false
      }
      return form.literal == nil || form.literal != other.literal || form.isUsual
    }
  }
}

extension FunctionDeclaration {
  /// Whether a call of it may as well be one of the generated initializer; of two the one with fewer parameters is meant.
  func mayMean(_ generated: [StateParameter]) -> Bool {
    let open = Set(parameters.filter { $0.value == nil }.map { $0.label ?? "_" })
      .union(generated.filter { $0.value == nil }.map(\.name))
    let shared = labels.filter(open.contains)
    return Set(shared) == open && shared == generated.map(\.name).filter(open.contains)
      && parameters.count >= generated.count
  }
}

/// What is known of a type by its name.
private struct TypeForm: Equatable {
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

extension FunctionDeclaration {
  /// The labels of its parameters.
  fileprivate var labels: [String] { parameters.map { $0.label ?? "_" } }
}

extension [String] {
  /// Whether both are there, the one before the other.
  fileprivate func isOrdered(_ first: String, before second: String) -> Bool {
    guard let first = firstIndex(of: first), let second = firstIndex(of: second) else {
      return false
    }
    return first < second
  }
}

import SpecSwift

/// Actions that one of the feature's own actions carries, as tests of its spec name them.
///
/// `destination.changed(.home)` is an action of a child or a group. If the feature distinguishes these actions
/// itself, or if its child stays Swift, the spec declares `destination(.changed(.home))`.
struct CarriedActions {
  /// The feature.
  let feature: LinkedType
  /// The types of the app.
  let types: LinkedTypes
  /// The payloads of the feature's own actions, by the actions' names.
  let payloads: [String: Payload]

  /// Returns a test with the actions as actions of the feature itself.
  func named(in test: AdoptedTest) -> AdoptedTest {
    guard !payloads.isEmpty else { return test }
    return test.replacingTexts { key, text in
      ["receive", "send"].contains(key) ? own(text) : nil
    }
  }

  /// Returns an action as an action of the feature itself; nil for other actions, and if a case around the action is
  /// not known.
  private func own(_ text: DraftText) -> String? {
    let names = components(text.text)
    guard names.count > 1, let payload = payloads[names[0]] else { return nil }
    if let written = text.span?.text, written.hasPrefix(".\(names[0])("), !written.contains("self")
    {
      return withoutIndentation(String(written.dropFirst()))
    }
    let scope: ActionScope
    switch ActionScope.feature(feature).payload(of: names[0], in: types) {
    case .child(let inner), .group(let inner): scope = inner
    case .binding, .unknown, .values: return nil
    }
    let isPresented = payload.type.hasPrefix("PresentationAction<")
    guard isPresented || !payload.type.contains("<") else { return nil }
    let label = payload.label.map { "\($0): " } ?? ""
    if isPresented, names.dropFirst() == ["dismiss"] { return "\(names[0])(\(label).dismiss)" }
    return value(names.dropFirst(), in: scope).map { value in
      "\(names[0])(\(label)\(isPresented ? ".presented(\(value))" : value))"
    }
  }

  /// Returns the value that the names of cases lead to: `.changed(.home)`.
  private func value(_ names: ArraySlice<String>, in scope: ActionScope) -> String? {
    guard let first = names.first else { return nil }
    let name = String(first.prefix { $0 != "(" })
    let isAlone = name.utf8.count == first.utf8.count
    switch scope.payload(of: name, in: types) {
    case .values(let labels):
      return names.count == 1 && labels.isEmpty == isAlone ? ".\(first)" : nil
    case .group(let inner) where isAlone:
      return value(names.dropFirst(), in: inner).map { ".\(name)(\($0))" }
    case .binding, .child, .group, .unknown: return nil
    }
  }

  /// Returns the names of an action, the last one with its values.
  private func components(_ text: String) -> [String] {
    let path = text.prefix { $0 != "(" && $0 != "[" }
    guard path.utf8.count == text.utf8.count || text[path.endIndex] == "(" else { return [] }
    var names = path.split(separator: ".").map(String.init)
    if let last = names.popLast() { names.append(last + text[path.endIndex...]) }
    return names
  }
}

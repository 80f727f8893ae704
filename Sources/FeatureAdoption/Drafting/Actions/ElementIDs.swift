import SpecSwift

extension TypeDeclaration {
  /// Whether the type is the one by which generated code cancels the effects of elements.
  var namesElements: Bool {
    keyword == .struct && name == "ElementID" && generics == "<Element: Hashable & Sendable>"
      && inherited == ["Hashable"]
      && members.map { $0.variable?.source } == ["effect: CancelID", "element: Element"]
  }
}

extension VariableDeclaration {
  /// The name and the type of the declaration, if it has nothing else.
  fileprivate var source: String? {
    guard value == nil, getter == nil, accessors.isEmpty, let type else { return nil }
    return "\(name): \(type.text)"
  }
}

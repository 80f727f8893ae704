import SpecSwift

extension TypeDeclaration {
  /// Whether it is what generated code cancels the effects of elements by.
  var namesElements: Bool {
    keyword == .struct && name == "ElementID" && generics == "<Element: Hashable & Sendable>"
      && inherited == ["Hashable"]
      && members.map { $0.variable?.source } == ["effect: CancelID", "element: Element"]
  }
}

extension VariableDeclaration {
  /// Its name and its type, if it is nothing more.
  fileprivate var source: String? {
    guard value == nil, getter == nil, accessors.isEmpty, let type else { return nil }
    return "\(name): \(type.text)"
  }
}

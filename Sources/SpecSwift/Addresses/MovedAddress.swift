import SpecSource

// What was made of one text, made of an equal one: what was found out is shared, and only the places are others.

extension Address {
  /// The address where an equal text stands.
  func moved(to text: FragmentText) -> Address {
    let hasBrackets = components.contains { $0.subscriptValue != nil }
    return Address(
      source: text.source, start: text.start,
      components: hasBrackets
        ? components.map { $0.moved(by: text.start - start, to: text.source) } : components,
      range: range)
  }
}

extension AddressComponent {
  fileprivate func moved(by distance: Int, to source: SourcedText) -> AddressComponent {
    AddressComponent(
      name: name, subscriptValue: subscriptValue?.moved(by: distance, to: source),
      furtherSubscripts: furtherSubscripts.map { $0.moved(by: distance, to: source) },
      isIDSubscript: isIDSubscript, isChained: isChained)
  }
}

extension ActionCall {
  /// The call where an equal text stands.
  func moved(to text: FragmentText) -> ActionCall {
    let distance = text.start - address.start
    return replacing(
      address.moved(to: text),
      arguments: arguments?.map {
        CallArgument(label: $0.label, value: $0.value.moved(by: distance, to: text.source))
      })
  }
}

extension Assignment {
  /// The assignment where an equal text stands.
  func moved(to text: FragmentText) -> Assignment {
    Assignment(
      address: address.moved(to: text),
      value: value.moved(by: text.start - address.start, to: text.source))
  }
}

extension SwiftFragment {
  fileprivate func moved(by distance: Int, to source: SourcedText) -> SwiftFragment {
    SwiftFragment(
      kind: kind, source: source, start: start + distance, text: text, analysis: sharedAnalysis)
  }
}

extension FragmentText {
  /// The text where it stands in no file.
  var outsideOfFiles: FragmentText {
    FragmentText(SourcedText(text: text, span: nowhere, verbatimFrom: 0))
  }
}

private let nowhere = SourceSpan(file: SourceFile(path: "", text: ""), offsets: 0..<0)

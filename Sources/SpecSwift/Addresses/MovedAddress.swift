import SpecSource

// Equal texts have the same parse result. It is made once and shared; only the positions differ.

extension Address {
  /// Returns the address at the position of an equal text.
  func moved(to text: FragmentText) -> Address {
    var address = self
    address.source = text.source
    address.start = text.start
    if components.contains(where: { $0.subscriptValue != nil }) {
      address.components = components.map { $0.moved(by: text.start - start, to: text.source) }
    }
    return address
  }
}

extension AddressComponent {
  fileprivate func moved(by distance: Int, to source: SourcedText) -> AddressComponent {
    var component = self
    component.subscriptValue = subscriptValue?.moved(by: distance, to: source)
    component.furtherSubscripts = furtherSubscripts.map { $0.moved(by: distance, to: source) }
    return component
  }
}

extension ActionCall {
  /// Returns the call at the position of an equal text.
  func moved(to text: FragmentText) -> ActionCall {
    let distance = text.start - address.start
    var call = self
    call.address = address.moved(to: text)
    call.arguments = arguments?.map { argument in
      var argument = argument
      argument.value = argument.value.moved(by: distance, to: text.source)
      return argument
    }
    return call
  }
}

extension Assignment {
  /// Returns the assignment at the position of an equal text.
  func moved(to text: FragmentText) -> Assignment {
    var assignment = self
    assignment.address = address.moved(to: text)
    assignment.value = value.moved(by: text.start - address.start, to: text.source)
    return assignment
  }
}

extension SwiftFragment {
  fileprivate func moved(by distance: Int, to source: SourcedText) -> SwiftFragment {
    SwiftFragment(
      kind: kind, source: source, start: start + distance, text: text, analysis: sharedAnalysis,
      isBroken: isBroken)
  }
}

extension FragmentText {
  /// The text, outside of any file.
  var outsideOfFiles: FragmentText {
    FragmentText(SourcedText(text: text, span: nowhere, verbatimFrom: 0))
  }
}

private let nowhere = SourceSpan(file: SourceFile(path: "", text: ""), offsets: 0..<0)

import SpecSource
import SpecSwift

/// A value that differs from an original value in one place.
///
/// The value is made only when it is needed: a feature has as many variants as parts, and each variant contains all
/// parts.
struct Variant<Value: Sendable>: Sendable {
  /// Makes the value.
  let value: @Sendable () throws(InvalidMutant) -> Value
  /// The place of the change.
  let span: SourceSpan
  /// The change, for people.
  let title: String

  init(
    span: SourceSpan, title: String, value: @escaping @Sendable () throws(InvalidMutant) -> Value
  ) {
    self.value = value
    self.span = span
    self.title = title
  }

  init(value: Value, span: SourceSpan, title: String) {
    self.init(span: span, title: title) { value }
  }

  /// Returns the variant of a whole that contains the value.
  func map<Whole>(_ transform: @escaping @Sendable (Value) -> Whole) -> Variant<Whole> {
    Variant<Whole>(span: span, title: title) { [value] () throws(InvalidMutant) in
      transform(try value())
    }
  }
}

/// Returns the variants of a value in which one of its members differs.
func varied<Whole, Part>(
  _ whole: Whole, at path: WritableKeyPath<Whole, Part> & Sendable,
  _ variants: (Part) -> [Variant<Part>]
) -> [Variant<Whole>] {
  variants(whole[keyPath: path]).map { variant in
    variant.map { part in
      var changed = whole
      changed[keyPath: path] = part
      return changed
    }
  }
}

/// Returns the variants of a list in which one of its elements differs.
func variedEach<Element>(
  _ elements: [Element], _ variants: (Element) -> [Variant<Element>]
) -> [Variant<[Element]>] {
  elements.indices.flatMap { index in
    variants(elements[index]).map { variant in
      variant.map { element in
        var changed = elements
        changed[index] = element
        return changed
      }
    }
  }
}

/// Returns the variants of a list without one of its elements.
///
/// - Parameter isRemovable: Whether the element at an index may be removed.
func removals<Element>(
  from elements: [Element], where isRemovable: (Int) -> Bool = { _ in true },
  _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.indices.filter(isRemovable).map { index in
    let (span, title) = describe(elements[index])
    return Variant(span: span, title: "drop \(title)") {
      var changed = elements
      changed.remove(at: index)
      return changed
    }
  }
}

/// Returns the variants of a list that contains one of its elements twice.
func duplicates<Element>(
  in elements: [Element], where isRepeatable: (Element) -> Bool = { _ in true },
  _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.indices.filter { isRepeatable(elements[$0]) }.map { index in
    let (span, title) = describe(elements[index])
    return Variant(span: span, title: "duplicate \(title)") {
      var changed = elements
      changed.insert(elements[index], at: index)
      return changed
    }
  }
}

/// Returns the variants of a fragment. A change that would leave no text is not included.
func edited(_ fragment: SwiftFragment) -> [Variant<SwiftFragment>] {
  fragment.edits.filter { !$0.leavesNothing(of: fragment.text) }
    .map { variant(of: fragment, $0) }
}

/// Returns the variants of an optional fragment. A change that leaves no text removes the fragment.
func edited(_ fragment: SwiftFragment?) -> [Variant<SwiftFragment?>] {
  guard let fragment else { return [] }
  return fragment.edits.map { edit in
    edit.leavesNothing(of: fragment.text)
      ? Variant(value: nil, span: fragment.span(of: edit.range), title: edit.title)
      : variant(of: fragment, edit).map(Optional.some)
  }
}

private func variant(of fragment: SwiftFragment, _ edit: FragmentEdit) -> Variant<SwiftFragment> {
  let span = fragment.span
  return Variant(span: fragment.span(of: edit.range), title: edit.title) {
    () throws(InvalidMutant) in
    let text = SourcedText(edit.applied(to: fragment.text), madeOf: span)
    let parsed = parseFragment(text, as: fragment.kind, options: .all)
    guard let changed = parsed.value, !parsed.diagnostics.containsErrors else {
      throw InvalidMutant(diagnostics: parsed.diagnostics)
    }
    return changed
  }
}

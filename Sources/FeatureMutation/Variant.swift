import SpecSource
import SpecSwift

/// A value that differs from another in one place.
struct Variant<Value> {
  /// The value.
  var value: Value
  /// Where it differs.
  var span: SourceSpan
  /// What was changed, for people.
  var title: String

  /// What holds the value, with the value in it.
  func map<Whole>(_ transform: (Value) -> Whole) -> Variant<Whole> {
    Variant<Whole>(value: transform(value), span: span, title: title)
  }
}

/// The variants of a value in which one of its members differs.
func varied<Whole, Part>(
  _ whole: Whole, at path: WritableKeyPath<Whole, Part>, _ variants: (Part) -> [Variant<Part>]
) -> [Variant<Whole>] {
  variants(whole[keyPath: path]).map { variant in
    variant.map { part in
      var changed = whole
      changed[keyPath: path] = part
      return changed
    }
  }
}

/// The variants of a list in which one of its elements differs.
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

/// The variants of a list in which one of its elements is not there.
func removals<Element>(
  from elements: [Element], _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.indices.map { index in
    var changed = elements
    changed.remove(at: index)
    let (span, title) = describe(elements[index])
    return Variant(value: changed, span: span, title: "drop \(title)")
  }
}

/// The variants of a list in which one of its elements is there twice.
func duplicates<Element>(
  in elements: [Element], _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.indices.map { index in
    var changed = elements
    changed.insert(elements[index], at: index)
    let (span, title) = describe(elements[index])
    return Variant(value: changed, span: span, title: "twice \(title)")
  }
}

/// The variants of a fragment; a change of it that is no Swift is left out.
func edited(_ fragment: SwiftFragment) -> [Variant<SwiftFragment>] {
  fragment.edits.compactMap { edit in
    let span = fragment.span(of: edit.range)
    let text = edit.applied(to: fragment.text)
    return parse(text, as: fragment.kind, at: fragment.span).map {
      Variant(value: $0, span: span, title: edit.title)
    }
  }
}

/// The variants of a fragment that need not be there; one of which nothing is left is not.
func edited(_ fragment: SwiftFragment?) -> [Variant<SwiftFragment?>] {
  guard let fragment else { return [] }
  return fragment.edits.compactMap { edit in
    let text = edit.applied(to: fragment.text)
    let variant = parse(text, as: fragment.kind, at: fragment.span)
    guard variant != nil || text.allSatisfy(\.isWhitespace) else { return nil }
    return Variant(value: variant, span: fragment.span(of: edit.range), title: edit.title)
  }
}

/// A fragment that stands for another, and so at its place.
private func parse(_ text: String, as kind: FragmentKind, at span: SourceSpan) -> SwiftFragment? {
  let source = SourcedText(text: text, span: span) { _ in span.startOffset }
  let parsed = parseFragment(source, as: kind, options: .all)
  return parsed.diagnostics.containsErrors ? nil : parsed.value
}

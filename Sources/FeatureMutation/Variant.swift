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

  /// The variant of a whole that holds the value.
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

/// The variants of a list that lacks one of its elements.
func removals<Element>(
  from elements: [Element], _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.indices.map { index in
    var changed = elements
    let (span, title) = describe(changed.remove(at: index))
    return Variant(value: changed, span: span, title: "drop \(title)")
  }
}

/// The variants of a list that has one of its elements twice.
func duplicates<Element>(
  in elements: [Element], _ describe: (Element) -> (span: SourceSpan, title: String)
) -> [Variant<[Element]>] {
  elements.enumerated().map { index, element in
    var changed = elements
    changed.insert(element, at: index)
    let (span, title) = describe(element)
    return Variant(value: changed, span: span, title: "twice \(title)")
  }
}

/// The variants of a fragment; a change that makes it invalid Swift is left out.
func edited(_ fragment: SwiftFragment) -> [Variant<SwiftFragment>] {
  edited(Optional(fragment)).compactMap { variant in
    variant.value.map { Variant(value: $0, span: variant.span, title: variant.title) }
  }
}

/// The variants of an optional fragment; a change that leaves no text removes it.
func edited(_ fragment: SwiftFragment?) -> [Variant<SwiftFragment?>] {
  guard let fragment else { return [] }
  return fragment.edits.compactMap { edit in
    let text = edit.applied(to: fragment.text)
    let variant = parse(text, as: fragment.kind, at: fragment.span)
    guard variant != nil || text.allSatisfy(\.isWhitespace) else { return nil }
    return Variant(value: variant, span: fragment.span(of: edit.range), title: edit.title)
  }
}

/// A fragment with another text, at the place of the original.
private func parse(_ text: String, as kind: FragmentKind, at span: SourceSpan) -> SwiftFragment? {
  let source = SourcedText(text: text, span: span) { _ in span.startOffset }
  let parsed = parseFragment(source, as: kind, options: .all)
  return parsed.diagnostics.containsErrors ? nil : parsed.value
}

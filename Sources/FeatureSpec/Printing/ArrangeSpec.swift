import SpecSource
import SpecSwift
import SpecYAML

extension YAMLTree {
  /// Arranges the tree: keys in the order in which they run, each value in its shortest form, and the entries of
  /// blocks on lines of their own.
  ///
  /// - Parameter shapes: The shapes that the value may have.
  func arranged(as shapes: [ValueShape]) -> YAMLTree {
    var tree = self
    switch content {
    case .text: return self
    case .list(let items):
      let inner = shapes.flatMap { $0.inside(.item) }
      tree.content = .list(items.map { $0.arranged(as: inner) }.withoutEmptyLineAtStart)
      return tree
    case .keys(var entries):
      let definition = shapes.definition(of: entries.compactMap(\.key))
      let schema = definition?.schema
      entries = entries.map { entry in
        let inner = shapes.flatMap { $0.inside(.key(entry.key ?? "")) }
        let arranged = entry.arranged(as: inner)
        return schema?.runs == true ? arranged.withoutListOfOne(inner) : arranged
      }
      if let schema, schema.runs {
        entries = entries.inOrderOfRun
        if tree.layout == .automatic, entries.contains(where: \.runs) { tree.layout = .lines }
      }
      if definition == nil, shapes.nameBlocks, tree.layout == .automatic { tree.layout = .lines }
      tree.content = .keys(entries.withoutEmptyLineAtStart)
      return definition.flatMap { tree.shortened(by: $0.schema, $0.shortForm) } ?? tree
    }
  }

  /// Finds the value of the only necessary key, which can replace a mapping; nil if the mapping is necessary.
  private func shortened(by schema: Schema, _ shortForm: ValueShape?) -> YAMLTree? {
    guard closing.isEmpty, !entries.contains(where: \.hasComments) else { return nil }
    if let key = schema.shortKey, entries.count == 1, entries[0].key == key {
      let value = entries[0].value
      return value.isText == (key != "steps") ? value : nil
    }
    guard case .names(.typedValue, _)? = shortForm else { return nil }
    return typedValue.map(YAMLTree.text)
  }

  /// A type with a value as a single text, `Int = 0`; nil if the mapping declares more.
  private var typedValue: String? {
    let texts = entries.compactMap(\.value.textOfOneLine)
    guard texts.count == entries.count else { return nil }
    let text: String
    switch entries.map(\.key) {
    case ["type"]: text = texts[0]
    case ["type", "default"], ["type", "get"]: text = "\(texts[0]) = \(texts[1])"
    default: return nil
    }
    let file = SourceFile(path: "", text: text)
    let source = SourcedText(verbatim: SourceSpan(file: file, offsets: 0..<text.utf8.count))
    let typed = parseTypedValue(source, options: .all)
    return typed.value?.type.text == texts[0] && typed.diagnostics.isEmpty ? text : nil
  }

  private var isText: Bool { if case .text = content { true } else { false } }

  /// The text, if it has one line and may be written in any style.
  private var textOfOneLine: String? {
    guard case .text(.any(let text)) = content, !text.contains(where: \.isNewline) else {
      return nil
    }
    return text
  }
}

extension YAMLEntry {
  fileprivate func arranged(as shapes: [ValueShape]) -> YAMLEntry {
    var entry = self
    entry.value = value.arranged(as: shapes)
    return entry
  }

  /// Replaces the entry's list of one element by the element.
  fileprivate func withoutListOfOne(_ shapes: [ValueShape]) -> YAMLEntry {
    guard shapes.allSatisfy(\.isListOfOneOrMore), case .list(let items) = value.content,
      items.count == 1, value.closing.isEmpty, !items[0].hasComments
    else { return self }
    var entry = self
    switch items[0].value.content {
    // A single branch stays a list, so that a second branch adds lines and changes none.
    case .list, .keys, .text(.nothing), .text(.written): return self
    case .text: entry.value = items[0].value
    }
    return entry
  }

  /// Whether the entry's key runs, rather than declaring a payload or documentation.
  fileprivate var runs: Bool {
    let rank = Schema.rankInRun(of: key ?? "")
    return rank != nil && rank != Schema.rankInRun(of: "doc")
  }
}

extension [YAMLEntry] {
  /// The entries without an empty line above the first entry.
  fileprivate var withoutEmptyLineAtStart: [YAMLEntry] {
    guard first?.above.first?.isEmpty == true else { return self }
    var entries = self
    entries[0].above.removeFirst()
    return entries
  }

  /// The keys of a block in the order in which they run. Keys of other tools stay after the key that they followed.
  fileprivate var inOrderOfRun: [YAMLEntry] {
    var ranks: [Int] = []
    for entry in self {
      ranks.append(Schema.rankInRun(of: entry.key ?? "") ?? ranks.last ?? -1)
    }
    return zip(self, ranks).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }
}

extension [ValueShape] {
  /// Finds the definition of a mapping with some keys; nil if the keys are names.
  fileprivate func definition(
    of keys: [String]
  ) -> (schema: Schema, shortForm: ValueShape?)? {
    let own = keys.filter { !$0.hasPrefix("x-") }
    return lazy.flatMap(\.definitions).first { definition in
      own.allSatisfy(definition.schema.hasKey(named:))
    }
  }

  /// Whether the shapes are blocks by name.
  fileprivate var nameBlocks: Bool {
    flatMap { $0.inside(.key("")) }.flatMap(\.definitions).contains { $0.schema.runs }
  }
}

extension ValueShape {
  /// The definitions of the mappings that the shape allows.
  fileprivate var definitions: [(schema: Schema, shortForm: ValueShape?)] {
    switch self {
    case .reference(let name): [Schema.definition(named: name)].compactMap(\.self)
    case .list(let shape), .names(_, let shape): shape.definitions
    case .either(let shapes): shapes.flatMap(\.definitions)
    default: []
    }
  }

  /// Whether the shape is a single value, or a list of such values.
  fileprivate var isListOfOneOrMore: Bool {
    switch self {
    case .list: true
    case .names(_, let shape): shape.isListOfOneOrMore
    default: false
    }
  }
}

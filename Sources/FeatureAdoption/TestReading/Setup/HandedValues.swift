import SpecSource
import SpecSwift

// The arguments for the parameters of a function that makes a store.

extension TestReader {
  /// Reads statements of a block, in which the arguments of the test replace the parameters.
  mutating func inBlock(_ block: TestBlock, _ read: (inout TestReader) -> Void) {
    let (outerTexts, outerStore, outerValues) = (texts, store.name, handed.values)
    store.name = block.store ?? store.name
    texts = TestTexts(
      file: block.file, store: store.name, renames: texts.renames, members: texts.members)
    let names = parameterNames(of: block)
    texts.renames.merge(names.renames) { $1 }
    handed.values = block.values.filter { names.wholes.contains($0.key) }
    handed.texts = outerTexts
    read(&self)
    let renames = texts.renames.filter { block.values[$0.key] == nil }
    store.name = block.madeStore ?? (block.store == nil ? store.name : outerStore)
    (texts, handed.values) = (outerTexts, outerValues)
    texts.store = store.name
    texts.renames.merge(renames) { $1 }
  }

  /// Declares before the steps the arguments for parameters that are parts of other expressions.
  mutating func declareParameters(of block: TestBlock) {
    for name in parameterNames(of: block).declared {
      guard let value = block.values[name] else { continue }
      var texts = handed.texts ?? texts
      texts = TestTexts(
        file: value.file, store: texts.store, renames: texts.renames, members: texts.members)
      let type = value.type.replacing("@escaping ", with: "")
      let annotation = type.hasPrefix("some ") ? "" : ": \(type)"
      drafted.setup.append(
        "let \(self.texts.renames[name] ?? name)\(annotation) = \(texts.swift(value.value))")
    }
  }

  /// Reads the argument for a parameter in the file in which the test wrote it.
  ///
  /// - Returns: Whether the expression is a parameter.
  mutating func readHanded(
    _ value: Expression,
    _ read: (inout TestReader, Expression) throws(TestObstacle) -> Void
  ) throws(TestObstacle) -> Bool {
    guard case .name(let name) = value.kind, let argument = handed.values[name] else {
      return false
    }
    let (inner, innerValues) = (texts, handed.values)
    let outer = handed.texts ?? texts
    texts = TestTexts(
      file: argument.file, store: outer.store, renames: outer.renames, members: outer.members)
    handed.values = [:]
    defer { (texts, handed.values) = (inner, innerValues) }
    do throws(TestObstacle) { try read(&self, argument.value) } catch {
      // The obstacle may be in another file.
      throw TestObstacle(error.text, at: value)
    }
    return true
  }

  /// Returns the name of a variable, or of the variable that a parameter refers to.
  func handedName(_ name: String) -> String {
    if case .name(let other)? = handed.values[name]?.value.kind { other } else { name }
  }

  /// Sorts the parameters of a block into whole values that replace the parameter, parameters with other names, and
  /// parameters that have to be declared.
  private func parameterNames(
    of block: TestBlock
  ) -> (wholes: Set<String>, renames: [String: String], declared: [String]) {
    var (wholes, renames, declared) = (Set<String>(), [String: String](), [String]())
    let blockTexts = TestTexts(file: block.file)
    let wholeUses = block.statements.flatMap(\.withInner).flatMap { wholeValues(in: $0) }
    let testTexts = TestTexts(file: test.member.file)
    for (name, handed) in block.values.sorted(by: { $0.key < $1.key }) {
      let uses = block.statements.flatMap { blockTexts.uses(of: name, in: $0.source) }
      guard !uses.isEmpty else { continue }
      let isWhole = uses.count == wholeUses.count { $0 == name }
      if case .name(let other) = handed.value.kind {
        wholes.insert(name)
        renames[name] = texts.renames[other] ?? other
      } else if isWhole {
        wholes.insert(name)
      } else if let literal = handed.literal,
        !uses.contains(where: { block.file.file.bytes[$0.range.upperBound] == UInt8(ascii: ".") })
      {
        renames[name] = literal
      } else {
        declared.append(name)
        let isTaken =
          ["state", "store", "recorded"].contains(name)
          || !testTexts.uses(of: name, in: test.member.declaration.source).isEmpty
        renames[name] = isTaken ? "\(name)Value" : name
      }
    }
    return (wholes, renames, declared)
  }

  /// Returns the names that a statement uses as a whole to make a store: `$0.clock = clock`, `initialState: state`,
  /// `change(&$0)`.
  private func wholeValues(in statement: Statement) -> [String] {
    var names = [statement.value?.unmarked.calledName].compactMap(\.self)
    let made = statement.assigned?.value ?? statement.value
    guard let call = made.flatMap({ storeCall($0) }) else {
      return names
    }
    var wholes = [call.initialState, call.preparation].compactMap(\.self)
    for case .expression(let value) in call.dependencies?.body.map(\.kind) ?? [] {
      if case .assignment(_, by: "=", let result) = value.kind { wholes.append(result) }
    }
    names += wholes.compactMap { if case .name(let name) = $0.kind { name } else { nil } }
    return names
  }
}

extension Expression {
  /// The name of the function or the closure that the statement calls.
  fileprivate var calledName: String? {
    guard let call = methodCall, call.base == nil else { return nil }
    return call.name
  }
}

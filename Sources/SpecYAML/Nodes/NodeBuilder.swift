import SpecSource

/// Builds nodes from events without recursion: the open collections are kept on a stack.
struct NodeBuilder {
  let file: SourceFile
  let limits: YAMLLimits
  /// The shared texts, which include those of other files; nil if texts are not shared.
  let texts: SharedTexts?
  var positions: PositionMap

  /// The open collections, the outermost first.
  var open: [OpenCollection] = []

  /// The entries that were set aside.
  var missing: MissingEntries

  /// The problems found so far.
  var diagnostics: [Diagnostic] = []

  /// Whether the result has the contents of the file, or the contents that it will have after the found problems are
  /// fixed.
  private(set) var isUsable = true

  /// Whether the builder needs no more events.
  private(set) var isFinished = false

  /// The mistakes whose entries must be set aside before the file can be read.
  private(set) var mistakes: [Range<Int>] = []

  /// The position at which libyaml stopped, if it did.
  private(set) var failedAt: Int?

  /// Whether the file as a whole has a problem, so that other mistakes should not be searched for.
  private(set) var isStopped = false

  /// The positions of the problems found in this reading, including those that were reported before.
  private(set) var found: [Int] = []

  /// The positions at which libyaml stopped before, in readings of the same file with more entries.
  private let stops: [Int]

  /// The last quoted text of more than one line, whose closing quote is often missing.
  private(set) var lastMultilineQuote: SourceSpan?

  /// The root node, after the builder is finished.
  private(set) var root: YAMLNode?

  private var rootStart: SourcePosition?
  private var nodeCount = 0

  /// The maximum number of problems reported for a file. So many problems have a single cause.
  private static let maximumDiagnostics = 50

  /// Makes a builder for a file whose text was checked.
  ///
  /// - Parameters:
  ///   - texts: The shared texts, which include those of other files, so that equal texts are kept once.
  ///   - missing: The entries that were set aside.
  ///   - known: The problems found when the file had more entries.
  ///   - stops: The positions at which libyaml stopped then.
  init(
    file: SourceFile, shape: TextShape, limits: YAMLLimits, texts: SharedTexts?,
    missing: MissingEntries, known: [Diagnostic], stops: [Int]
  ) {
    self.missing = missing
    diagnostics = known
    self.stops = stops
    self.file = file
    self.limits = limits
    self.texts = texts
    positions = PositionMap(file, shape: shape)
  }

  /// Processes the next event.
  mutating func add(_ event: consuming YAMLEvent) {
    let place = event.place
    switch event.kind {
    case .scalar(let scalar): addScalar(scalar, place)
    case .mappingStart: begin(place, isMapping: true)
    case .sequenceStart: begin(place, isMapping: false)
    case .mappingEnd, .sequenceEnd: endCollection(place)
    case .alias: addAlias(place)
    case .documentStart: beginDocument(place)
    case .streamEnd: endStream()
    case .streamStart, .documentEnd: break
    }
  }

  /// Processes the error with which libyaml stopped.
  mutating func fail(_ failure: YAMLFailure) {
    isUsable = false
    isFinished = true
    let report = SyntaxErrorReport(failure, in: &self)
    isStopped = failure.isOutOfMemory || report.noBreakProblem != nil
    // An unclosed part at the file's end is no mistake at the end itself.
    failedAt = report.problem < file.bytes.count ? report.problem : nil
    let line = report.source.line(around: report.problem)
    let isNew =
      !stops.contains { $0 >= line.lowerBound && $0 <= line.upperBound }
      && !isRestOfGap(line, failure, in: report.source)
    let problem = isNew ? report.diagnostic.flatMap { isTold($0) ? nil : $0 } : nil
    mistakes.append(extent(of: problem?.span?.startOffset ?? report.problem))
    if let problem { diagnostics.append(problem) }
  }

  /// Whether a line without a place follows an entry that was set aside, to which it probably belongs.
  private func isRestOfGap(
    _ line: Range<Int>, _ failure: YAMLFailure, in source: SourceLookup
  ) -> Bool {
    let shape = LineShape(around: line.lowerBound, in: source)
    let isEntry = shape.key?.isEmpty == false || shape.hasDash
    return (!isEntry || failure.isAboutEntries)
      && missing.gaps.contains { $0.range.upperBound == line.lowerBound }
  }

  /// Whether a problem concerns the file as a whole and was already reported for another line.
  private func isTold(_ problem: Diagnostic) -> Bool {
    [PitfallMessages.tab, PitfallMessages.secondRoot].contains(problem.message)
      && diagnostics.contains { $0.message == problem.message }
  }

  /// Reports a problem and continues.
  mutating func report(_ problem: Diagnostic, leaving rest: Rest = .nothing) {
    let start = problem.span?.startOffset ?? 0
    if rest != .value { isUsable = false }
    if rest == .nothing { mistakes.append(extent(of: start)) }
    found.append(start)
    guard !diagnostics.contains(problem) else { return }
    diagnostics.append(problem)
    guard diagnostics.count == NodeBuilder.maximumDiagnostics, !isFinished else { return }
    diagnostics.append(tooManyErrors(at: problem.span))
    isUsable = false
    isFinished = true
    isStopped = true
    root = nil
  }

  /// Reports an error and continues.
  mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, hint: String?,
    related: [Diagnostic.Related] = [],
    leaving rest: Rest = .nothing
  ) {
    report(.error(rule, message, at: span, hint: hint, related: related), leaving: rest)
  }

  /// Reports an error with a hint that may be an edit, and continues.
  mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, hint: Hint?, leaving rest: Rest = .nothing
  ) {
    report(.error(rule, message, at: span, hint: hint), leaving: rest)
  }

  /// Reports a problem and stops.
  private mutating func stop(_ problem: Diagnostic) {
    isFinished = true
    isStopped = true
    root = nil
    report(problem)
  }

  // MARK: Documents

  private mutating func beginDocument(_ event: YAMLEvent.Place) {
    guard let rootStart else { return }
    let start = positions.position(of: event.start)
    stop(
      .error(
        .unsupportedYAML, "a second document begins here; a file contains one spec",
        at: span(start, start),
        hint: "move it into its own file",
        related: [.init("the first one begins here", at: span(rootStart, rootStart))]))
  }

  private mutating func endStream() {
    isFinished = true
    // libyaml finds no document if only comments are left.
    root = root ?? missingValue(after: .start)
    guard root?.isNothing ?? true else { return }
    root = nil
    guard diagnostics.isEmpty else { return }
    isStopped = true
    report(
      .emptyFile, "the file is empty", at: span(.start, .start), hint: hintForEmptyFile(file.path))
  }

  // MARK: Nodes

  private mutating func begin(_ event: YAMLEvent.Place, isMapping: Bool) {
    let start = positions.position(of: event.start)
    guard countNode(at: start) else { return }
    if open.count == limits.maximumDepth { return stop(limits.tooDeep(at: span(start, start))) }
    // A tag or an anchor precedes the bracket, which then is the last byte of the event.
    let bracket =
      event.hasProperties ? positions.position(of: event.end).offset - 1 : start.offset
    let isFlow = [Byte.openBrace, Byte.openBracket].contains(file.bytes[bracket])
    if event.hasProperties { reportProperty(ofCollectionAt: start) }
    let isPair = isMapping && !isFlow && !open.isEmpty && open[open.count - 1].isFlow
    open.append(
      OpenCollection(isMapping: isMapping, isFlow: isFlow || isPair, isPair: isPair, start: start))
    open[open.count - 1].isMissing = event.hasProperties && isFlow
    addMissingEntries(before: start.offset)
  }

  private mutating func addScalar(_ scalar: consuming YAMLScalar, _ event: YAMLEvent.Place) {
    let start = positions.position(of: event.start)
    guard countNode(at: start) else { return }
    addMissingEntries(before: start.offset)
    var end = positions.position(of: event.end)
    if event.hasProperties {
      guard let repaired = repairedScalar(scalar, event, from: start, to: end) else {
        return place(YAMLNode(.missing, in: file, from: start, to: end))
      }
      (scalar, end) = repaired
    } else {
      switch scalar.style {
      case .plain:
        if scalar.text.isEmpty { return place(missingValue(after: start) ?? nothing(at: start)) }
        // A line's no-break spaces are part of the text, so that all further errors would be about wrong names.
        if file.bytes[start.offset] == 0xC2, let problem = noBreakIndentation(at: start.offset) {
          return stop(problem)
        }
        checkComment(after: start.offset..<end.offset)
        if let last = open.indices.last, open[last].isFlow, scalar.text.mayBeTorn {
          open[last].mayBeTorn = open[last].isMapping && !open[last].isPair
        }
      case .singleQuoted, .doubleQuoted:
        if start.line != end.line { lastMultilineQuote = span(start, end) }
      case .literal, .folded:
        let block = BlockScalar(file, start.offset..<end.offset, text: scalar.text)
        end = file.position(at: block.end, after: start)
        if scalar.text.isEmpty, isFollowedByStrayGap(end) {
          return place(YAMLNode(.missing, in: file, from: start, to: end))
        }
      }
    }
    if let texts { scalar = YAMLScalar(texts.shared(scalar.text), style: scalar.style) }
    let isInsideFlow = open.last?.isFlow ?? false
    place(YAMLNode(.scalar(scalar), in: file, from: start, to: end, isInsideFlow: isInsideFlow))
  }

  private mutating func endCollection(_ event: YAMLEvent.Place) {
    if missing.next != nil {
      addMissingEntries(before: positions.position(of: event.start).offset)
    }
    guard let collection = open.popLast() else { return }
    var end = collection.end
    if collection.isFlow, !collection.isPair { end = positions.position(of: event.end) }
    if collection.mayBeTorn { checkSplits(in: collection) }
    place(
      YAMLNode(
        collection.content, in: file, from: collection.start, to: end, isFlow: collection.isFlow,
        lacksEntries: collection.lacksEntries))
  }

  /// Puts a node into its place: into the innermost open collection, or at the root.
  mutating func place(_ node: consuming YAMLNode) {
    guard let last = open.indices.last else {
      rootStart = node.startPosition
      root = node
      return
    }
    if !open[last].isMapping {
      checkHash(afterDashOf: node)
      open[last].items.append(node)
    } else if let key = open[last].key.take() {
      let member = YAMLMember(key: key, value: node)
      if isAccepted(member, in: last) { open[last].members.append(member) }
    } else {
      checkKey(node)
      checkHash(afterKey: node)
      open[last].key = consume node
    }
  }

  private mutating func countNode(at start: SourcePosition) -> Bool {
    nodeCount += 1
    guard nodeCount > limits.maximumNodes else { return true }
    stop(limits.tooMany(at: span(start, start)))
    return false
  }
}

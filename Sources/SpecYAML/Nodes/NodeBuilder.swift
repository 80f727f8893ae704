import SpecSource

/// Builds nodes of events, without recursion: what is open is kept on a stack.
struct NodeBuilder {
  let file: SourceFile
  let limits: YAMLLimits
  /// The texts of other files, too, if there are any.
  let texts: SharedTexts?
  var positions: PositionMap

  /// The collections that are open, the outermost first.
  var open: [OpenCollection] = []

  /// The problems found so far.
  var diagnostics: [Diagnostic] = []

  /// Whether what was built is what the file says, or what it would say once the problems found are fixed.
  var isUsable = true

  /// Whether no more events are wanted.
  private(set) var isFinished = false

  /// Where something is wrong that what was built does not make up for.
  private(set) var mistakes: [Mistake] = []

  /// Where libyaml gave up, if it did.
  private(set) var failedAt: Int?

  /// Whether something is wrong with the file as a whole, so that no other mistakes are to be looked for.
  private(set) var isStopped = false

  /// Where problems were found in this reading, reported before or not.
  private(set) var found: [Int] = []

  /// Where libyaml gave up before, on the same file with more in it.
  private let stops: [Int]

  /// The last quoted text of more than one line: often one whose quote was forgotten.
  private(set) var lastMultilineQuote: SourceSpan?

  private var root: YAMLNode?
  private var rootStart: SourcePosition?
  private var nodeCount = 0

  /// How many problems of one file are reported; a file with so many has one cause.
  private static let maximumDiagnostics = 50

  /// Begins with a file whose text was checked.
  ///
  /// - Parameters:
  ///   - texts: The texts of other files, too, so that equal ones are kept once.
  ///   - known: What was found when more of the file was still in it.
  ///   - stops: Where libyaml gave up then.
  init(
    file: SourceFile, shape: TextShape, limits: YAMLLimits, texts: SharedTexts?,
    known: [Diagnostic], stops: [Int]
  ) {
    diagnostics = known
    self.stops = stops
    self.file = file
    self.limits = limits
    self.texts = texts
    positions = PositionMap(file, shape: shape)
  }

  /// What was read, once finished.
  var result: Parsed<YAMLNode> {
    Parsed(isUsable ? root : nil, diagnostics: diagnostics)
  }

  /// Takes the next event.
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

  /// Takes the error that libyaml stopped with.
  mutating func fail(_ failure: YAMLFailure) {
    isUsable = false
    isFinished = true
    let report = SyntaxErrorReport(failure, in: &self)
    isStopped = failure.isOutOfMemory || report.noBreakProblem != nil
    // That something is open at the file's end says nothing about the end.
    failedAt = report.problem < file.bytes.count ? report.problem : nil
    let line = report.source.line(around: report.problem)
    let isNew = !stops.contains { $0 >= line.lowerBound && $0 <= line.upperBound }
    let problem = isNew ? report.diagnostic.flatMap { isTold($0) ? nil : $0 } : nil
    let offset = problem?.span?.startOffset ?? report.problem
    let isFirst = report.source.skipBlanks(report.source.line(around: offset).lowerBound) == offset
    mistakes.append(Mistake(offset: offset, isStray: isFirst && failure.isAboutEntries))
    if let problem { diagnostics.append(problem) }
  }

  /// Whether a problem concerns a file as a whole and was reported for another line.
  private func isTold(_ problem: Diagnostic) -> Bool {
    [PitfallMessages.tab, PitfallMessages.secondRoot].contains(problem.message)
      && diagnostics.contains { $0.message == problem.message }
  }

  /// Reports a problem and goes on.
  ///
  /// - Parameter isFixed: Whether what is built is what the file says once the problem is fixed.
  mutating func report(_ problem: Diagnostic, isFixed: Bool = false) {
    if !isFixed {
      isUsable = false
      mistakes.append(Mistake(offset: problem.span?.startOffset ?? 0))
    }
    found.append(problem.span?.startOffset ?? 0)
    guard !diagnostics.contains(problem) else { return }
    diagnostics.append(problem)
    guard diagnostics.count == NodeBuilder.maximumDiagnostics, !isFinished else { return }
    diagnostics.append(
      Diagnostic(.note, "the rest of the file was not read after so many errors", at: problem.span))
    isUsable = false
    isFinished = true
    isStopped = true
  }

  /// Reports an error and goes on.
  mutating func report(
    _ message: String, at span: SourceSpan, hint: String?, related: [Diagnostic.Related] = [],
    isFixed: Bool = false
  ) {
    report(.error(message, at: span, hint: hint, related: related), isFixed: isFixed)
  }

  /// Reports an error with a way out that may be an edit, and goes on.
  mutating func report(
    _ message: String, at span: SourceSpan, hint: Hint?, isFixed: Bool = false
  ) {
    report(.error(message, at: span, hint: hint), isFixed: isFixed)
  }

  /// Reports a problem and stops.
  private mutating func stop(_ problem: Diagnostic) {
    isFinished = true
    isStopped = true
    report(problem)
  }

  // MARK: Documents

  private mutating func beginDocument(_ event: YAMLEvent.Place) {
    guard let rootStart else { return }
    let start = positions.position(of: event.start)
    stop(
      .error(
        "a second document begins here; a file holds one spec", at: span(start, start),
        hint: "move it into a file of its own",
        related: [.init("the first one begins here", at: span(rootStart, rootStart))]))
  }

  private mutating func endStream() {
    isFinished = true
    guard root?.isNothing ?? true, diagnostics.isEmpty else { return }
    root = nil
    isStopped = true
    report("the file is empty", at: span(.start, .start), hint: hintForEmptyFile(file.path))
  }

  // MARK: Nodes

  private mutating func begin(_ event: YAMLEvent.Place, isMapping: Bool) {
    let start = positions.position(of: event.start)
    if event.hasProperties { reportProperties(of: event, at: start, isScalar: false) }
    guard countNode(at: start) else { return }
    if open.count == limits.maximumDepth { return stop(limits.tooDeep(at: span(start, start))) }
    let byte = file.bytes[start.offset]
    let isFlow = byte == Byte.openBrace || byte == Byte.openBracket
    let isPair = isMapping && !isFlow && !open.isEmpty && open[open.count - 1].isFlow
    open.append(
      OpenCollection(isMapping: isMapping, isFlow: isFlow || isPair, isPair: isPair, start: start))
  }

  private mutating func addScalar(_ scalar: consuming YAMLScalar, _ event: YAMLEvent.Place) {
    let start = positions.position(of: event.start)
    guard countNode(at: start) else { return }
    var end = positions.position(of: event.end)
    if event.hasProperties {
      (scalar, end) = repairedScalar(scalar, event, from: start, to: end)
    } else {
      switch scalar.style {
      case .plain:
        if scalar.text.isEmpty { return place(nothing(at: start)) }
        // A line's no-break spaces are part of the text: all that follows would be about wrong names.
        if file.bytes[start.offset] == 0xC2, let problem = noBreakIndentation(at: start.offset) {
          return stop(problem)
        }
        checkComment(behind: start.offset..<end.offset)
        if let last = open.indices.last, open[last].isFlow, scalar.text.mayBeTorn {
          open[last].mayBeTorn = open[last].isMapping && !open[last].isPair
        }
      case .singleQuoted, .doubleQuoted:
        if start.line != end.line { lastMultilineQuote = span(start, end) }
      case .literal, .folded:
        let block = BlockScalar(file, start.offset..<end.offset, text: scalar.text)
        end = file.position(at: block.end, behind: start)
      }
    }
    if let texts { scalar = YAMLScalar(texts.shared(scalar.text), style: scalar.style) }
    let isInsideFlow = open.last?.isFlow ?? false
    place(YAMLNode(.scalar(scalar), in: file, from: start, to: end, isInsideFlow: isInsideFlow))
  }

  private mutating func endCollection(_ event: YAMLEvent.Place) {
    guard let collection = open.popLast() else { return }
    var end = collection.end
    if collection.isFlow, !collection.isPair { end = positions.position(of: event.end) }
    if collection.mayBeTorn { checkSplits(in: collection) }
    place(
      YAMLNode(
        collection.content, in: file, from: collection.start, to: end, isFlow: collection.isFlow))
  }

  /// Puts a node where it belongs: into the collection that is open, or at the root.
  mutating func place(_ node: consuming YAMLNode) {
    guard let last = open.indices.last else {
      rootStart = node.startPosition
      root = node
      return
    }
    if !open[last].isMapping {
      checkHash(behindDashOf: node)
      open[last].items.append(node)
    } else if let key = open[last].key.take() {
      let member = YAMLMember(key: key, value: node)
      if isAccepted(member, in: last) { open[last].members.append(member) }
    } else {
      checkKey(node)
      checkHash(behindKey: node)
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

import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// What is asked of Swift's language server, and when.

extension LanguageServer {
  /// A descriptor that can be read when Swift's language server has said something; nil while there is none.
  public var swiftDescriptor: Int32? { swift.descriptor }

  /// The requests whose answers depend on Swift's language server.
  public var openRequests: Set<RequestID> { swift.clientRequests }

  /// When `goOn` is to be called, even if nothing comes; nil for not at all.
  public var nextTime: ContinuousClock.Instant? {
    let soon = swift.isBehind ? ContinuousClock.now + .milliseconds(10) : nil
    let check = phase == .running ? swiftCheck : nil
    return [swift.deadline, check, soon].compactMap { $0 }.min()
  }

  /// Forgets a request that was called off.
  public mutating func callOff(_ id: RequestID) {
    swift.forget(id)
  }

  /// Does what is due: takes what Swift's language server has answered, and asks it what is wrong.
  ///
  /// - Returns: What is to be sent to the client.
  public mutating func goOn() -> [OutgoingMessage] {
    let now = ContinuousClock.now
    var messages: [OutgoingMessage] = []
    for answer in swift.takeAnswers(now) { messages += answer.then(&self, answer.result) }
    if swift.wantsDiagnostics {
      swift.wantsDiagnostics = false
      showCode()
    }
    if phase == .running, let swiftCheck, swiftCheck <= now { askForDiagnostics() }
    return messages + swiftProblems()
  }

  /// Files have changed on disk: specs, or Swift.
  mutating func noteChangesOnDisk(_ params: JSONValue) {
    swift.noteChanges(params)
    // What is in a file of Swift matters to Swift's language server alone; whether it is there matters here, too.
    let changes = params["changes"]?.list ?? []
    let isOfSwiftAlone = changes.allSatisfy { change in
      change["type"]?.number == 2
        && [".swift", ".resolved"].contains { change["uri"]?.text?.hasSuffix($0) ?? false }
    }
    if changes.isEmpty || !isOfSwiftAlone { lookAtDisk() }
  }

  /// Ends Swift's language server.
  public mutating func end() {
    swift.stop()
  }

  mutating func swiftProblems() -> [OutgoingMessage] {
    swift.takeProblems().map { log($0, type: 2) }
  }

  /// Shows Swift's language server the code of all specs that are open; once it has been left alone for a while, it is asked
  /// what is wrong with that.
  mutating func showCode() {
    guard phase == .running, swift.isUsable else {
      for root in projects.keys { projects[root]?.code.isWanted = false }
      return
    }
    var isAnyShown = false
    for root in projects.keys.sorted() {
      guard let code = projects[root]?.code else { continue }
      for (spec, specCode) in code.open.sorted(by: { $0.key < $1.key })
      where projects[root]?.file(at: spec) === specCode.file {
        for map in specCode.maps where map.isOnDisk && !code.isTest(map.path) {
          isAnyShown = true
          show(map, in: root)
        }
      }
    }
    for path in swift.documents.keys where !isOpen(path) { swift.hide(path) }
    // Typing goes on, mostly.
    if isAnyShown { swiftCheck = .now + .milliseconds(300) }
  }

  /// Whether a file is generated from a spec that is open.
  private func isOpen(_ path: String) -> Bool {
    projects.contains { root, project in
      project.code.open.values.contains { $0.maps.contains { path == "\(root)/\($0.path)" } }
    }
  }

  /// Shows Swift's language server a generated file.
  mutating func show(_ map: CodeMap, in root: String) {
    if swift.folder.isEmpty {
      let around = workspace.filter { root == $0 || root.hasPrefix($0 + "/") }
      swift.folder = around.max { $0.count < $1.count } ?? root
    }
    swift.wake()
    if swift.isUsable { swift.show(map.file, at: "\(root)/\(map.path)") }
  }

  /// Asks Swift's language server about the place that a request is about, if that is one in Swift.
  ///
  /// - Parameter own: The answer of the specs.
  /// - Returns: Whether the request is answered later.
  mutating func askSwift(
    _ id: RequestID, _ method: String, _ params: JSONValue, _ own: JSONValue
  ) throws(RPCError) -> Bool {
    guard phase == .running, swift.isUsable,
      let kind = SwiftQuestion.Kind(rawValue: method), kind.isAsked(having: own),
      let question = try swiftQuestion(kind, params, own)
    else { return false }
    show(question.map, in: question.root)
    guard swift.isUsable else { return false }
    swift.ask(method, question.params, for: id) { server, result in
      [.result(id: id, question.answer(try? result.get(), &server))]
    }
    return true
  }

  private mutating func swiftQuestion(
    _ kind: SwiftQuestion.Kind, _ params: JSONValue, _ own: JSONValue
  ) throws(RPCError) -> SwiftQuestion? {
    guard let place = try openPlace(params), let document = place.document,
      let position = params["position"]
    else { return nil }
    let offset = try position.offset(in: document.file, client.encoding)
    guard let code = projects[place.root]?.code.code(of: document.file) else { return nil }
    var found = code.place(of: offset).map { (code: code, place: $0) }
    // What goes on below its line is a quote without its end, mostly.
    if kind.isForTyping, found?.place.scalar.isOnOneLine != true,
      let typed = SwiftScalar(before: offset, in: document.file),
      let code = projects[place.root]?.code.code(of: document.file, typing: typed)
    {
      found = code.place(of: offset).map { (code, $0) } ?? found
    }
    guard let found, found.place.map.isOnDisk,
      !kind.isForTyping || found.place.scalar.isSwift(typedAt: offset, in: document.file)
    else { return nil }
    return SwiftQuestion(
      kind: kind, own: own, root: place.root, document: document, encoding: client.encoding,
      code: found.code, map: found.place.map, offset: offset, place: found.place,
      context: params["context"])
  }
}

extension SwiftScalar {
  /// What specs write otherwise than Swift: addresses of actions, and names of their own.
  private static let addresses: Set<NameUse> = [
    .action, .ownAction, .reaction, .presentable, .pushable, .dismissible, .procedure, .effect,
    .feature,
    .dependency, .override, .alert, .dialog,
  ]

  /// Whether what is typed in it at a place can go on as Swift does.
  fileprivate func isSwift(typedAt offset: Int, in file: SourceFile) -> Bool {
    // What is typed as a key is no Swift yet.
    guard !isKey else { return false }
    let place = PlaceFinder.place(at: offset, in: file)
    let uses = PlaceExpectation(at: place.path, in: SpecKind(of: file)).valueUses
    return SwiftScalar.addresses.isDisjoint(with: uses) || SwiftTail(place.text).isNested
  }

  /// Whether it is a block, or all of it stands on one line.
  fileprivate var isOnOneLine: Bool {
    style == .block || !source.span.file.bytes[range].contains(where: \.isLineBreak)
  }

  /// What has been typed of a value up to a place; nil where no value is being typed on the line.
  init?(before offset: Int, in file: SourceFile) {
    let place = PlaceFinder.place(at: offset, in: file)
    let count = place.text.utf8.count
    guard place.role != .nothing, count > 0, count <= offset, !place.text.contains("\n"),
      file.bytes[offset - count..<offset].elementsEqual(place.text.utf8)
    else { return nil }
    let start = offset - count
    let quotes: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    let isQuoted = start > 0 && quotes.contains(file.bytes[start - 1])
    let span = SourceSpan(file: file, offsets: start - (isQuoted ? 1 : 0)..<offset)
    self.init(SourcedText(text: place.text, span: span, verbatimFrom: start))
  }
}

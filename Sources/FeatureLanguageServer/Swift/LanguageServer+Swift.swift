import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// The requests to Swift's language server, and their times.

extension LanguageServer {
  /// A descriptor that is readable when Swift's language server has sent something; nil while that server does not
  /// run.
  public var swiftDescriptor: Int32? { swift.descriptor }

  /// The requests whose answers depend on Swift's language server.
  public var openRequests: Set<RequestID> { swift.clientRequests }

  /// The time at which `goOn` must be called, even if no message arrives; nil if no such time exists.
  public var nextTime: ContinuousClock.Instant? {
    let soon = swift.hasUnsentBytes ? ContinuousClock.now + .milliseconds(10) : nil
    let check = phase == .running ? swiftCheck : nil
    return [swift.deadline, check, soon].compactMap { $0 }.min()
  }

  /// Forgets a request that the client has canceled.
  public mutating func callOff(_ id: RequestID) {
    swift.forget(id)
  }

  /// Does the pending work: handles the answers of Swift's language server, and asks it for diagnostics.
  ///
  /// - Returns: The messages to send to the client.
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

  /// Notes changes of specs or Swift files on disk.
  mutating func noteChangesOnDisk(_ params: JSONValue) {
    swift.noteChanges(params)
    // The content of a Swift file matters only to Swift's language server; its existence matters here, too.
    let changes = params["changes"]?.list ?? []
    let isOfSwiftAlone = changes.allSatisfy { change in
      change["type"]?.number == 2
        && [".swift", ".resolved"].contains { change["uri"]?.text?.hasSuffix($0) ?? false }
    }
    if changes.isEmpty || !isOfSwiftAlone { lookAtDisk() }
  }

  /// Stops Swift's language server.
  public mutating func end() {
    swift.stop()
  }

  mutating func swiftProblems() -> [OutgoingMessage] {
    swift.takeProblems().map { log($0, type: 2) }
  }

  /// Sends the code of all open specs to Swift's language server; after a pause without changes, that server is asked
  /// for diagnostics.
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
    // Usually, people continue to type.
    if isAnyShown { swiftCheck = .now + .milliseconds(300) }
  }

  /// Whether a file is generated from a spec that is open.
  private func isOpen(_ path: String) -> Bool {
    projects.contains { root, project in
      project.code.open.values.contains { $0.maps.contains { path == "\(root)/\($0.path)" } }
    }
  }

  /// Sends a generated file to Swift's language server.
  mutating func show(_ map: CodeMap, in root: String) {
    if swift.folder.isEmpty {
      let around = workspace.filter { root == $0 || root.hasPrefix($0 + "/") }
      swift.folder = around.max { $0.count < $1.count } ?? root
    }
    swift.wake()
    if swift.isUsable { swift.show(map.file, at: "\(root)/\(map.path)") }
  }

  /// Asks Swift's language server about the place of a request, if the place is in Swift.
  ///
  /// - Parameter own: The answer from the specs.
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
    // A scalar that continues on the next line usually lacks its closing quote.
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
  /// The uses whose names specs write differently from Swift: addresses of actions, and names of their own.
  private static let addresses: Set<NameUse> = [
    .action, .ownAction, .reaction, .presentable, .pushable, .dismissible, .procedure, .effect,
    .feature,
    .dependency, .override, .alert, .dialog,
  ]

  /// Whether the text typed at a place of the scalar can continue as Swift.
  fileprivate func isSwift(typedAt offset: Int, in file: SourceFile) -> Bool {
    // A key that is being typed is not Swift yet.
    guard !isKey else { return false }
    let place = PlaceFinder.place(at: offset, in: file)
    let uses = PlaceExpectation(at: place.path, in: SpecKind(of: file)).valueUses
    return SwiftScalar.addresses.isDisjoint(with: uses) || SwiftTail(place.text).isNested
  }

  /// Whether the scalar is a block, or is on a single line.
  fileprivate var isOnOneLine: Bool {
    style == .block || !source.span.file.bytes[range].contains(where: \.isLineBreak)
  }

  /// Makes a scalar of the typed part of a value up to a place; nil where no value is being typed on the line.
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

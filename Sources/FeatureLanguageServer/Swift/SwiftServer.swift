import JSON
import JSONRPC
import SpecSource

/// The toolchain's language server for Swift, whose client this server is.
///
/// Nothing waits for it: what is asked is answered later, or never. One that dies is started again when it is needed, three times
/// in a minute at most.
struct SwiftServer: Sendable {
  /// What is done with an answer; a failure when none came.
  typealias Continuation =
    @Sendable (inout LanguageServer, Result<JSONValue, RPCError>) -> [OutgoingMessage]

  /// How long an answer is waited for.
  static let patience = Duration.seconds(5)
  /// How often it is started again in a minute.
  static let restarts = 3

  struct Question: Sendable {
    /// The request of the client that it is about.
    var client: RequestID?
    /// When it is given up; nil for never.
    var end: ContinuousClock.Instant?
    var then: Continuation
  }

  enum Phase: Sendable {
    /// It does not run, but may.
    case idle
    /// It was started, and has not said what it can.
    case starting
    case running
    /// It cannot be started, or has died too often.
    case off
  }

  private let start: @Sendable (String?) -> SwiftConnection?
  /// The program that the client names.
  private var program: String?
  /// The folder that the server serves.
  var folder = ""
  var phase = Phase.idle
  var connection: SwiftConnection?
  var frames = SwiftServer.noFrames
  private var lastID = 0
  var questions: [Int: Question] = [:]
  /// What is said once it runs.
  var waiting: [OutgoingMessage] = []
  /// When it has died.
  var deaths: [ContinuousClock.Instant] = []
  /// What it was told of each file, by absolute path.
  var documents: [String: (version: Int, file: SourceFile)] = [:]
  /// What is to be told to the client.
  var problems: [String] = []
  /// Whether it wants to be asked for diagnostics again.
  var wantsDiagnostics = false
  /// Whether something that was sent is kept.
  var isBehind = false

  /// Answers hold whole files.
  static let noFrames = FrameReader(maximumLength: 64 << 20)

  init(start: @escaping @Sendable (String?) -> SwiftConnection?) {
    self.start = start
  }

  /// Takes the client's setting: `true` or a program where the client trusts the folder.
  ///
  /// Swift's server runs code of the folder: its manifest, its plugins and the build server that it names.
  mutating func configure(_ setting: JSONValue?) {
    program = setting?.text.flatMap { $0.isEmpty ? nil : $0 }
    if program == nil, setting?.flag != true { phase = .off }
  }

  /// Whether it may be asked.
  var isUsable: Bool { phase != .off }

  /// Where its messages come from; nil when none can.
  var descriptor: Int32? { connection?.descriptor }

  /// When the next question is given up.
  var deadline: ContinuousClock.Instant? { questions.values.compactMap(\.end).min() }

  /// The client's requests whose answers depend on it.
  var clientRequests: Set<RequestID> { Set(questions.values.compactMap(\.client)) }

  /// Starts it, unless it runs.
  mutating func wake() {
    guard phase == .idle else { return }
    guard let started = start(program) else {
      phase = .off
      problems.append(
        program.map { "'\($0)' cannot be started; the Swift in specs is not looked at" }
          ?? "there is no 'sourcekit-lsp' beside 'swift'; the Swift in specs is not looked at")
      return
    }
    connection = started
    phase = .starting
    frames = SwiftServer.noFrames
    send(.request(id: .number(0), method: "initialize", params: introduction))
  }

  private var introduction: JSONValue {
    let text: JSONValue = .object([
      ("completion", .object([("completionItem", .object([("snippetSupport", .flag(false))]))])),
      ("hover", .object([("contentFormat", .texts(["markdown"]))])),
      ("diagnostic", .object([])),
    ])
    let workspace: JSONValue = .object([
      ("diagnostics", .object([("refreshSupport", .flag(true))]))
    ])
    return .object([
      ("processId", .null), ("rootUri", .text(fileURI(ofPath: folder))),
      ("capabilities", .object([("textDocument", text), ("workspace", workspace)])),
      // What it would index it would also build, below the project's folder.
      ("initializationOptions", .object([("backgroundIndexing", .flag(false))])),
    ])
  }

  /// Asks something.
  ///
  /// - Parameters:
  ///   - client: The request of the client that it is about.
  ///   - then: Called with the answer or, when none comes in time, with a failure.
  mutating func ask(
    _ method: String, _ params: JSONValue, for client: RequestID? = nil,
    then: @escaping Continuation
  ) {
    lastID += 1
    questions[lastID] = Question(
      client: client, end: .now + SwiftServer.patience, then: then)
    say(.request(id: .number(lastID), method: method, params: params))
  }

  /// Shows it the text of a file, as if it was open in an editor.
  ///
  /// - Parameter path: Its absolute path.
  mutating func show(_ file: SourceFile, at path: String) {
    let uri: JSONValue = .text(fileURI(ofPath: path))
    let text = JSONValue.text(String(decoding: file.bytes, as: UTF8.self))
    guard let known = documents[path] else {
      documents[path] = (1, file)
      let item: JSONValue = .object([
        ("uri", uri), ("languageId", "swift"), ("version", 1), ("text", text),
      ])
      return note("textDocument/didOpen", .object([("textDocument", item)]))
    }
    guard known.file !== file, known.file.bytes != file.bytes else { return }
    documents[path] = (known.version + 1, file)
    let identifier: JSONValue = .object([("uri", uri), ("version", .number(known.version + 1))])
    note(
      "textDocument/didChange",
      .object([
        ("textDocument", identifier), ("contentChanges", .list([.object([("text", text)])])),
      ]))
  }

  /// Closes a file that it was shown.
  mutating func hide(_ path: String) {
    guard documents.removeValue(forKey: path) != nil else { return }
    let identifier: JSONValue = .object([("uri", .text(fileURI(ofPath: path)))])
    note("textDocument/didClose", .object([("textDocument", identifier)]))
  }

  /// Tells it that files have changed on disk.
  mutating func noteChanges(_ params: JSONValue) {
    note("workspace/didChangeWatchedFiles", params)
  }

  /// Forgets a request of the client that was called off.
  mutating func forget(_ client: RequestID) {
    for (id, question) in questions where question.client == client {
      questions[id] = nil
      callOff(id)
    }
  }

  /// Tells it that an answer is not wanted any more.
  mutating func callOff(_ id: Int) {
    note("$/cancelRequest", .object([("id", .number(id))]))
  }

  mutating func note(_ method: String, _ params: JSONValue) {
    say(.notification(method: method, params: params))
  }

  /// Sends a message once it runs.
  private mutating func say(_ message: OutgoingMessage) {
    switch phase {
    case .running: send(message)
    case .starting: waiting.append(message)
    case .idle, .off: break
    }
  }

  mutating func send(_ message: OutgoingMessage) {
    push(framed(message.json.compact))
  }

  mutating func push(_ bytes: [UInt8]) {
    guard let connection else { return }
    // A server that takes nothing any more is about to end; that shows when it is read.
    isBehind = connection.send(bytes) ?? false
  }
}

import JSON
import JSONRPC
import SpecSource

/// The toolchain's language server for Swift, whose client this server is.
///
/// Nothing waits for that server: a question is answered later, or never. A server that has exited is started again
/// when it is needed, at most three times in a minute.
struct SwiftServer: Sendable {
  /// The function that handles an answer; it receives a failure when no answer came.
  typealias Continuation =
    @Sendable (inout LanguageServer, Result<JSONValue, RPCError>) -> [OutgoingMessage]

  /// The time limit for an answer.
  static let patience = Duration.seconds(5)
  /// The maximum number of restarts in a minute.
  static let restarts = 3

  struct Question: Sendable {
    /// The client's request that caused the question.
    var client: RequestID?
    /// The time at which the question is given up; nil for never.
    var end: ContinuousClock.Instant?
    var then: Continuation
  }

  enum Phase: Sendable {
    /// The server does not run, but can be started.
    case idle
    /// The server was started, and has not sent its capabilities yet.
    case starting
    case running
    /// The server cannot be started, or has exited too often.
    case off
  }

  private let start: @Sendable (String?) -> SwiftConnection?
  /// The program that the client's setting names.
  private var program: String?
  /// The workspace folder of the server.
  var folder = ""
  var phase = Phase.idle
  var connection: SwiftConnection?
  var frames = SwiftServer.noFrames
  private var lastID = 0
  var questions: [Int: Question] = [:]
  /// The messages to send once the server runs.
  var waiting: [OutgoingMessage] = []
  /// The times of unexpected exits.
  var deaths: [ContinuousClock.Instant] = []
  /// The version and text of each file that the server was sent, by absolute path.
  var documents: [String: (version: Int, file: SourceFile)] = [:]
  /// The problems to report to the client.
  var problems: [String] = []
  /// Whether the diagnostics must be requested again.
  var wantsDiagnostics = false
  /// Whether bytes that were sent are still kept for later.
  var hasUnsentBytes = false

  /// The length is generous because answers contain whole files.
  static let noFrames = FrameReader(maximumLength: 64 << 20)

  init(start: @escaping @Sendable (String?) -> SwiftConnection?) {
    self.start = start
  }

  /// Reads the client's setting: `true`, or a program, where the client trusts the folder.
  ///
  /// Swift's server runs code of the folder: the folder's manifest, its plugins and the build server that it names.
  mutating func configure(_ setting: JSONValue?) {
    program = setting?.text.flatMap { $0.isEmpty ? nil : $0 }
    if program == nil, setting?.flag != true { phase = .off }
  }

  /// Whether the server may be asked.
  var isUsable: Bool { phase != .off }

  /// The descriptor of the server's messages; nil when the server cannot send any.
  var descriptor: Int32? { connection?.descriptor }

  /// The time at which the next question is given up.
  var deadline: ContinuousClock.Instant? { questions.values.compactMap(\.end).min() }

  /// The client's requests whose answers depend on the server.
  var clientRequests: Set<RequestID> { Set(questions.values.compactMap(\.client)) }

  /// Starts the server, unless it runs.
  mutating func wake() {
    guard phase == .idle else { return }
    guard let started = start(program) else {
      phase = .off
      problems.append(
        program.map { "'\($0)' cannot be started; the Swift in specs is not checked" }
          ?? "'sourcekit-lsp' is missing in the folder of 'swift'; the Swift in specs is not checked"
      )
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
      // Background indexing would also build the package, below the project's folder.
      ("initializationOptions", .object([("backgroundIndexing", .flag(false))])),
    ])
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - client: The client's request that causes this one.
  ///   - then: Called with the answer or, when no answer comes in time, with a failure.
  mutating func ask(
    _ method: String, _ params: JSONValue, for client: RequestID? = nil,
    then: @escaping Continuation
  ) {
    lastID += 1
    questions[lastID] = Question(
      client: client, end: .now + SwiftServer.patience, then: then)
    say(.request(id: .number(lastID), method: method, params: params))
  }

  /// Sends the text of a file, as if the file was open in an editor.
  ///
  /// - Parameter path: The absolute path of the file.
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

  /// Closes a file that was sent.
  mutating func hide(_ path: String) {
    guard documents.removeValue(forKey: path) != nil else { return }
    let identifier: JSONValue = .object([("uri", .text(fileURI(ofPath: path)))])
    note("textDocument/didClose", .object([("textDocument", identifier)]))
  }

  /// Notifies the server of changed files on disk.
  mutating func noteChanges(_ params: JSONValue) {
    note("workspace/didChangeWatchedFiles", params)
  }

  /// Forgets a client's request that was canceled.
  mutating func forget(_ client: RequestID) {
    for (id, question) in questions where question.client == client {
      questions[id] = nil
      callOff(id)
    }
  }

  /// Notifies the server that an answer is not needed any more.
  mutating func callOff(_ id: Int) {
    note("$/cancelRequest", .object([("id", .number(id))]))
  }

  mutating func note(_ method: String, _ params: JSONValue) {
    say(.notification(method: method, params: params))
  }

  /// Sends a message once the server runs.
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
    // A server that accepts no more bytes is about to exit; reading from it detects that.
    hasUnsentBytes = connection.send(bytes) ?? false
  }
}

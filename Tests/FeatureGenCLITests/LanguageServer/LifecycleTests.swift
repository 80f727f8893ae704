import Foundation
import TestSupport
import Testing

/// A session of `featuregen lsp` from its start to its end.
@Suite("Language server: sessions", .onOwnThread) struct LanguageServerLifecycleTests {
  @Test("a session begins with 'initialize' and ends well")
  func begins() throws {
    let session = try EditorSession([:], capabilities: nil)
    let answer = try session.request("initialize", ["capabilities": [String: Any]()])
    let capabilities = answer["result"]["capabilities"]
    #expect(capabilities["positionEncoding"].string == "utf-16")
    #expect(capabilities["textDocumentSync"]["change"].int == 2)
    #expect(answer["result"]["serverInfo"]["name"].string == "featuregen")
    let farewell = try session.request("shutdown")
    #expect(farewell["result"].isNull)
    try session.notify("exit")
    #expect(try session.exitStatus() == 0)
  }

  @Test("a session that ends without 'shutdown' or without 'exit' is a failure")
  func failsWithoutShutdown() throws {
    let hasty = try EditorSession(SampleSpecs.files)
    try hasty.notify("exit")
    #expect(try hasty.exitStatus() == 1)
    #expect(try EditorSession(SampleSpecs.files).hangUp() == 1)
    #expect(try EditorSession([:], capabilities: nil).hangUp() == 1)
    let polite = try EditorSession(SampleSpecs.files)
    _ = try polite.request("shutdown")
    #expect(try polite.hangUp() == 0)
  }

  @Test("messages in the wrong order are refused")
  func refusesTheWrongOrder() throws {
    let session = try EditorSession(SampleSpecs.files, capabilities: nil)
    #expect(try session.request("textDocument/hover")["error"]["code"].int == -32002)
    #expect(try session.request("shutdown")["error"]["code"].int == -32002)
    try session.open(SampleSpecs.counter, "feature: Counter\nnonsense: 1\n")
    _ = try session.request("initialize", ["rootUri": session.uri("")])
    #expect(try session.request("initialize")["error"]["code"].int == -32600)
    // A document that was opened before initialization is not open.
    let hover = try session.answer(
      to: try session.ask("hover", after: "feature", in: SampleSpecs.counter))
    #expect(hover["error"]["code"].int == -32602)
    _ = try session.request("shutdown")
    #expect(try session.request("textDocument/hover")["error"]["code"].int == -32600)
    try session.notify("exit")
    #expect(try session.exitStatus() == 0)
  }

  @Test("unknown requests are refused, and unknown notifications are ignored")
  func refusesUnknownMessages() throws {
    let session = try EditorSession(SampleSpecs.files)
    #expect(try session.request("textDocument/nonsense")["error"]["code"].int == -32601)
    #expect(try session.request("$/nonsense")["error"]["code"].int == -32601)
    try session.notify("$/nonsense")
    try session.notify("nonsense")
    try session.notify("$/setTrace", ["value": "verbose"])
    try session.send(body: #"{"jsonrpc":"2.0","id":"mine","result":null}"#)
    #expect(try session.end() == 0)
  }

  @Test("bytes that are not a message are reported, and the session continues")
  func survivesBrokenMessages() throws {
    let session = try EditorSession(SampleSpecs.files)
    let broken = [
      ("{\"jsonrpc\": \"2.0\", ", -32700), ("", -32700), ("[]", -32600), ("17", -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#, -32600),
      (#"{"id":900,"method":"shutdown"}"#, -32600),
      (String(repeating: "[", count: 100_000), -32700),
    ]
    for (body, code) in broken {
      try session.send(body: body)
      let error = try session.wait { $0["error"].isThere }
      #expect(error["error"]["code"].int == code, "\(body.prefix(50))")
    }
    try session.send(bytes: Array("Content-Length: 4\r\n\r\n".utf8) + [0x22, 0xFF, 0xFE, 0x22])
    #expect(try session.wait { $0["error"].isThere }["error"]["code"].int == -32700)
    #expect(try session.hover(afterOpened: "count: {") != nil)
    #expect(try session.end() == 0)
  }

  @Test(
    "an invalid header is reported once, and the session continues at the next header",
    arguments: [
      "rubbish\r\n\r\n", "Content-Length: none\r\n\r\n", "Content-Length: -5\r\n\r\n",
      "Content-Length: 123456789012345678901234567890\r\n\r\n", "\r\n\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
  func survivesBrokenHeaders(header: String) throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.send(bytes: Array(header.utf8))
    #expect(try session.hover(afterOpened: "count: {") != nil)
    #expect(try session.wait { $0["error"].isThere }["error"]["code"].int == -32700)
    #expect(try session.end() == 0)
  }

  @Test("a message that is far too long is skipped")
  func survivesLongMessages() throws {
    let session = try EditorSession(SampleSpecs.files)
    let length = 80 << 20
    try session.send(bytes: Array("Content-Length: \(length)\r\n\r\n".utf8))
    let part = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)
    for _ in 0..<80 { try session.send(bytes: part) }
    #expect(try session.wait { $0["error"].isThere }["error"]["code"].int == -32700)
    #expect(try session.end() == 0)
  }

  @Test("messages are read in pieces of any size")
  func readsPieces() throws {
    let session = try EditorSession(SampleSpecs.files)
    let bytes = try session.message(["id": 500, "method": "nonsense", "params": [String: Any]()])
    for byte in bytes { try session.send(bytes: [byte]) }
    #expect(try session.answer(to: 500)["error"]["code"].int == -32601)
    let several = try (501...520).flatMap { id in
      try session.message(["id": id, "method": "nonsense"])
    }
    try session.send(bytes: several)
    for id in 501...520 {
      #expect(try session.answer(to: id)["error"]["code"].int == -32601)
    }
  }

  @Test("a request that is canceled before its turn is answered as canceled")
  func cancels() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(SampleSpecs.counter)
    let hover: [String: Any] = [
      "id": 700, "method": "textDocument/hover",
      "params": [
        "textDocument": ["uri": session.uri(SampleSpecs.counter)],
        "position": ["line": 0, "character": 2],
      ],
    ]
    // The messages are sent together, so that the end of a message is available when its beginning is read.
    try session.send(
      bytes: try session.message(hover)
        + session.message(["method": "$/cancelRequest", "params": ["id": 700]])
        + session.message(["method": "$/cancelRequest", "params": ["id": "unknown"]])
        + session.message(["method": "$/cancelRequest", "params": [String: Any]()]))
    #expect(try session.answer(to: 700)["error"]["code"].int == -32800)
    #expect(try session.hover(after: "feature", in: SampleSpecs.counter) != nil)
  }

  @Test(
    "parameters that make no sense are refused",
    arguments: [
      [:], ["textDocument": 5], ["textDocument": ["uri": "file:///nowhere/Specs/x.yaml"]],
      ["textDocument": ["uri": "OPEN"]], ["textDocument": ["uri": "OPEN"], "position": "here"],
      ["textDocument": ["uri": "OPEN"], "position": ["line": 1.5, "character": 0]],
    ] as [[String: any Sendable]])
  func refusesParameters(params: [String: any Sendable]) throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(SampleSpecs.counter)
    var params: [String: Any] = params
    if let document = params["textDocument"] as? [String: String], document["uri"] == "OPEN" {
      params["textDocument"] = ["uri": session.uri(SampleSpecs.counter)]
    }
    let isOpen =
      (params["textDocument"] as? [String: String])?["uri"]?.contains("nowhere") != true
    for method in ["completion", "hover", "definition", "codeAction"] {
      let answer = try session.request("textDocument/\(method)", params)
      #expect(answer["error"]["code"].int == -32602, "\(method) \(isOpen) \(answer)")
    }
    try session.notify("textDocument/didChange", params)
    try session.notify("textDocument/didOpen", params)
    try session.notify("textDocument/didClose", params)
    #expect(try session.end() == 0)
  }
}

extension EditorSession {
  /// Opens the counter, and returns the hover text of one of its words.
  fileprivate func hover(afterOpened text: String) throws -> String? {
    try open(SampleSpecs.counter)
    return try hover(after: String(text.prefix { $0 != ":" }), in: SampleSpecs.counter)
  }
}

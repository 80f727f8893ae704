import FeatureLanguageServer
import JSON
import JSONRPC
import SpecSource
import TestSupport

@testable import FeatureGenCLI

extension FuzzTarget {
  /// Returns a problem in the splitting of a stream into messages: the result depends on the pieces in which the
  /// stream arrives, the reader keeps more than it needs, or it does not recover at the next message.
  func problemOfFrames(_ bytes: [UInt8]) -> String? {
    let longest = 1 << 10
    let mostKept = longest + (9 << 10)
    var whole = FrameReader(maximumLength: longest)
    let frames = whole.frames(of: bytes[...])
    var inPieces = FrameReader(maximumLength: longest)
    var pieces: [FrameReader.Frame] = []
    var sizes = SeededRandom(seed: UInt64(bytes.count))
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...longest, using: &sizes))
      rest = rest.dropFirst(piece.count)
      pieces += inPieces.frames(of: piece)
      if inPieces.keptCount > mostKept { return "\(inPieces.keptCount) bytes are kept" }
    }
    if pieces != frames { return "in pieces it is read as \(pieces), and whole as \(frames)" }
    let passedOver = [UInt8](repeating: UInt8(ascii: "\n"), count: 20 * longest)
    return whole.frames(of: passedOver[...] + framed("{}")).last == .body(Array("{}".utf8))
      ? nil : "the next message is not found"
  }

  /// Returns a problem in the server's messages to a client.
  ///
  /// The client's messages are the messages of the stream or, if the stream has none, its lines, so that a mutated
  /// message still is a message.
  func problemOfSession(_ bytes: [UInt8]) -> String? {
    var reader = FrameReader()
    var bodies = reader.frames(of: bytes[...]).compactMap { frame -> [UInt8]? in
      if case .body(let body) = frame { body } else { nil }
    }
    if bodies.isEmpty { bodies = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init) }
    let files = MemoryFileSystem(texts: [
      "Specs/featuregen.yaml": "version: 1\nmodule: App\nsources: Sources\ntests: Tests\n",
      "Specs/RandomClient.yaml":
        "client: RandomClient\nkey: random\nendpoints:\n  int: {returns: Int, live: '1'}\n",
      "Specs/Model.yaml": "model: Model\nid: Int\nfields: {id: Int}\n",
    ]).fileSystem
    let host = ServerHost(
      root: { $0.hasPrefix("/p/Specs/") ? "/p" : nil }, folder: { _ in ProjectFolder(files) })
    var server = LanguageServer(host: host, version: "1")
    for body in bodies.prefix(50) where server.exitStatus == nil {
      let message = IncomingMessage(body: body)
      let answers = server.handle(message)
      if !isAnswered(message, by: answers) { return "no answer to \(message): \(answers)" }
      let told = server.hasChanges ? server.publishDiagnostics() : []
      for message in answers + told {
        if let problem = problem(of: message.json) { return problem }
      }
    }
    return nil
  }

  /// Returns whether a request has an answer, and any other message has none.
  private func isAnswered(
    _ message: IncomingMessage, by answers: [OutgoingMessage]
  ) -> Bool {
    let ids = answers.compactMap { answer in
      switch answer {
      case .result(let id, _): id
      case .error(let id, _): id ?? .text("")
      case .notification, .request: nil as RequestID?
      }
    }
    return switch message {
    case .request(let id, _, _): ids == [id]
    case .invalid(let id, _): ids == [id ?? .text("")]
    case .notification, .response: ids.isEmpty
    }
  }

  /// Returns the problem of a message: it is not read as it was written, or it names an invalid place.
  private func problem(of message: JSONValue) -> String? {
    let text = message.compact
    var reader = FrameReader()
    guard reader.frames(of: framed(text)[...]) == [.body(Array(text.utf8))],
      let read = try? parseJSON(Array(text.utf8)), read.compact == text
    else { return "this is not read as it was written: \(text)" }
    return hasPlaces(message) ? nil : "this names a place that is none: \(text)"
  }

  /// Returns whether the end of each range in a message is not before the beginning.
  private func hasPlaces(_ value: JSONValue) -> Bool {
    guard let members = value.members else { return value.list?.allSatisfy(hasPlaces) ?? true }
    guard let start = value["start"], let end = value["end"] else {
      return members.allSatisfy { hasPlaces($0.value) }
    }
    let numbers = [start["line"], start["character"], end["line"], end["character"]].compactMap {
      $0?.number
    }
    return numbers.count == 4 && numbers.allSatisfy { $0 >= 0 }
      && (numbers[0], numbers[1]) <= (numbers[2], numbers[3])
  }
}

extension FrameReader {
  /// Returns the frames that more bytes complete.
  fileprivate mutating func frames(of more: ArraySlice<UInt8>) -> [Frame] {
    append(more)
    var frames: [Frame] = []
    while let frame = next() { frames.append(frame) }
    return frames
  }
}

import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// The result of making specs of clients.
struct AcceptedClients {
  /// The clients whose specs generate the same endpoints, with their types.
  private(set) var clients: [(client: AdoptedClient, type: LinkedType)] = []
  /// The reasons that other clients stay.
  private(set) var refusals: [AdoptionReason] = []

  /// Tries the specs of clients.
  init(
    _ clients: [AdoptedClient], in types: LinkedTypes, _ files: [ReadSwiftFile],
    sets: TemplateSets, workers: Workers
  ) {
    let byPath = Dictionary(files.map { ($0.file.path, $0) }) { first, _ in first }
    self.clients = clients.compactMap { client in
      guard client.client != nil, let file = byPath[client.span.file.path],
        let type = types[client.type ?? "", from: file]
      else { return nil }
      return (client, type)
    }
    let trial = SpecTrial(sets: sets, workers: workers)
    while !self.clients.isEmpty {
      let (generated, problems) = trial.generate(
        self.clients.map { client, type in
          SourceFile(path: SpecTrial.path(of: type), text: writtenSpec(client.client ?? []))
        })
      guard problems.isEmpty else {
        takeOut(problems)
        continue
      }
      takeOutOthers(than: generated)
      return
    }
  }

  /// Removes the clients that errors are about; all clients, if the errors are about none.
  private mutating func takeOut(_ problems: [Diagnostic]) {
    var found = clients.filter { client, type in
      problems.contains { $0.span?.file.path == SpecTrial.path(of: type) }
    }
    if found.isEmpty { found = clients }
    for (client, type) in found {
      let problem =
        problems.first { $0.span?.file.path == SpecTrial.path(of: type) } ?? problems[0]
      refuse(client, "its spec is refused: \(problem.message)")
    }
  }

  /// Removes the clients whose generated endpoints differ.
  private mutating func takeOutOthers(than files: [GeneratedFile]) {
    let read = files.filter { $0.path.hasSuffix(".swift") && $0.path.hasPrefix("Sources/") }
      .compactMap { readSwift(SourceFile(path: $0.path, bytes: $0.contents)) }
    let generated = AppClients(read, types: LinkedTypes(read)).all
    for (client, _) in clients {
      let other = generated.first { $0.key == client.key }
      guard other.map({ writtenSpec($0.external) }) == writtenSpec(client.external) else {
        refuse(client, "a client whose generated code has other endpoints")
        continue
      }
    }
  }

  private mutating func refuse(_ client: AdoptedClient, _ text: String) {
    refusals.append(AdoptionReason(text: text, span: client.span))
    clients.removeAll { $0.client.key == client.key }
  }
}

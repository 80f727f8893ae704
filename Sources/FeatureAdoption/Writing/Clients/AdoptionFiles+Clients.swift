import SpecSource
import SpecSwift

extension AdoptionFiles {
  /// Adds the specs of clients, and cuts the clients out of their files.
  ///
  /// - Parameters:
  ///   - used: The keys and types of the dependencies that the adopted features use.
  ///   - project: The project that the clients are adopted into; nil when no project is known.
  /// - Returns: The names by which features ask for the clients.
  mutating func adopt(
    _ accepted: AcceptedClients, of surroundings: AdoptedSurroundings, _ used: Set<String>,
    _ rest: inout RestOfFiles, _ files: [ReadSwiftFile], _ project: AdoptingProject?
  ) -> Set<String> {
    var names: Set<String> = []
    refusals += accepted.refusals
    for (client, type) in accepted.clients {
      if surroundings.adoptable.areThoseOfFeatures, used.isDisjoint(with: client.names) { continue }
      var attempt = rest
      var keys = client.client ?? []
      do throws(NotDrafted) {
        if let access = try project?.otherAccess(adopting: type, named: type.name) {
          let first = keys.prefix { ["client", "key", "doc"].contains($0.name) }
          keys.insert(DraftKey("access", .text(access.rawValue)), at: first.count)
        }
        guard surroundings.describes(client) else {
          throw NotDrafted(
            "a client that is called in a way that its spec does not describe", at: client.span)
        }
        if let live = try attempt.cut(client, type, in: files) { swiftFiles.append(live) }
      } catch {
        refusals.append(error.reason)
        continue
      }
      rest = attempt
      names.formUnion(client.names)
      specs.append(
        .init(
          name: type.name, text: writtenSpec(keys), origins: [type.origin.file.file],
          key: client.key))
    }
    return names
  }
}

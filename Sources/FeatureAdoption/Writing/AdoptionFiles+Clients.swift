import SpecSource
import SpecSwift

extension AdoptionFiles {
  /// Adds the specs of clients, and cuts the clients out of their files.
  ///
  /// - Parameters:
  ///   - used: The keys and types of the dependencies that the adopted features use.
  /// - Returns: The names by which features ask for the clients.
  mutating func adopt(
    _ accepted: AcceptedClients, of surroundings: AdoptedSurroundings, _ used: Set<String>,
    _ rest: inout RestOfFiles, _ files: [ReadSwiftFile], _ isPublic: Bool?
  ) -> Set<String> {
    var names: Set<String> = []
    refusals += accepted.refusals
    for (client, type) in accepted.clients {
      if surroundings.adoptable.areThoseOfFeatures, used.isDisjoint(with: client.names) { continue }
      var attempt = rest
      do throws(NotDrafted) {
        guard surroundings.describes(client) else {
          throw NotDrafted("a client that is called in other ways than it says", at: client.span)
        }
        if let live = try attempt.cut(client, type, in: files) { liveValues.append(live) }
      } catch {
        refusals.append(error.reason)
        continue
      }
      rest = attempt
      names.formUnion(client.names)
      let isOwnPublic = type.origin.declaration.isPublic
      var keys = client.client ?? []
      if let isPublic, isOwnPublic != isPublic {
        let access = DraftKey("access", .text(isOwnPublic ? "public" : "internal"))
        let first = keys.prefix { ["client", "key", "doc"].contains($0.name) }
        keys.insert(access, at: first.count)
      }
      specs.append(
        .init(name: type.name, text: writtenSpec(keys), isPublic: isOwnPublic, key: client.key))
    }
    return names
  }
}

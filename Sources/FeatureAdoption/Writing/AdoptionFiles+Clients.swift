import SpecSource
import SpecSwift

extension AdoptionFiles {
  /// Adds the specs of clients, and cuts the clients out of their files.
  ///
  /// - Parameters:
  ///   - used: The keys of the dependencies that the adopted features use.
  /// - Returns: The keys of the clients.
  mutating func adopt(
    _ accepted: AcceptedClients, of surroundings: AdoptedSurroundings, _ used: Set<String>,
    _ rest: inout RestOfFiles, _ files: [ReadSwiftFile], _ isPublic: Bool?
  ) -> Set<String> {
    var keys: Set<String> = []
    refusals += accepted.refusals
    for (client, type) in accepted.clients {
      if surroundings.adoptable.areThoseOfFeatures, !used.contains(client.key) { continue }
      var attempt = rest
      do throws(NotDrafted) {
        guard surroundings.externals[client.key] != nil else {
          throw NotDrafted("a client that is called in other ways than it says", at: client.span)
        }
        let isOwnPublic = type.origin.declaration.isPublic
        if let isPublic, isOwnPublic != isPublic {
          throw NotDrafted("its access is not that of the module", at: type.origin.span)
        }
        if let live = try attempt.cut(client, type, in: files) { liveValues.append(live) }
      } catch {
        refusals.append(error.reason)
        continue
      }
      rest = attempt
      keys.insert(client.key)
      specs.append(
        .init(
          name: type.name, text: writtenSpec(client.client ?? []),
          isPublic: type.origin.declaration.isPublic, key: client.key))
    }
    return keys
  }
}

import RandomNumbers

/// Makes the spec of a block's model.
func modelText(_ names: BlockNames, using random: inout SeededRandom) -> String {
  let fields = modelFields.shuffled(using: &random).prefix(Int.random(in: 8...14, using: &random))
  return """
    model: \(names.model)
    doc: One record of \(names.area), as the server knows it.
    conforms: [Identifiable, Codable]

    types:
      Rank:
        doc: How much it matters.
        enum:
          low: Low
          medium: Medium
          high: High
        computed:
          next:
            type: Rank
            get: |
              switch self {
              case .low: .medium
              case .medium, .high: .high
              }
        conforms: [Codable]
      Person:
        doc: Somebody who has to do with it.
        struct:
          name: String
          email: {type: String?, doc: nil for those who have none.}
        conforms: [Codable, Hashable]

    fields:
      id: {type: Int, let: true}
      title: String
      rank: Rank = .low
      people: '[Person] = []'
    \(fields.map { "  \($0)" }.joined(separator: "\n"))

    computed:
      isUrgent: 'Bool = rank == .high && !people.isEmpty'
      summary:
        type: String
        doc: What a row of a list says.
        get: |
          let names = people.map(\\.name).sorted().joined(separator: ", ")
          return names.isEmpty ? title : "\\(title) (\\(names))"
      slug:
        type: String
        doc: The title as part of a web address.
        get: |
          title.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .joined(separator: "-")

    """
}

private let modelFields = [
  "created: 'Date = Date(timeIntervalSince1970: 0)'", "changed: Date?", "notes: String = \"\"",
  "amount: {type: Double, default: 0, doc: In the currency of the account.}", "count: Int = 1",
  "link: {type: URL?, doc: Where more is to be found.}", "isPublic: Bool = false",
  "tags: '[String] = []'", "scores: '[String: Int] = [:]'", "isArchived: Bool = false",
  "latitude: Double?", "longitude: Double?", "color: {type: String, default: '\"red\"'}",
  "version: {type: Int, default: 1, doc: Counted by the server.}",
]

/// Makes the spec of a block's client, which contains the live client if it is handwritten.
func clientText(_ names: BlockNames, using random: inout SeededRandom) -> String {
  let further = furtherEndpoints.shuffled(using: &random)
    .prefix(Int.random(in: 3...5, using: &random))
  return """
    client: \(names.client)
    key: \(names.clientKey)
    doc: Everything that the server knows of \(names.area).
    imports: [FoundationNetworking?]

    types:
      Scope: {enum: [mine, everybodys]}

    endpoints:
      load:
        doc: Loads all records, newest first.
        async: true
        throws: true
        returns: '[\(names.model)]'
        live: |
          let url = URL(string: "https://example.com/records")!
          let (data, _) = try await URLSession.shared.data(from: url)
          return try JSONDecoder().decode([\(names.model)].self, from: data)
      count:
        doc: How many records there are.
        async: true
        throws: URLError
        returns: Int
        live: 'throw URLError(.unsupportedURL)'
      find:
        doc: What resembles a text.
        with: {_ query: String}
        async: true
        throws: true
        returns: '[String]'
        live: '[query]'
      messages:
        doc: What is said from now on.
        with: {from index: Int}
        stream: String
        throws: true
        live: |
          AsyncThrowingStream { continuation in
            continuation.yield("\\(index)")
            continuation.finish()
          }
      save:
        doc: Puts a text in a place.
        with: {_ text: String, at index: Int}
        async: true
        throws: true
        live: |
          guard index >= 0 else { throw EffectError("no such place") }
          UserDefaults.standard.set(text, forKey: "text \\(index)")
    \(further.map { $0.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n") }
      .joined(separator: "\n"))

    """
}

private let furtherEndpoints = [
  """
  remove:
    doc: Takes a record away for good.
    with: {id: Int}
    async: true
    throws: true
    live: 'UserDefaults.standard.removeObject(forKey: "record \\(id)")'
  """,
  """
  isReachable:
    doc: Whether it makes sense to ask at all.
    returns: Bool
    live: 'true'
  """,
  """
  changes:
    doc: The ids of records that others have changed.
    with: {of scope: Scope}
    stream: Int
    live: 'AsyncStream { $0.finish() }'
  """,
  """
  favorite:
    doc: The record that is shown first.
    async: true
    returns: Int?
    live: 'UserDefaults.standard.object(forKey: "favorite") as? Int'
  """,
  """
  scope:
    doc: Whose records are shown.
    with: {_ name: String}
    returns: Scope
    placeholder: Scope.mine
    live: 'name == "mine" ? .mine : .everybodys'
  """,
  """
  reset:
    doc: Forgets everything that was kept here.
    live: 'UserDefaults.standard.removeObject(forKey: "favorite")'
  """,
]

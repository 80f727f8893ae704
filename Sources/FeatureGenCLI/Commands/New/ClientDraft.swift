import ArgumentParser
import SpecYAML

/// A client that `featuregen new` creates.
struct ClientDraft: SpecDraft {
  var name: String
  var key: String?
  var doc: String?
  var endpoints: [EndpointDraft]

  var entries: [YAMLEntry] {
    // A client without endpoints, like a model without fields, would be an error.
    let standard = EndpointDraft(name: "load", isAsync: true, thrown: "true", returns: "String")
    let endpoints = endpoints.isEmpty ? [standard] : endpoints
    return [YAMLEntry("client", name), YAMLEntry("key", key ?? standardKey)]
      + [doc.map { YAMLEntry("doc", $0) }].compactMap(\.self)
      + [
        YAMLEntry("live", "manual"), YAMLEntry("endpoints", value: .keys(endpoints.map(\.entry))),
      ]
  }

  /// The name without `Client`, with its first word or abbreviation in lower case.
  private var standardKey: String {
    let word = name.hasSuffix("Client") && name != "Client" ? name.dropLast(6) : name[...]
    let capitals = word.prefix(while: \.isUppercase).count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}

/// An endpoint of a new client.
struct EndpointDraft {
  var name: String
  var parameters: [TypedName] = []
  var isAsync = false
  /// The type of the endpoint's errors: `true` for any error; nil for none.
  var thrown: String?
  var returns: String?

  /// Reads `load(city: String) async throws(URLError) -> Weather`.
  ///
  /// - Throws: `ValidationError` when the text does not have this form.
  static func parse(_ text: String) throws -> EndpointDraft {
    let signature = try Signature(text)
    var endpoint = EndpointDraft(name: signature.name, parameters: signature.parameters)
    var rest = signature.rest
    if let arrow = rest.firstRange(of: "->") {
      endpoint.returns = trimmed(rest[arrow.upperBound...])
      rest = trimmed(rest[..<arrow.lowerBound])
    }
    for word in rest.split(whereSeparator: \.isWhitespace) {
      if word == "async" {
        endpoint.isAsync = true
      } else if word == "throws" {
        endpoint.thrown = "true"
      } else if word.hasPrefix("throws("), word.hasSuffix(")") {
        endpoint.thrown = String(word.dropFirst(7).dropLast())
      } else {
        throw ValidationError(
          "'\(word)' is not part of an endpoint; write one as in 'load(id: Int) async throws -> String'"
        )
      }
    }
    return endpoint
  }

  /// The endpoint in a spec.
  var entry: YAMLEntry {
    var entries: [YAMLEntry] = []
    if !parameters.isEmpty { entries.append(YAMLEntry("with", value: parameters.tree)) }
    if let element = streamElement {
      entries.append(YAMLEntry("stream", element))
    } else {
      if isAsync { entries.append(YAMLEntry("async", "true")) }
      if let thrown { entries.append(YAMLEntry("throws", thrown)) }
      if let returns { entries.append(YAMLEntry("returns", returns)) }
    }
    let value = entries.isEmpty ? YAMLTree(.text(.nothing)) : .keys(entries)
    return YAMLEntry(name, value: value)
  }

  /// The type of the elements of the asynchronous stream that the endpoint returns; nil where it returns no stream.
  private var streamElement: String? {
    guard let returns, returns.hasPrefix("AsyncStream<"), returns.hasSuffix(">") else { return nil }
    return String(returns.dropFirst("AsyncStream<".count).dropLast())
  }
}

/// A model that `featuregen new` creates.
struct ModelDraft: SpecDraft {
  var name: String
  var doc: String?
  var fields: [TypedName]

  var entries: [YAMLEntry] {
    let fields = fields.isEmpty ? [TypedName(name: "id", type: "UUID")] : fields
    return [YAMLEntry("model", name)] + [doc.map { YAMLEntry("doc", $0) }].compactMap(\.self)
      + [YAMLEntry("fields", value: fields.tree)]
  }
}

import SpecSource

/// What specs can say of the features of an app.
public struct AdoptionReport: Sendable {
  /// The features, in the order of their places.
  public var features: [AdoptedFeature]
  /// The files that could not be parsed.
  public var unreadFiles: [SourceFile]
  /// What adopting the features writes whose specs give the same.
  public var files = AdoptionFiles()
  /// The tests that have a store, in the order of their places.
  public var tests: [AdoptedTest] = []
  /// The dependencies that the app declares and uses, by their keys.
  public var clients: [AdoptedClient] = []

  /// All handlers of the features.
  public var handlers: [AdoptedHandler] {
    features.flatMap(\.handlers)
  }

  /// How often a spec cannot say something, by what it is, the most frequent first.
  public var reasons: [(text: String, count: Int)] {
    let all = features.flatMap { $0.obstacles + $0.handlers.flatMap { $0.manual + $0.effects } }
    return Dictionary(grouping: all, by: \.text).map { ($0, $1.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

/// How much of a feature a spec can say.
public enum AdoptionVerdict: String, Sendable, CaseIterable {
  /// All of it, in keys of the language.
  case full
  /// All of it, with handlers that have Swift as their `effect`.
  case effects
  /// All but handlers that stay functions in Swift.
  case manual
  /// Not as a feature: it is named as an `external` one.
  case external
}

/// A reducer, and how much of it a spec can say.
public struct AdoptedFeature: Sendable {
  /// The name of its type, with the types that it stands in.
  public var name: String
  /// Where the name of its type is declared.
  public var span: SourceSpan
  /// What its actions do.
  public var handlers: [AdoptedHandler]
  /// What no spec says of the feature itself.
  public var obstacles: [AdoptionReason]
  /// The reducers that run on its state and its actions, and stay Swift.
  public var parts: [AdoptedPart] = []
  /// What became of making a spec of it; nil when none was tried.
  public var spec: AdoptedSpec?

  /// How much of it a spec can say.
  public var verdict: AdoptionVerdict {
    if !obstacles.isEmpty { return .external }
    return handlers.map(\.verdict).max { $0.rank < $1.rank } ?? .full
  }
}

/// A reducer that runs on the state and the actions of a feature.
public struct AdoptedPart: Sendable {
  /// The name of its type, with the types that it stands in.
  public var name: String
  /// Where the name of its type is declared.
  public var span: SourceSpan
}

extension AdoptedFeature {
  /// Takes what its spec has as effects in Swift for such, and not for functions.
  mutating func noteSwift() {
    guard case .accepted(_, let roundTrip)? = spec, roundTrip.isEqual, roundTrip.manual.isEmpty
    else { return }
    for index in handlers.indices {
      handlers[index].effects += handlers[index].manual
      handlers[index].manual = []
    }
  }
}

extension AdoptionVerdict {
  /// Its place from all to nothing.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a feature does with some of its actions.
public struct AdoptedHandler: Sendable {
  /// The action, as an address of a spec: `rows.deleted`.
  public var action: String
  /// Where it stands.
  public var span: SourceSpan
  /// The keys of the language that say it.
  public var keys: Set<String> = []
  /// What stays Swift as an `effect`.
  public var effects: [AdoptionReason] = []
  /// Why it stays a function in Swift.
  public var manual: [AdoptionReason] = []

  /// How much of it a spec can say.
  public var verdict: AdoptionVerdict {
    manual.isEmpty ? effects.isEmpty ? .full : .effects : .manual
  }
}

/// Something that no key of the language says.
public struct AdoptionReason: Sendable, Hashable {
  /// What it is; the same text wherever it occurs.
  public var text: String
  /// Where it stands.
  public var span: SourceSpan
}

import SpecSource

/// What specs can say of the features of an app.
public struct AdoptionReport: Sendable {
  /// The features, in the order of their places.
  public var features: [AdoptedFeature]
  /// How many features were left out because their files are generated: they have specs.
  public var generatedFeatures = 0
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

  /// Whether every feature and every client that was to be adopted has a spec that generates equal code.
  ///
  /// A report of files without any feature is not complete, and neither is one of files that could not be parsed.
  public var isComplete: Bool {
    unreadFiles.isEmpty && files.refusals.isEmpty && features.allSatisfy(\.verdict.isEqual)
      && !hasNothing
  }

  /// Whether the files have no feature, neither one that is written by hand nor a generated one, and no client was adopted.
  public var hasNothing: Bool {
    features.isEmpty && generatedFeatures == 0 && files.specs.isEmpty
  }

  /// How often a spec cannot say something, by what it is, the most frequent first.
  public var reasons: [(text: String, count: Int)] {
    let all = features.flatMap { $0.obstacles + $0.handlers.flatMap { $0.manual + $0.effects } }
    return Dictionary(grouping: all, by: \.text).map { ($0, $1.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

/// The result of making a spec of a feature, generating from the spec and comparing the code.
public enum AdoptionVerdict: String, Sendable {
  /// The spec generates equal code.
  case full
  /// The spec generates equal code; some of its handlers have an `effect` in Swift.
  case effects
  /// The spec generates equal code; some of its handlers stay functions in Swift.
  case manual
  /// The spec generates other code.
  case different
  /// There is no spec.
  case none

  /// Whether there is a spec that generates equal code.
  public var isEqual: Bool {
    switch self {
    case .full, .effects, .manual: true
    case .different, .none: false
    }
  }
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

  /// The verdict on the spec that was made of it.
  public var verdict: AdoptionVerdict {
    switch spec {
    case nil, .none?: .none
    case .accepted(_, let roundTrip)? where !roundTrip.isEqual: .different
    case .accepted? where handlers.contains { $0.form == .manual }: .manual
    case .accepted?: handlers.contains { $0.form == .effects } ? .effects : .full
    }
  }

  /// The reasons that the feature has no spec; empty for a feature that has one.
  public var reasonsForNoSpec: [AdoptionReason] {
    guard verdict == .none else { return [] }
    var reasons = obstacles
    if case .none(let refusals)? = spec { reasons += refusals }
    return (reasons + handlers.flatMap(\.manual)).withoutDuplicates()
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
  /// Takes over the result of adoption. A spec that generates equal code gives the handlers.
  mutating func take(_ result: AdoptedSpec?) {
    spec = result
    if case .accepted(_, let roundTrip)? = result, roundTrip.isEqual {
      handlers = roundTrip.written
    }
  }
}

extension [AdoptionReason] {
  fileprivate func withoutDuplicates() -> [AdoptionReason] {
    var seen: Set<AdoptionReason> = []
    return filter { seen.insert($0).inserted }
  }
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

  /// The keys that the handler needs in a spec.
  public var form: Form {
    manual.isEmpty ? effects.isEmpty ? .full : .effects : .manual
  }
}

extension AdoptedHandler {
  /// The keys that a handler needs in a spec.
  public enum Form: String, Sendable {
    /// Keys of the language alone.
    case full
    /// An `effect` in Swift.
    case effects
    /// `manual`: a function in Swift.
    case manual
  }
}

/// Something that no key of the language says.
public struct AdoptionReason: Sendable, Hashable {
  /// What it is; the same text wherever it occurs.
  public var text: String
  /// Where it stands.
  public var span: SourceSpan
}

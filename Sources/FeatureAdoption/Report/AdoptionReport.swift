import SpecSource

/// The features of an app, with the parts that specs can describe.
public struct AdoptionReport: Sendable {
  /// The features, in the order of their places.
  public var features: [AdoptedFeature] = []
  /// The number of features that were left out because their files are generated: they have specs.
  public var generatedFeatures = 0
  /// The files that could not be parsed.
  public var unreadFiles: [SourceFile]
  /// The files that adoption writes for the features whose specs generate equal code.
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
  /// A report of files without any feature is not complete. A report with files that could not be parsed is not
  /// complete, either.
  public var isComplete: Bool {
    unreadFiles.isEmpty && files.refusals.isEmpty && features.allSatisfy(\.verdict.isEqual)
      && !hasNothing
  }

  /// Whether the files have no feature, neither a handwritten nor a generated one, and no client was adopted.
  public var hasNothing: Bool {
    features.isEmpty && generatedFeatures == 0 && files.specs.isEmpty
  }

  /// The reasons that specs cannot describe something, each with the number of its occurrences, the most frequent
  /// first.
  public var reasons: [(text: String, count: Int)] {
    let all = features.flatMap {
      $0.reasonsForNoSpec + $0.handlers.flatMap { $0.manual + $0.effects }
    }
    return Dictionary(grouping: all, by: \.text).map { ($0, $1.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }
}

/// The result of making a spec of a feature, generating from the spec and comparing the code.
public enum AdoptionVerdict: String, Sendable {
  /// The spec generates equal code.
  case full
  /// The spec generates equal code. Some of its handlers have an `effect` in Swift.
  case effects
  /// The spec generates equal code. Some of its handlers stay functions in Swift.
  case manual
  /// The spec generates different code.
  case different
  /// The feature has no spec.
  case none

  /// Whether the feature has a spec that generates equal code.
  public var isEqual: Bool {
    switch self {
    case .full, .effects, .manual: true
    case .different, .none: false
    }
  }
}

/// A reducer, with the parts of it that a spec can describe.
public struct AdoptedFeature: Sendable {
  /// The name of the reducer's type, qualified by the types that contain it.
  public var name: String
  /// The place of the type's name in its declaration.
  public var span: SourceSpan
  /// The reducers that run on the feature's state and actions, and that stay Swift.
  public var parts: [AdoptedPart]
  /// The result of making a spec of the feature.
  public var spec: AdoptedSpec
  /// The handlers of the feature's actions: those of its spec, or those that are found in a feature without a spec.
  public var handlers: [AdoptedHandler]

  /// The verdict on the spec that was made of the feature.
  public var verdict: AdoptionVerdict {
    switch spec {
    case .none: .none
    case .accepted(_, let roundTrip) where !roundTrip.isEqual: .different
    case .accepted where handlers.contains { $0.form == .manual }: .manual
    case .accepted: handlers.contains { $0.form == .effects } ? .effects : .full
    }
  }

  /// The reasons that the feature has no spec; empty for a feature that has one.
  public var reasonsForNoSpec: [AdoptionReason] {
    if case .none(let reasons) = spec { reasons.withoutDuplicates() } else { [] }
  }
}

/// A reducer that runs on the state and the actions of a feature.
public struct AdoptedPart: Sendable {
  /// The name of the reducer's type, qualified by the types that contain it.
  public var name: String
  /// The place of the type's name in its declaration.
  public var span: SourceSpan
}

extension AdoptedFeature {
  /// Makes the description of a feature from the result of making its spec.
  init(_ feature: LinkedType, _ parts: [LinkedType], _ spec: AdoptedSpec, in types: LinkedTypes) {
    (name, span, self.spec) = (feature.name, feature.origin.span, spec)
    self.parts = parts.map { AdoptedPart(name: $0.name, span: $0.origin.span) }
    if case .accepted(_, let roundTrip) = spec {
      handlers = roundTrip.written
    } else {
      handlers = foundHandlers(of: feature, in: types)
    }
  }
}

extension [AdoptionReason] {
  fileprivate func withoutDuplicates() -> [AdoptionReason] {
    var seen: Set<AdoptionReason> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The reaction of a feature to some of its actions.
public struct AdoptedHandler: Sendable {
  /// The action, as an address of a spec: `rows.deleted`.
  public var action: String
  /// The place of the handler.
  public var span: SourceSpan
  /// The keys of the spec language that express the handler.
  public var keys: Set<String> = []
  /// The reasons that parts of the handler stay Swift as an `effect`.
  public var effects: [AdoptionReason] = []
  /// The reasons that the handler stays a function in Swift.
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

/// A piece of Swift that no key of the spec language expresses.
public struct AdoptionReason: Sendable, Hashable {
  /// The description of the problem; the same text for every occurrence.
  public var text: String
  /// The place of the Swift.
  public var span: SourceSpan
}

import FeatureProgram
import FeatureSpec
import SpecSwift

/// The dependencies of a feature, as far as the generator knows them.
struct KnownDependencies {
  /// The dependencies whose calls the generator knows, by the names that the feature uses for them.
  let builtIns: [String: BuiltInDependency]
  /// The calls of which the generator knows whether they wait and which errors they throw.
  let calls: KnownCalls

  /// Looks up the dependencies and parameters that a feature declares.
  init(_ context: DraftingContext, _ reducer: DraftedReducer, _ declared: DeclaredMembers) {
    let named = declared.namedDependencies
    builtIns = named.compactMapValues { key in
      let builtIn = BuiltInDependency.named(key)
      return builtIn?.methods.isEmpty == false || builtIn?.callEffects != nil ? builtIn : nil
    }
    var labels: [String: [String?]] = [:]
    for (name, path) in named {
      for (endpoint, own) in context.endpoints[path] ?? [:] { labels["\(name).\(endpoint)"] = own }
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 2, let own = context.endpoints[parts[0]]?[parts[1]] else { continue }
      // A closure's arguments have no labels.
      labels[name] = own.map { _ in nil }
    }
    for parameter in reducer.parameters {
      let function = context.feature.variable(named: parameter.name)?.variable.function
      labels[parameter.name] = function?.parameters.map { _ in nil }
    }
    calls = KnownCalls(labels)
  }
}

extension DeclaredMembers {
  /// The dependencies, by their names in the feature: each a key, a type, or a part of a value that has a key.
  fileprivate var namedDependencies: [String: String] {
    var named: [String: String] = [:]
    for dependency in dependencies {
      switch dependency.entry {
      case .text(let text): named[text.text] = dependency.key
      case .keys(let names):
        let path = names.first?.value.text ?? ""
        named[names[0].name] = path.hasSuffix(".self") ? dependency.key : path
      case .list: break
      }
    }
    return named
  }
}

/// The calls of which the generator knows whether they wait and which errors they throw: calls of described
/// endpoints, and of functions that are parameters of a feature.
struct KnownCalls {
  /// The labels of the arguments, by the name of the called function: `store.load`, `fetch`.
  private let labels: [String: [String?]]

  /// Makes the calls from the labels of their arguments.
  init(_ labels: [String: [String?]]) { self.labels = labels }

  /// Whether a value is a known call, with or without marks. A call that neither waits nor throws needs no marks.
  func include(_ value: Expression) -> Bool {
    guard case .call(let callee, let arguments) = value.unmarked.kind,
      value.marks.allSatisfy({ ["await", "try"].contains($0) }),
      let names = callee.memberNames, let labels = labels[names.joined(separator: ".")]
    else { return false }
    // A trailing closure has no label, even if its parameter has one.
    let end = arguments.last.flatMap { $0.closure == nil ? nil : $0.value.source.range.upperBound }
    let hasTrailingClosure = end == value.source.range.upperBound
    return hasTrailingClosure || arguments.map(\.label) == labels
  }

  /// Whether the tokens of some Swift name a known call.
  func areNamed(in words: [String]) -> Bool {
    words.indices.contains { place in
      labels[words[place]] != nil || labels[words[place...].prefix(3).joined()] != nil
    }
  }
}

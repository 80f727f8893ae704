import FeatureProgram
import FeatureSpec
import SpecSwift

extension FeatureDrafter {
  /// The dependencies whose calls the generator knows, by the names that the feature uses for them.
  var builtIns: [String: BuiltInDependency] {
    namedDependencies.compactMapValues { key in
      let builtIn = BuiltInDependency.named(key)
      return builtIn?.methods.isEmpty == false || builtIn?.callEffects != nil ? builtIn : nil
    }
  }

  /// The calls of which the generator knows whether they wait and which errors they throw.
  var knownCalls: KnownCalls {
    var labels: [String: [String?]] = [:]
    for (name, path) in namedDependencies {
      for (endpoint, own) in context.endpoints[path] ?? [:] { labels["\(name).\(endpoint)"] = own }
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 2, let own = context.endpoints[parts[0]]?[parts[1]] else { continue }
      // A closure's arguments have no labels.
      labels[name] = own.map { _ in nil }
    }
    for parameter in reducer.parameters {
      let function = feature.variable(named: parameter.name)?.variable.function
      labels[parameter.name] = function?.parameters.map { _ in nil }
    }
    return KnownCalls(labels)
  }

  /// The dependencies, by their names in the feature: each a key, a type, or a part of a value that has a key.
  private var namedDependencies: [String: String] {
    var named: [String: String] = [:]
    for dependency in declared.dependencies {
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

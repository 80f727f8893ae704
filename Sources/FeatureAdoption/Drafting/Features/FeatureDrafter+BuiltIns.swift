import FeatureSpec
import SpecSwift

extension FeatureDrafter {
  /// The dependencies whose calls the generator knows, by the names that the feature calls them by.
  var builtIns: [String: BuiltInDependency] {
    namedDependencies.compactMapValues { key in
      let builtIn = BuiltInDependency.named(key)
      return builtIn?.methods.isEmpty == false || builtIn?.callEffects != nil ? builtIn : nil
    }
  }

  /// The described endpoints of clients, by the names that the feature calls them by.
  var endpoints: DescribedEndpoints {
    namedDependencies.compactMapValues { describedEndpoints[$0] }
  }

  /// The keys of the dependencies, by their names in the feature; those of which it only has a part are left out.
  private var namedDependencies: [String: String] {
    var keys: [String: String] = [:]
    for dependency in dependencies {
      switch dependency.entry {
      case .text(let text): keys[text.text] = dependency.key
      case .keys(let names) where names.first?.value.text == dependency.key:
        keys[names[0].name] = dependency.key
      case .keys, .list: break
      }
    }
    return keys.filter { isIdentifier($0.value) }
  }
}

import FeatureSpec
import SpecSource
import SpecSwift

/// The way to a piece of state through the children of a feature, as far as it is known.
public struct StatePath: Sendable {
  /// A part of the way.
  public enum Step: Sendable {
    /// A property, with what stands in brackets behind it, and whether what follows is in an optional.
    case property(String, brackets: String?, isOptional: Bool)
    /// A shared field, with what stands in brackets behind it, and whether what follows is in an optional.
    case shared(String, brackets: String?, isOptional: Bool)
    /// A row or an element of a stack, by its id; nil for all of them.
    case element(String, id: SwiftFragment?)
    /// One of several children.
    case oneOf(String)
  }

  /// The parts, from the outside to the inside.
  public var steps: [Step]
  /// The prompts that it can hold, if it is the property of the alerts or dialogs.
  public var prompts: [Prompt] = []
  /// The names of the address, from the outside to the inside, with the declarations that they refer to.
  public var references: [NameReference] = []
  /// Whether it is a whole stack.
  public var isStack = false

  /// Whether it is a shared value, or a part of one.
  public var isShared: Bool {
    steps.contains { if case .shared = $0 { true } else { false } }
  }
}

extension FeatureProject {
  /// The piece of state that an address names, in a project without errors.
  ///
  /// - Parameter isBinding: Whether the address names children as actions do.
  public func statePath(
    _ address: Address, of feature: Feature, isBinding: Bool = false
  ) -> StatePath {
    var resolver = StateResolver(address, in: self, isBinding: isBinding)
    return resolver.resolve(in: feature).value ?? StatePath(steps: [])
  }

  /// Whether an expectation can give the piece of state that an address names another value.
  public func isExpectable(_ address: Address, of feature: Feature) -> Bool {
    var resolver = StateResolver(address, in: self)
    return resolver.resolve(in: feature).diagnostics.isEmpty && !resolver.isConstant
  }
}

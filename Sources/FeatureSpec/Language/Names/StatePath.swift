import SpecSource
import SpecSwift

/// The path to a part of the state through the children of a feature, as far as it is known.
public struct StatePath: Sendable {
  /// A part of the path. A child is stored indirectly because it is large.
  public enum Step: Sendable {
    /// A property, with the brackets after it, and whether the following part is in an optional.
    case property(String, brackets: String?, isOptional: Bool)
    /// A shared field, with the brackets after it, and whether the following part is in an optional.
    case shared(String, brackets: String?, isOptional: Bool)
    /// The state of a child: a single feature or one of several features.
    indirect case child(Child)
    /// A row or an element of a stack, by its id; nil for all rows or elements.
    indirect case element(Child, id: SwiftFragment?)
    /// A case with a feature, of a child place with several cases.
    indirect case feature(ChildFeature)
    /// A case without a feature, of a child place with several cases.
    indirect case plainCase(PlainCase)

    /// The name of the case that the part leads to; nil for a property.
    public var caseName: String? {
      switch self {
      case .feature(let one): one.name.value
      case .plainCase(let one): one.name.value
      case .child(let child): child.isCase ? child.name.value : nil
      case .property, .shared, .element: nil
      }
    }
  }

  /// The parts, from the outside to the inside.
  public var steps: [Step]
  /// The prompts that the last part can show, if it is the property of alerts or dialogs.
  public var prompts: [Prompt] = []
  /// The names of the address, from the outside to the inside, with the declarations that they refer to.
  public var references: [NameReference] = []
  /// Whether the path leads to, or into, a constant of a struct that a spec declares. The compiler reports a write to
  /// it.
  public var isConstant = false

  /// Makes a path from its parts.
  public init(steps: [Step]) { self.steps = steps }

  /// Extends the path to a whole field.
  ///
  /// - Parameter field: The field, with the names after it with which the path continues.
  public func whole(_ field: Address) -> StatePath {
    var path = self
    path.steps.removeLast(field.components.count - 1)
    guard let last = path.steps.popLast() else { return path }
    switch last {
    case .property(let name, _, let isOptional):
      path.steps.append(.property(name, brackets: nil, isOptional: isOptional))
    case .shared(let name, _, let isOptional):
      path.steps.append(.shared(name, brackets: nil, isOptional: isOptional))
    case .child, .element, .feature, .plainCase: path.steps.append(last)
    }
    return path
  }

  /// Whether the path leads to a whole stack.
  public var isStack: Bool {
    if case .element(let child, id: nil)? = steps.last { child.presence == .stack } else { false }
  }

  /// Whether the path leads to a shared value, or to a part of a shared value.
  public var isShared: Bool {
    steps.contains { if case .shared = $0 { true } else { false } }
  }
}

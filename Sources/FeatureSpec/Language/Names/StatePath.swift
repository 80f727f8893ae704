import SpecSource
import SpecSwift

/// The way to a piece of state through the children of a feature, as far as it is known.
public struct StatePath: Sendable {
  /// A part of the way; a child takes much room.
  public enum Step: Sendable {
    /// A property, with the brackets after it, and whether what follows is in an optional.
    case property(String, brackets: String?, isOptional: Bool)
    /// A shared field, with the brackets after it, and whether what follows is in an optional.
    case shared(String, brackets: String?, isOptional: Bool)
    /// The state of a child: a single feature or one of several.
    indirect case child(Child)
    /// A row or an element of a stack, by its id; nil for all of them.
    indirect case element(Child, id: SwiftFragment?)
    /// A case of a place of several: a feature.
    indirect case feature(ChildFeature)
    /// A case of a place of several in which no feature lives.
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
  /// The prompts that it can hold, if it is the property of the alerts or dialogs.
  public var prompts: [Prompt] = []
  /// The names of the address, from the outside to the inside, with the declarations that they refer to.
  public var references: [NameReference] = []
  /// Whether it is, or lies in, a constant of a struct that a spec declares, which is for the compiler to refuse.
  public var isConstant = false

  /// Makes a way of parts.
  public init(steps: [Step]) { self.steps = steps }

  /// The way to the whole of a field.
  ///
  /// - Parameter field: The field, with the names after it that the way goes on with.
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

  /// Whether it is a whole stack.
  public var isStack: Bool {
    if case .element(let child, id: nil)? = steps.last { child.presence == .stack } else { false }
  }

  /// Whether it is a shared value, or a part of one.
  public var isShared: Bool {
    steps.contains { if case .shared = $0 { true } else { false } }
  }
}

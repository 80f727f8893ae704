#if !canImport(SwiftUI)
  /// Stands for SwiftUI's animations where there is no SwiftUI: it has their names and does nothing.
  public struct NoAnimation: Equatable, Sendable {
    /// The names of animations; all of them are the same here.
    public static let `default` = NoAnimation()
    public static let linear = NoAnimation()
    public static let easeIn = NoAnimation()
    public static let easeOut = NoAnimation()
    public static let easeInOut = NoAnimation()
    public static let spring = NoAnimation()
    public static let interactiveSpring = NoAnimation()
    public static let interpolatingSpring = NoAnimation()
    public static let smooth = NoAnimation()
    public static let snappy = NoAnimation()
    public static let bouncy = NoAnimation()

    public static func linear(duration: Double) -> Self { Self() }
    public static func easeIn(duration: Double) -> Self { Self() }
    public static func easeOut(duration: Double) -> Self { Self() }
    public static func easeInOut(duration: Double) -> Self { Self() }

    public static func spring(
      response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Self { Self() }

    public static func spring(
      duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Self { Self() }

    public static func interactiveSpring(
      response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Self { Self() }

    public static func interpolatingSpring(stiffness: Double, damping: Double) -> Self { Self() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }

    public func delay(_ delay: Double) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
    public func repeatForever(autoreverses: Bool = true) -> Self { self }
  }

  extension Send {
    /// Sends an action and returns when the store has reduced it; nothing is animated here.
    public func callAsFunction(_ action: Action, animation: NoAnimation?) async {
      await self(action)
    }
  }

  extension DismissEffect {
    /// Asks the parent to dismiss the feature; nothing is animated here.
    public func callAsFunction(animation: NoAnimation?) async {
      await self()
    }
  }
#endif

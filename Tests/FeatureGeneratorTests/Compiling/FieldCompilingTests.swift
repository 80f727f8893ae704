import SpecSupport
import TestSupport
import Testing

/// Tests that the code for fields, payloads and errors in specs compiles without a warning, together with the app's
/// additions.
@Suite("Golden cases of fields, payloads and errors", .onOwnThread)
struct FieldCompilingTests {
  @Test(
    "compile",
    arguments: [
      ("generates-catches", ""), ("generates-coding", ""), ("generates-enum-states", ""),
      ("generates-idle-features", ""), ("generates-idle-groups", ""),
      ("generates-injected", Self.injected), ("generates-nested-types", ""),
      ("generates-observers", ""), ("generates-payload-defaults", ""),
      ("generates-types-of-the-state", ""), ("generates-wrappers", Self.wrappers),
    ])
  func compile(name: String, handWritten: String) throws {
    let specs = GoldenCase(name: name).folder.appendingPathComponent("input/Specs")
    try GeneratedModule(TextProject(specs: readFolder(specs))).expectCompiles(with: handWritten)
  }

  /// The values that an app injects, with their injection.
  private static let injected = """
    import FeatureRuntime

    struct Kitchen: Sendable {
      func dishes() -> [String] { [] }
    }

    struct Bell: Sendable {
      func ring() {}
    }

    struct Container: Sendable {
      var kitchen: Kitchen { Kitchen() }
      var bell: Bell { Bell() }
    }

    @propertyWrapper
    public struct Injected<Value: Sendable>: Sendable {
      public let wrappedValue: Value

      init(_ path: KeyPath<Container, Value>) {
        wrappedValue = Container()[keyPath: path]
      }
    }

    extension SharedKey where Self == InMemoryKey<Int>.Default {
      static var calls: Self { Self[.inMemory("calls"), default: 0] }
    }

    """

  /// The property wrappers of an app.
  private static let wrappers = """
    import Foundation

    @propertyWrapper
    public struct Clamped: Equatable, Sendable {
      private var value: Int
      public let projectedValue: ClosedRange<Int>

      public init(wrappedValue: Int, _ bounds: ClosedRange<Int>) {
        projectedValue = bounds
        value = min(max(wrappedValue, bounds.lowerBound), bounds.upperBound)
      }

      public var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, projectedValue.lowerBound), projectedValue.upperBound) }
      }
    }

    @propertyWrapper
    public struct Trimmed: Equatable, Sendable {
      private var lines: [String] = []

      public init(wrappedValue: [String]) {
        self.wrappedValue = wrappedValue
      }

      public var wrappedValue: [String] {
        get { lines }
        set { lines = newValue.map { $0.trimmingCharacters(in: .whitespaces) } }
      }
    }

    """
}

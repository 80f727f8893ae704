import FeatureAdoption
import SpecSource
import Testing

@testable import FeatureGenCLI

/// What a feature has that a spec would lose: it keeps the feature from being adopted, or stays Swift.
@Suite("Planted constructs")
struct PlantedTests {
  /// A feature in the places of which something is planted.
  private static func feature(
    _ name: String, attribute: String = "", member: String = "", field: String = "",
    action: String = "",
    before: String = "", statement: String = "", effect: String = "return .none",
    branch: String = "",
    behind: String = "", inherits: String = ""
  ) -> String {
    """
    import ComposableArchitecture
    \(attribute)
    @Reducer
    struct \(name)\(inherits) {
      @ObservableState
      struct State: Equatable {
        var count: Int = 0
        \(field)
      }
      enum Action {
        case up
        case down
        \(action)
      }
      \(member)
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          \(before)
          switch action {
          case .up:
            state.count += 1
            \(statement)
            \(effect)
          case .down: return .none
          \(branch)
          }
        }
        \(behind)
      }
    }
    """
  }

  /// What is planted, each in a feature of its own.
  private static let planted: [String: String] = [
    "StoredProperty": feature("StoredProperty", member: "let limit = 3"),
    "Initializer": feature("Initializer", member: "init(limit: Int) {}"),
    "InitializerThatActs": feature("InitializerThatActs", member: "init() { print(1) }"),
    "NestedReducer": feature(
      "NestedReducer", member: "@Reducer struct Inner { struct State {}; enum Action {} }"),
    "Subscript": feature("Subscript", member: "subscript(index: Int) -> Int { index }"),
    "ConditionalMember": feature("ConditionalMember", member: "#if DEBUG\nlet x = 1\n#endif"),
    "Attribute": feature("Attribute", attribute: "@MainActor"),
    "Conformance": feature("Conformance", inherits: ": CustomStringConvertible"),
    "Dependency": feature("Dependency", member: "@Dependency(\\.uuid) var uuid = 1"),
    "LazyField": feature("LazyField", field: "lazy var other: Int = 1"),
    "WeakField": feature("WeakField", field: "weak var other: AnyObject?"),
    "PrivateField": feature("PrivateField", field: "private var other: Int = 1"),
    "WrappedField": feature("WrappedField", field: "@Wrapped var other: Int = 1"),
    "TwoFields": feature("TwoFields", field: "var a: Int = 1, b: Int = 2"),
    "TupleField": feature("TupleField", field: "var (a, b) = (1, 2)"),
    "ObservedField": feature("ObservedField", field: "var other: Int = 1 { didSet { count = 0 } }"),
    "ConditionalField": feature("ConditionalField", field: "#if DEBUG\nvar other = 1\n#endif"),
    "StateInitializer": feature(
      "StateInitializer", field: "init(count: Int = 0) { self.count = count + 1 }"),
    "ConditionalAction": feature("ConditionalAction", action: "#if DEBUG\ncase other\n#endif"),
    "IndirectAction": feature("IndirectAction", action: "indirect case other(Action)"),
    "AvailableAction": feature("AvailableAction", action: "@available(iOS 18, *) case other"),
    "Before": feature("Before", before: "print(action)"),
    "BeforeGuard": feature("BeforeGuard", before: "guard state.count < 3 else { return .none }"),
    "ReturnInLoop": feature("ReturnInLoop", statement: "for _ in 0..<3 { return .none }"),
    "ReturnInDo": feature(
      "ReturnInDo", statement: "do { try f(); return .none } catch { return .none }"),
    "ReturnInDefer": feature("ReturnInDefer", statement: "while true { return .none }"),
    "ConditionalStatement": feature(
      "ConditionalStatement", statement: "#if DEBUG\nreturn .none\n#endif"),
    "HelperEffect": feature("HelperEffect", effect: "return helper(&state)"),
    "Where": feature("Where", branch: "case .up where state.count > 3: return .none"),
    "Default": feature("Default", branch: "default: state.count = 0; return .none"),
    "ConditionalCase": feature(
      "ConditionalCase", branch: "#if DEBUG\ncase .other: return .none\n#endif"),
    "Operator": feature("Operator", behind: "._printChanges()"),
    "OwnOperator": feature("OwnOperator", behind: ".logged()"),
    "OwnReducer": feature("OwnReducer", behind: "\nLogging()"),
    "ConditionalReducer": feature("ConditionalReducer", behind: "\nif flag { Logging() }"),
    "ConditionalBody": feature("ConditionalBody", behind: "\n#if DEBUG\nLogging()\n#endif"),
    "CommentInEffect": feature(
      "CommentInEffect", effect: "return .run { send in\n// later\nawait send(.down) }"),
    "CommentBetween": feature("CommentBetween", effect: "return /* always */ .send(.down)"),
    "CommentInBody": feature("CommentInBody", behind: "\n// nothing more"),
    "CommentInState": feature("CommentInState", field: "\n// nothing more"),
  ]

  @Test("none of them vanishes, and each is named with its place")
  func planted() throws {
    let files = Self.planted.sorted { $0.key < $1.key }.map { name, text in
      SourceFile(path: "\(name).swift", text: text)
    }
    let sets = try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem)
    let report = adoptionReport(of: files, trying: sets)
    #expect(report.unreadFiles.map(\.path) == [])
    for feature in report.features {
      #expect(
        feature.spec?.equalText == nil,
        "\(feature.name) was adopted: \(feature.spec?.equalText ?? "")")
    }
    let names = Set(report.features.map(\.name))
    #expect(Set(Self.planted.keys).subtracting(names) == [])
  }

  @Test("without anything planted the feature is adopted")
  func nothing() throws {
    let sets = try bundledSet(named: "tca", MemoryFileSystem([:]).fileSystem)
    let report = adoptionReport(
      of: [SourceFile(path: "Plain.swift", text: Self.feature("Plain"))], trying: sets)
    #expect(report.features.first?.spec?.equalText != nil, "\(report.features)")
  }
}

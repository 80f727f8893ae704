import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

struct SuiteModel: TemplateModel {
  var title: String
  var type: String
  var helpers: SwiftFragment?
  var imports: ImportsModel
  var testable: String?
  var tests: [TestModel]
  var exploration: ExplorationModel?

  static let members = Members<Self>("suite", "The tests of a feature.") {
    Member("title", \.title, "the suite's title, as a literal")
    Member("type", \.type, "its type: `CounterTests`")
    Member(
      "helpers", \.helpers, "the declarations that its tests share", holding: "text", "the Swift")
    Member("imports", \.imports, "the modules that its file imports")
    Member(
      "testable", \.testable,
      "the module that is imported `@testable`; false where all is public",
      holding: "module", "the module's name")
    Member("tests", \.tests, "the tests")
    Member(
      "exploration", \.exploration, "the test that visits every state", for: .runtime, .tca)
  }
}

struct TestModel: TemplateModel {
  var heading: TestHeadingModel
  var recorded: [RecordModel]?
  var setup: TestSetupModel
  var queues: [String]
  var streams: [FedStreamModel]
  /// The Swift before the first step.
  var preparation: SwiftFragment?
  var isThrowing: Bool
  var steps: [Code]

  var span: SourceSpan? { heading.name.span }

  static let members = Members<Self>("test", "A test.") {
    Part(\.heading)
    Member(
      "recorded", \.recorded, "the object that records calls of dependencies",
      holding: "records", "the fields")
    Part(\.setup)
    Member(
      "queues", \.queues,
      "the constants of the queues of the Composable Architecture that it advances")
    Member("streams", \.streams, "the streams that it feeds")
    Member(
      "preparation", \.preparation, "the Swift before the first step",
      holding: "text", "the statements")
    Member("isThrowing", \.isThrowing, "whether its Swift may throw")
    Member("steps", \.steps, "the statements of its steps")
  }
}

/// The values that every test begins with.
struct TestHeadingModel: TemplateModel {
  let name: Located<String>
  let documentation: Documentation
  let function: String
  let feature: String
  let reducer: Code
  let modifiers: [Code]

  static let members = Members<Self> {
    Member("title", \.name.literalCode, "the test's title, as a literal")
    Member("function", \.function, "the function's name")
    Member("feature", \.feature, "the feature's type")
    Member("reducer", \.reducer, "the feature's reducer: `CounterFeature()`")
    Member(
      "modifiers", \.modifiers,
      "the calls that give the reducer values that the store cannot give",
      for: .tca)
    Member("doc", \.documentation, "the lines of its documentation")
  }
}

/// The values that a test's store is made with.
struct TestSetupModel: TemplateModel {
  var clocks: [String]
  var initial: Code
  var given: [Code]?
  var shared: [Code]?
  var isChanged: Bool
  var overrides: [Code]?

  static let members = Members<Self> {
    Member("clocks", \.clocks, "the constants of the clocks that it advances")
    Member("initial", \.initial, "the initial state if no arguments create it")
    Member(
      "given", \.given, "the arguments of the initial state",
      holding: "arguments", "the arguments, with a comma after all but the last")
    Member(
      "shared", \.shared,
      "the statements that give the initial state shared values with keys, and parts of fields",
      holding: "lines", "the statements")
    Member("isChanged", \.isChanged, "whether these statements change the state itself")
    Member(
      "overrides", \.overrides, "the overrides of dependencies",
      holding: "lines", "the assignments to members of `$0`")
  }
}

struct RecordModel: TemplateModel {
  var name: String
  var element: Code
  var type: (name: String, fields: [Code])?

  static let members = Members<Self>("record", "A field of the object that records calls.") {
    Member("name", \.name, "the field's name")
    Member("element", \.element, "the type of the recorded arguments of a call")
    Member("type", \.type, "the struct that has to be declared for several arguments") {
      Member("name", \.name, "the type's name")
      Member("fields", \.fields, "the stored properties, without `var`")
    }
  }
}

struct FedStreamModel: TemplateModel {
  var name: String
  var element: String
  var address: String

  static let members = Members<Self>("fed stream", "A stream that a test feeds.") {
    Member("name", \.name, "the constant that holds it")
    Member("element", \.element, "the type of its elements")
    Member("address", \.address, "the dependency's key and the endpoint's name, as a literal")
  }
}

struct ExplorationModel: TemplateModel {
  var heading: TestHeadingModel
  var setup: TestSetupModel
  var actions: [Code]
  var depth: String
  var limit: String?
  var delays: String?
  var invariants: [Code]
  var span: SourceSpan?

  static let members = Members<Self>(
    "exploration", "The test that visits every state which some actions reach."
  ) {
    Part(\.heading)
    Part(\.setup)
    Member("actions", \.actions, "the actions, each with its text in the spec, with their commas")
    Member("depth", \.depth, "the greatest number of actions in a sequence")
    Member("limit", \.limit, "the greatest number of visited states")
    Member(
      "delays", \.delays, "the number of delays and timer ticks that end after each action")
    Member("invariants", \.invariants, "the conditions, each with its title, with their commas")
  }
}

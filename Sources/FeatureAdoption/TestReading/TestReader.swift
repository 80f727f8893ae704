import SpecSource
import SpecSwift

/// Reads a test of a feature, statement by statement.
///
/// A statement that the reader does not know is a reason for the test to stay. The reader never guesses.
struct TestReader {
  /// The test.
  let test: TestFunction
  /// The types of the app and its tests.
  let types: LinkedTypes
  /// The dependencies of the app.
  let clients: AppClients
  /// The functions of the app's tests that make stores.
  let makers: StoreMakers
  /// The functions of the app that check something with XCTest, whose checks could not make a generated test fail.
  let checkingFunctions: Set<String>
  /// The texts that take over the test's Swift.
  var texts: TestTexts
  /// The test's name for its store.
  var storeName = "store"
  /// The name of the feature's type; nil until the store is found.
  var featureName: String?
  /// The feature; nil when no file that was read declares it.
  var feature: LinkedType?

  /// The kinds of the clocks that the test makes, `test` or `immediate`, by the clocks' names.
  var clocks: [String: String] = [:]
  /// The test's name for the values that collect calls.
  var recorder: String?
  /// The functions of the test's type that are declared before its steps.
  var takenHelpers: Set<String> = []
  /// The functions and types that all tests of the type share.
  var sharedHelpers: [SharedHelper] = []
  /// The arguments for the parameters of the function whose statements are being read.
  var values: [String: HandedValue] = [:]
  /// The texts that take over the Swift of the arguments.
  var handingTexts: TestTexts?
  /// The properties of the test's type that have no value until statements assign one, and whose assignments have not
  /// been read.
  var unset: [String: StoredProperty] = [:]
  /// The state that the test changes before it passes the state to the store.
  var madeState: MadeState?

  /// The Swift before the first step.
  var setup: [String] = []
  /// The fields of the initial state, or the Swift that makes the whole state.
  var given: [DraftKey] = []
  var givenState: String?
  /// The values of the feature's parameters.
  var arguments: [DraftKey] = []
  /// The overrides of the dependencies.
  var overrides: [DraftKey] = []
  /// The steps.
  var steps: [SpecDraft] = []
  /// The dependencies that the test names, with their places.
  var usedKeys: [(key: String, span: SourceSpan)] = []
  /// The reasons that the test stays as it is.
  var reasons: [AdoptionReason] = []

  /// The actions whose effects the test keeps as tasks, by the names of the tasks.
  var tasks: [String: String] = [:]
  /// The names in the spec of the variables that the test may change.
  var variables: Set<String> = []
  /// The streams that the test feeds, by the test's names for them, each with its endpoint once it is known.
  var streams: [String: String] = [:]
  /// The continuations that feed streams, if the test names them separately.
  var continuations: [String: String] = [:]
  /// The names in the closures of the dependencies.
  var capturedWords: Set<String> = []
  /// The statements about each dependency, except for dependencies that some statements set as a whole.
  var statements: [String: [String]] = [:]
  var wholeKeys: Set<String> = []
  /// The place where the last statement ended.
  var end = 0
  /// The comments that belong to the next step.
  var pending: [String] = []

  init(
    _ test: TestFunction, types: LinkedTypes, clients: AppClients, makers: StoreMakers,
    checkingFunctions: Set<String>
  ) {
    (self.test, self.types, self.clients) = (test, types, clients)
    (self.makers, self.checkingFunctions) = (makers, checkingFunctions)
    texts = TestTexts(file: test.member.file)
  }

  /// The names of the feature's actions in specs.
  var actions: TestedActions { TestedActions(types: types, texts: texts, feature: feature) }

  /// The names of the parts of the feature's state in specs.
  var paths: StatePaths {
    StatePaths(types: types, texts: texts, state: feature?.nested["State"])
  }

  /// Returns the place of a part of the file.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: texts.file.file, offsets: range)
  }

  /// Records the reason that the test stays as it is.
  mutating func refuse(_ obstacle: TestObstacle) {
    reasons.append(AdoptionReason(text: obstacle.text, span: span(obstacle.source.range)))
  }

  /// Reads Swift of another file.
  mutating func inFile(_ file: ReadSwiftFile, _ read: (inout TestReader) -> Void) {
    let own = texts
    texts = TestTexts(
      file: file, store: own.store, renames: own.renames, members: own.members)
    read(&self)
    texts = own
  }

  /// Reads the whole test.
  mutating func read() -> AdoptedTest {
    let blocks = blocks()
    prepare(blocks)
    if test.hasArguments {
      refuse(TestObstacle("a test with arguments", at: test.member.declaration.source))
    }
    readStoredStore(besides: blocks)
    for block in blocks {
      inBlock(block) { reader in
        reader.declareParameters(of: block)
        reader.end = block.start
        reader.read(block.statements)
      }
    }
    keepLastComments()
    if featureName == nil, reasons.isEmpty {
      refuse(TestObstacle("a store that is created elsewhere", at: test.member.declaration.source))
    } else if steps.isEmpty, reasons.isEmpty {
      refuse(TestObstacle("a test without steps", at: test.member.declaration.source))
    }
    return AdoptedTest(
      name: test.name, function: test.function.name, feature: feature?.name ?? featureName,
      span: test.member.span, comments: test.comments.other,
      draft: reasons.isEmpty ? draft : nil, helpers: sharedHelpers, keys: usedKeys,
      reasons: reasons)
  }

  /// Adds the comments after the last step to that step.
  private mutating func keepLastComments() {
    let comments =
      pending + texts.comments(from: end, to: test.function.interior.upperBound)
    guard !comments.isEmpty, case .keys(var keys)? = steps.last else { return }
    keys[0].comments += comments
    steps[steps.count - 1] = .keys(keys)
  }

  private mutating func read(_ body: [Statement]) {
    for statement in body {
      do throws(TestObstacle) {
        if featureName == nil {
          try readBeforeStore(statement)
        } else {
          try readStep(statement)
        }
      } catch {
        refuse(error)
      }
      end = statement.source.range.upperBound
    }
  }

  /// Reads statements inside of another statement as if they were in its place.
  mutating func readInner(_ body: [Statement]) {
    end = body.first?.source.range.lowerBound ?? end
    read(body)
  }

  /// The test as a spec declares it.
  private var draft: SpecDraft {
    let fed = streams.filter { !$0.value.isEmpty }.map(\.key)
    let setup = setup.filter { line in
      !fed.contains { line.hasPrefix("let \($0) = Async") || line.hasPrefix("let (\($0), ") }
    }
    let documentation = test.comments.documentation
    guard
      !setup.isEmpty || !given.isEmpty || givenState != nil || !arguments.isEmpty
        || !overrides.isEmpty
        || !documentation.isEmpty
    else { return .list(steps) }
    var keys: [DraftKey] = []
    if !documentation.isEmpty {
      keys.append(DraftKey("doc", .text(documentation.joined(separator: "\n"))))
    }
    if !setup.isEmpty { keys.append(DraftKey("setup", .text(setup.joined(separator: "\n")))) }
    if let givenState {
      keys.append(DraftKey("given", .text(givenState)))
    } else if !given.isEmpty {
      keys.append(DraftKey("given", .keys(given)))
    }
    if !arguments.isEmpty { keys.append(DraftKey("arguments", .keys(arguments))) }
    if !overrides.isEmpty { keys.append(DraftKey("dependencies", .keys(allOverrides))) }
    return .keys(keys + [DraftKey("steps", .list(steps))])
  }
}

import SpecSource
import SpecSwift

/// Reads a test of a feature, statement by statement.
///
/// A statement that the reader does not know is a reason for the test to stay. The reader never guesses.
struct TestReader {
  /// The test.
  let test: TestFunction
  /// The app and its tests.
  let app: TestedApp
  /// The texts that take over the test's Swift.
  var texts: TestTexts
  /// The store.
  var store = TestedStore()
  /// The test as a spec declares it, as far as it was read.
  var drafted = DraftedTest()
  /// The dependencies that the test sets.
  var dependencies = TestedDependencies()
  /// The functions, types and properties that the test's type declares.
  var helpers = TakenHelpers()
  /// The arguments for the parameters of the function whose statements are being read.
  var handed = HandedArguments()
  /// The actions whose effects the test keeps as tasks, by the names of the tasks.
  var tasks: [String: String] = [:]
  /// The names in the spec of the variables that the test may change.
  var variables: Set<String> = []
  /// The place where the last statement ended.
  var end = 0
  /// The comments that belong to the next step.
  var pending: [String] = []

  /// Makes the reader of a test.
  init(_ test: TestFunction, of app: TestedApp) {
    (self.test, self.app) = (test, app)
    texts = TestTexts(file: test.member.file)
  }

  /// The names of the feature's actions in specs.
  var actions: TestedActions {
    TestedActions(types: app.types, texts: texts, feature: store.feature)
  }

  /// The names of the parts of the feature's state in specs.
  var paths: StatePaths {
    StatePaths(types: app.types, texts: texts, state: store.feature?.nested["State"])
  }

  /// Returns the place of a part of the file.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: texts.file.file, offsets: range)
  }

  /// Records the reason that the test stays as it is.
  mutating func refuse(_ obstacle: TestObstacle) {
    drafted.reasons.append(AdoptionReason(text: obstacle.text, span: span(obstacle.source.range)))
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
    if store.featureName == nil, drafted.reasons.isEmpty {
      refuse(TestObstacle("a store that is created elsewhere", at: test.member.declaration.source))
    } else if drafted.steps.isEmpty, drafted.reasons.isEmpty {
      refuse(TestObstacle("a test without steps", at: test.member.declaration.source))
    }
    return AdoptedTest(
      name: test.name, function: test.function.name,
      feature: store.feature?.name ?? store.featureName,
      span: test.member.span, comments: test.comments.other,
      draft: drafted.reasons.isEmpty ? draft : nil, helpers: helpers.shared, keys: drafted.usedKeys,
      reasons: drafted.reasons)
  }

  /// Adds the comments after the last step to that step.
  private mutating func keepLastComments() {
    let comments =
      pending + texts.comments(from: end, to: test.function.interior.upperBound)
    guard !comments.isEmpty, case .keys(var keys)? = drafted.steps.last else { return }
    keys[0].comments += comments
    drafted.steps[drafted.steps.count - 1] = .keys(keys)
  }

  private mutating func read(_ body: [Statement]) {
    for statement in body {
      do throws(TestObstacle) {
        if store.featureName == nil {
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
    let fed = dependencies.streams.filter { !$0.value.isEmpty }.map(\.key)
    let setup = drafted.setup.filter { line in
      !fed.contains { line.hasPrefix("let \($0) = Async") || line.hasPrefix("let (\($0), ") }
    }
    let documentation = test.comments.doc
    guard
      !setup.isEmpty || !drafted.given.isEmpty || drafted.givenState != nil
        || !drafted.arguments.isEmpty
        || !drafted.overrides.isEmpty
        || documentation != nil
    else { return .list(drafted.steps) }
    var keys: [DraftKey] = []
    if let documentation { keys.append(DraftKey("doc", documentation)) }
    if !setup.isEmpty { keys.append(DraftKey("setup", .text(setup.joined(separator: "\n")))) }
    if let state = drafted.givenState {
      keys.append(DraftKey("given", .text(state)))
    } else if !drafted.given.isEmpty {
      keys.append(DraftKey("given", .keys(drafted.given)))
    }
    if !drafted.arguments.isEmpty { keys.append(DraftKey("arguments", .keys(drafted.arguments))) }
    if !drafted.overrides.isEmpty { keys.append(DraftKey("dependencies", .keys(allOverrides))) }
    return .keys(keys + [DraftKey("steps", .list(drafted.steps))])
  }
}

import SpecSource
import SpecSwift

/// A function of an app's tests that has a store.
struct TestFunction {
  /// The function with its file.
  let member: Member
  /// The declaration of the function.
  let function: FunctionDeclaration
  /// The type that the function belongs to; nil for a global function.
  let owner: LinkedType?

  /// The name of the test in words.
  var name: String {
    let title = attribute?.arguments.flatMap(title)
    return title ?? testName(function.name)
  }

  /// The comments above the function: its documentation, and the other comments.
  var comments: CommentLines { commentLines(member.declaration.comment) }

  /// Whether the test runs once for each of several arguments.
  var hasArguments: Bool { !function.parameters.isEmpty }

  /// The stored properties that the test may use, and the private variables of its file.
  var storedValues: [(variable: VariableDeclaration, member: Member)] {
    let own = owner?.members ?? []
    let others = member.file.declarations.filter(\.isPrivate)
      .map { Member(declaration: $0, file: member.file) }
    return (own + others).compactMap { member in
      guard let variable = member.declaration.variable, variable.getter == nil else { return nil }
      return (variable, member)
    }
  }

  /// The names of the stored properties and of the other members of `self`.
  var storedNames: Set<String> { Set(storedValues.map(\.variable.name)) }

  /// The names of the functions and types of the test's type, and of the private ones of its file.
  var helpers: Set<String> {
    Set(helperMembers.compactMap(\.declaration.name)).subtracting(["setUp", "tearDown"])
  }

  /// The functions of the test's type, and the private functions of its file.
  var helperFunctions: [(function: FunctionDeclaration, member: Member)] {
    let others = member.file.declarations.filter(\.isPrivate)
      .map { Member(declaration: $0, file: member.file) }
    return ((owner?.members ?? []) + others).compactMap { member in
      member.declaration.function.map { ($0, member) }
    }
  }

  /// The functions and types of the test's type, and the private ones of its file. A function can only use types
  /// before it.
  private var helperMembers: [Member] {
    let types =
      (owner?.members ?? []).filter { $0.declaration.type?.keyword != .extension }
      + member.file.declarations.filter(\.isPrivate)
      .map { Member(declaration: $0, file: member.file) }
    return types.filter { $0.declaration.type.map { $0.keyword != .extension } ?? false }
      + helperFunctions.map(\.member)
  }

  /// Returns the functions and types of the test's type, and the private ones of its file, that neither contain some
  /// words nor use another one that does.
  func helpers(without words: Set<String>) -> [TestHelper] {
    var found = helperMembers.compactMap(TestHelper.init)
      .filter { $0.words.isDisjoint(with: words) }
    while true {
      let names = Set(found.map(\.name))
      let left = found.filter { $0.words.intersection(helpers).isSubset(of: names) }
      if left.count == found.count { return found }
      found = left
    }
  }

  private var attribute: Attribute? {
    member.declaration.attributes.first { $0.name == "Test" }
  }

  private func title(_ arguments: String) -> String? {
    guard arguments.hasPrefix("\""), let end = arguments.dropFirst().firstIndex(of: "\"") else {
      return nil
    }
    let title = String(arguments[arguments.index(after: arguments.startIndex)..<end])
    return title.contains("\\") ? nil : title
  }
}

/// A function that is called by tests, or a type that is used by them.
struct TestHelper {
  /// The name of the helper.
  let name: String
  /// The declaration of the helper.
  let member: Member
  /// The names and keywords in the helper.
  let words: Set<String>
  /// The place where the helper begins, without its modifiers.
  let start: Int

  fileprivate init?(_ member: Member) {
    let words = member.file.placedWords(in: member.declaration.source.range)
    let keywords = ["func", "struct", "enum", "class", "actor"]
    guard let name = member.declaration.name,
      let start = words.first(where: { keywords.contains($0.text) })?.range.lowerBound
    else { return nil }
    (self.name, self.member, self.words) = (name, member, Set(words.map(\.text)))
    self.start = start
  }
}

/// Returns the functions of tests that have a store, in the order of their places.
func testFunctions(
  of files: [ReadSwiftFile], _ types: LinkedTypes, _ makers: StoreMakers
) -> [TestFunction] {
  var tests: [TestFunction] = []
  for type in types.all {
    for member in type.members {
      guard let function = member.declaration.function else { continue }
      let test = TestFunction(member: member, function: function, owner: type)
      if test.isTest, test.hasStore(of: makers) { tests.append(test) }
    }
  }
  for file in files {
    for declaration in file.declarations {
      guard let function = declaration.function, declaration.has("Test") else { continue }
      let test = TestFunction(
        member: Member(declaration: declaration, file: file), function: function, owner: nil)
      if test.hasStore(of: makers) { tests.append(test) }
    }
  }
  return tests.sorted {
    ($0.member.file.file.path, $0.member.declaration.source.range.lowerBound)
      < ($1.member.file.file.path, $1.member.declaration.source.range.lowerBound)
  }
}

extension TestFunction {
  fileprivate var isTest: Bool {
    if member.declaration.has("Test") { return true }
    return function.name.hasPrefix("test") && function.parameters.isEmpty
      && owner?.type.keyword == .class
  }

  fileprivate func hasStore(of makers: StoreMakers) -> Bool {
    let words = Set(member.file.words(in: member.declaration.source.range))
    if words.contains("TestStore") || words.contains("TestStoreOf") { return true }
    let statements = (function.body ?? []).flatMap(\.withInner)
    if statements.compactMap(\.assigned).contains(where: {
      makers.called(by: $0.value, in: self) != nil
    }) {
      return true
    }
    return owner?.members.contains { member in
      guard let variable = member.declaration.variable else { return false }
      return words.contains(variable.name)
        && (variable.value?.source.text ?? variable.type?.text ?? "").contains("TestStore")
    } ?? false
  }
}

extension Declaration {
  /// Whether the declaration is visible only in its file.
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}

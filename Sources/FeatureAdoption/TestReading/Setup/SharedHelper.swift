import SpecSwift

/// A function or a type that the tests of a type share, as Swift of a spec.
struct SharedHelper: Hashable {
  /// The path of the file that declares the helper.
  var path: String
  /// The offset of the helper in the file.
  var offset: Int
  /// The name of the helper.
  var name: String
  /// The Swift of the helper.
  var swift: String

  init(_ helper: TestHelper, _ swift: String) {
    (path, offset) = (helper.member.file.file.path, helper.start)
    (name, self.swift) = (helper.name, swift)
  }
}

extension TestFunction {
  /// Finds the helpers that use no stored property of the test's type: each test declares such properties itself.
  func shareable(_ helpers: [TestHelper]) -> Set<String> {
    guard owner != nil else { return [] }
    var names = Set(helpers.filter { $0.words.isDisjoint(with: storedNames) }.map(\.name))
    while true {
      let left = helpers.filter { helper in
        names.contains(helper.name)
          && helper.words.intersection(self.helpers).isSubset(of: names)
      }
      guard left.count < names.count else { return names }
      names = Set(left.map(\.name))
    }
  }
}

extension [AdoptedTest] {
  /// The helpers that the tests share, in the order of the files. Of helpers with the same name, only the first is
  /// included.
  var sharedHelpers: [SharedHelper] {
    var names: Set<String> = []
    return Set(flatMap(\.helpers))
      .sorted { ($0.path, $0.offset) < ($1.path, $1.offset) }
      .filter { names.insert($0.name).inserted }
  }

  /// The tests. A test whose helper has the name of another shared helper declares its own.
  var withOwnHelpers: [AdoptedTest] {
    let shared = Set(sharedHelpers)
    return map { shared.isSuperset(of: $0.helpers) ? $0 : $0.declaringHelpers() }
  }
}

extension AdoptedTest {
  /// Moves the helpers before the steps of the test.
  fileprivate func declaringHelpers() -> AdoptedTest {
    var test = self
    test.helpers = []
    let swift = helpers.map(\.swift).joined(separator: "\n")
    switch draft {
    case .keys(var keys)?:
      if let index = keys.firstIndex(where: { $0.name == "setup" }) {
        keys[index].value = .text(swift + "\n" + (keys[index].value.text ?? ""))
      } else {
        let place = keys.firstIndex { $0.name != "doc" } ?? 0
        keys.insert(DraftKey("setup", .text(swift)), at: place)
      }
      test.draft = .keys(keys)
    case let steps?:
      test.draft = .keys([DraftKey("setup", .text(swift)), DraftKey("steps", steps)])
    case nil: break
    }
    return test
  }
}

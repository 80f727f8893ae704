import FeatureGenerator
import FeatureHeader
import Platform
import SpecSwift

/// Returns the names of functions, other than tests, that check something with XCTest.
private func functionsOfXCTest(_ files: [ReadSwiftFile], _ types: LinkedTypes) -> Set<String> {
  let own = files.flatMap { file in
    file.declarations.map { Member(declaration: $0, file: file) }
  }
  let checking = (own + types.all.flatMap(\.members)).compactMap { member -> String? in
    guard let function = member.declaration.function, !function.name.hasPrefix("test"),
      member.file.words(in: member.declaration.source.range).contains(where: {
        $0.hasPrefix("XCT")
      })
    else { return nil }
    return function.name
  }
  return Set(checking)
}

extension AdoptionReport {
  /// Adds the tests in files, and the dependencies of the app.
  ///
  /// - Parameters:
  ///   - names: The features whose tests are added; nil for all features.
  ///   - readsGenerated: Whether generated tests are added, too.
  mutating func addTests(
    of files: [ReadSwiftFile], _ types: LinkedTypes, onlyOf names: Set<String>?,
    readsGenerated: Bool, workers: Workers
  ) {
    var clients = AppClients(files, types: types)
    let app = TestedApp(
      types: types, clients: clients, makers: StoreMakers(files, types),
      checkingFunctions: functionsOfXCTest(files, types))
    let functions = testFunctions(of: files, types, app.makers)
      .filter { readsGenerated || !GeneratedHeader.isBorne(by: $0.member.file.file.bytes) }
    tests = workers.map(functions, as: "reading tests") { function in
      var reader = TestReader(function, of: app)
      return reader.read()
    }
    if let names { tests.removeAll { !names.contains($0.feature ?? "") } }
    nameApart()
    for (key, span) in tests.flatMap(\.keys) { clients.note(key, at: span) }
    self.clients = clients.all
  }

  /// Records the results of adding tests to the specs of their features.
  mutating func note(_ tried: [AdoptedTest]) {
    let results = Dictionary(tried.map { ($0.id, $0) }) { first, _ in first }
    for index in tests.indices {
      if let result = results[tests[index].id] { tests[index] = result }
    }
  }

  /// Gives the tests of each feature different names.
  private mutating func nameApart() {
    let own = Set(tests.map(\.id))
    var taken: Set<String> = []
    for index in tests.indices {
      let test = tests[index]
      var count = 1
      while taken.contains(tests[index].id) || count > 1 && own.contains(tests[index].id) {
        count += 1
        tests[index].name = "\(test.name) \(count)"
      }
      taken.insert(tests[index].id)
    }
  }
}

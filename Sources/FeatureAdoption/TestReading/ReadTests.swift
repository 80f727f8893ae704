import SpecSwift

extension AdoptionReport {
  /// Adds the tests in files, and the dependencies of the app.
  ///
  /// - Parameter names: The features whose tests matter; all of them when it is empty.
  mutating func addTests(
    of files: [ReadSwiftFile], _ types: LinkedTypes, onlyOf names: [String]
  ) {
    var clients = AppClients(files, types: types)
    tests = testFunctions(of: files, types).map { function in
      var reader = TestReader(function, types: types, clients: clients)
      return reader.read()
    }
    let chosen = Set(features.map(\.name))
    if !names.isEmpty { tests.removeAll { !chosen.contains($0.feature ?? "") } }
    nameApart()
    for (key, span) in tests.flatMap(\.keys) { clients.note(key, at: span) }
    self.clients = clients.all
  }

  /// Tests of one feature have different names.
  private mutating func nameApart() {
    var taken: [String: Int] = [:]
    for index in tests.indices {
      let name = "\(tests[index].feature ?? "").\(tests[index].name)"
      taken[name, default: 0] += 1
      if let count = taken[name], count > 1 { tests[index].name += " \(count)" }
    }
  }
}

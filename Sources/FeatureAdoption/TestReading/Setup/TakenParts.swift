import SpecSwift

// What tests share, which each spec declares in front of the steps.

extension TestReader {
  /// The properties of the test's type that it uses become names of its own.
  mutating func takeStoredValues() {
    let used = Set(texts.file.words(in: test.member.declaration.source.range))
    for (variable, member) in test.storedValues where used.contains(variable.name) {
      guard clocks[variable.name] == nil, let value = variable.value, storeCall(value) == nil,
        variable.type?.text.hasPrefix("TestStore") != true
      else { continue }
      inFile(member.file) { reader in
        let keyword = variable.isConstant ? "let" : "var"
        let type = variable.type.map { ": \($0.text)" } ?? ""
        reader.setup.append("\(keyword) \(variable.name)\(type) = \(reader.texts.swift(value))")
      }
    }
  }

  /// The functions of the test's type that it uses are declared in front of its steps, with those that they call.
  mutating func takeHelpers() {
    let takeable = test.helpers(without: ["TestStore", "TestStoreOf", "self", storeName])
    var used = Set(texts.file.words(in: test.member.declaration.source.range))
    var count = 0
    while used.count != count {
      count = used.count
      for helper in takeable where used.contains(helper.name) { used.formUnion(helper.words) }
    }
    let shared = test.shareable(takeable)
    for helper in takeable where used.contains(helper.name) {
      inFile(helper.member.file) { reader in
        guard let swift = reader.swift(helper) else { return }
        reader.takenHelpers.insert(helper.name)
        if shared.contains(helper.name) {
          reader.sharedHelpers.append(SharedHelper(helper, swift))
        } else {
          reader.setup.append(swift)
        }
      }
    }
  }

  /// A function with the checks of Swift Testing in place of those of XCTest; nil where one of these has no such form.
  private func swift(_ helper: TestHelper) -> String? {
    var swift = requiring(
      texts.swift(helper.start..<helper.member.declaration.source.range.upperBound))
    let statements = helper.member.declaration.function?.body?.flatMap(\.withInner) ?? []
    for statement in statements where statement.isCondition {
      guard let condition = try? condition(statement) else { return nil }
      swift = swift.replacing(requiring(texts.swift(statement)), with: "#expect(\(condition))")
    }
    // It may be called like them itself.
    return swift.replacing(helper.name, with: "").contains("XCT") ? nil : swift
  }
}

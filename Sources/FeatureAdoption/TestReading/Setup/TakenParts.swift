import SpecSwift

// The declarations that tests share, which each spec declares before the steps.

extension TestReader {
  /// Declares the properties of the test's type that the test uses as variables of the test.
  mutating func takeStoredValues() {
    let used = Set(texts.file.words(in: test.member.declaration.source.range))
    for (variable, member) in test.storedValues where used.contains(variable.name) {
      guard dependencies.clocks[variable.name] == nil, let value = variable.value,
        storeCall(value) == nil,
        variable.type?.text.hasPrefix("TestStore") != true
      else { continue }
      inFile(member.file) { reader in
        let keyword = variable.isConstant ? "let" : "var"
        let type = variable.type.map { ": \($0.text)" } ?? ""
        reader.drafted.setup.append(
          "\(keyword) \(variable.name)\(type) = \(reader.texts.swift(value))")
      }
    }
  }

  /// Declares the functions of the test's type that the test uses before its steps, together with the functions that
  /// they call.
  mutating func takeHelpers() {
    let takeable = test.helpers(without: ["TestStore", "TestStoreOf", "self", store.name])
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
        reader.helpers.ofTest.insert(helper.name)
        if shared.contains(helper.name) {
          reader.helpers.shared.append(SharedHelper(helper, swift))
        } else {
          reader.drafted.setup.append(swift)
        }
      }
    }
  }

  /// Returns a function with the checks of Swift Testing instead of XCTest; nil if a check has no such form.
  private func swift(_ helper: TestHelper) -> String? {
    var swift = requiring(
      texts.swift(helper.start..<helper.member.declaration.source.range.upperBound))
    let statements = helper.member.declaration.function?.body?.flatMap(\.withInner) ?? []
    for statement in statements where statement.isCondition {
      guard let condition = try? condition(statement) else { return nil }
      swift = swift.replacing(requiring(texts.swift(statement)), with: "#expect(\(condition))")
    }
    // The helper itself may have a similar name.
    return swift.replacing(helper.name, with: "").contains("XCT") ? nil : swift
  }
}

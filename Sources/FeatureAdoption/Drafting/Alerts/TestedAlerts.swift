import SpecSource
import SpecSwift

extension DraftedAlerts {
  /// A test with the names of alerts in place of the alerts.
  func named(in test: AdoptedTest) -> AdoptedTest {
    guard !places.isEmpty else { return test }
    var test = test
    test.draft = test.draft.map { named(in: $0) }
    return test
  }

  private func named(in draft: SpecDraft) -> SpecDraft {
    switch draft {
    case .text: return draft
    case .list(let items): return .list(items.map { named(in: $0) })
    case .keys(let keys):
      return .keys(
        keys.map { key in
          guard let place = place(key.name), case .text(let text) = key.value else {
            return DraftKey(key.name, named(in: key.value), comments: key.comments)
          }
          let name = name(of: text.text, in: place).map { ".\($0)" } ?? text.text
          return DraftKey(
            key.name, .text(DraftText(name, at: text.span)), comments: key.comments)
        })
    }
  }

  /// The name of an alert that a text makes.
  private func name(of text: String, in place: AlertPlace) -> String? {
    guard text.hasPrefix(place.type) else { return nil }
    let file = readSwift(SourceFile(path: "Test.swift", text: "let value = \(text)"))
    guard let file, let value = file.declarations.first?.variable?.value,
      let literal = file.alert(value, of: [place.type])
    else { return nil }
    return all.first {
      $0.place == place.name && $0.literal == literal && $0.parameters.isEmpty
    }?.name
  }
}

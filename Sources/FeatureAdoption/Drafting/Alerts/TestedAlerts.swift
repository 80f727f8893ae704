import SpecSource
import SpecSwift

extension DraftedAlerts {
  /// Returns a test with the names of alerts in place of the alerts.
  func named(in test: AdoptedTest) -> AdoptedTest {
    guard !places.isEmpty else { return test }
    return test.replacingTexts { key, text in
      place(key).flatMap { name(of: text.text, in: $0) }.map { ".\($0)" }
    }
  }

  /// Returns the name of an alert that a text makes.
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

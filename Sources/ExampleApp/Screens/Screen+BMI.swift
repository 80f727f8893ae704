import ExampleFeatures
import FeatureRuntime
import Foundation
import Terminal

extension Screen {
  /// Makes the screen of the selected tab of the body mass index.
  init(_ store: StoreOf<BMIAppFeature>) {
    let input = store.scope(state: \.input, action: \.input)
    switch store.selectedTab {
    case .input: self.init(input)
    case .history: self.init(store.scope(state: \.history, action: \.history))
    }
    title = "Body mass index · \(store.selectedTab.rawValue)"
    rows = [.text(tabs(store.selectedTab)), .space] + rows
    commands += [
      Command(.left, "input") { store.send(.tabSelected(.input)) },
      Command(.right, "history") { store.send(.tabSelected(.history)) },
    ]
    if input.isShowingSaved {
      let ok = Alert.Button(label: "OK") { input.send(.savedAlertDismissed) }
      alert = Alert(title: "The measurement is saved.", buttons: [ok])
    }
  }

  /// Makes the form for a measurement.
  private init(_ store: StoreOf<BMIInputFeature>) {
    let digits = ".0123456789"
    let height = Field(label: "Height", unit: "cm", text: store.height, alphabet: digits) {
      store.send(.binding(.set(\.height, $0)))
    }
    let weight = Field(label: "Weight", unit: "kg", text: store.weight, alphabet: digits) {
      store.send(.binding(.set(\.weight, $0)))
    }
    var save = Item(label: StyledText("Save", Style(isDim: !store.isSaveEnabled)))
    if store.isSaveEnabled { save.press = { store.send(.saveButtonTapped) } }
    self.init(title: "", rows: [.field(height), .field(weight), .space, .item(save)])
    if let error = store.saveError { rows += [.space, .paragraph("Not saved. \(error)")] }
    isBusy = store.isSaving
  }

  /// Makes the list of the measurements, newest first.
  private init(_ store: StoreOf<BMIHistoryFeature>) {
    self.init(title: "", isBusy: store.isLoading)
    rows = store.measurements.enumerated().map { index, bmi in
      .item(Item(label: line(of: bmi), remove: { store.send(.delete([index])) }))
    }
    let dim = Style(isDim: true)
    if store.isLoading {
      rows.append(.text(StyledText("loading…", dim)))
    } else if store.measurements.isEmpty, store.error == nil {
      rows.append(.text(StyledText("no measurements", dim)))
    }
    if let error = store.error { rows += [.space, .paragraph(error)] }
  }
}

private func tabs(_ selected: BMIAppFeature.Tab) -> StyledText {
  BMIAppFeature.Tab.allCases.reduce(StyledText("")) { line, tab in
    line
      + (tab == selected
        ? StyledText("[\(tab.rawValue)]", Style(.cyan, isBold: true))
        : StyledText(" \(tab.rawValue) ", Style(isDim: true)))
  }
}

/// Writes a measurement on one line.
private func line(of bmi: BMI) -> StyledText {
  let color: Style.Color =
    switch bmi.category {
    case .normal: .green
    case .underweight, .overweight: .yellow
    case .obese: .red
    }
  let date = bmi.date.formatted(date: .abbreviated, time: .shortened)
  return StyledText(bmi.formattedValue, Style(color, isBold: true)).padded(to: 6)
    + StyledText(bmi.category.rawValue, Style(color)).padded(to: 13)
    + StyledText("\(bmi.height.formatted()) cm, \(bmi.weight.formatted()) kg").padded(to: 19)
    + StyledText(date, Style(isDim: true))
}

import ComposableArchitecture

extension Page {
  func feature(_ number: Int) -> String { "\(number)" }
}

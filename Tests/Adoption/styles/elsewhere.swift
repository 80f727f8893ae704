// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

extension Never: Reducer {
  public var body: some Reducer<Never, Never> { EmptyReducer() }
}

extension ScreenAction: Equatable where Feature.Sheet.Action: Equatable {
  static func == (first: Self, second: Self) -> Bool { false }
}

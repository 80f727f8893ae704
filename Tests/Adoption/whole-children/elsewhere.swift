// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct BoardClient: Sendable {
  func rename(_ name: String) async {}
}

private enum BoardClientKey: DependencyKey {
  static var liveValue: BoardClient { BoardClient() }
  static var testValue: BoardClient { BoardClient() }
}

extension DependencyValues {
  var board: BoardClient {
    get { self[BoardClientKey.self] }
    set { self[BoardClientKey.self] = newValue }
  }
}

// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct Post: Sendable {
  func log(_ name: String, _ value: Int) async {}
  func count() async -> Int { 0 }
}

private enum PostKey: DependencyKey {
  static var liveValue: Post { Post() }
  static var testValue: Post { Post() }
}

extension DependencyValues {
  var post: Post {
    get { self[PostKey.self] }
    set { self[PostKey.self] = newValue }
  }
}

// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct PostsClient: Sendable {
  func like(_ text: String) async -> Int { 0 }
  func log(_ label: String) async {}
  func write(_ title: String) async {}
}

private enum PostsKey: DependencyKey {
  static var liveValue: PostsClient { PostsClient() }
  static var testValue: PostsClient { PostsClient() }
}

extension DependencyValues {
  var posts: PostsClient {
    get { self[PostsKey.self] }
    set { self[PostsKey.self] = newValue }
  }
}

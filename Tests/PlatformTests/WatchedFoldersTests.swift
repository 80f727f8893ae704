import Testing

@testable import Platform

@Suite struct WatchedFoldersTests {
  private let watched = WatchedFolders(["/a/p", "/a/p/Specs", "/a/p/Specs/Old", "/a/t", "/a/p2"])

  @Test func watchesOnlyTheOutermostFolders() {
    #expect(watched.roots == ["/a/p", "/a/p2", "/a/t"])
    #expect(WatchedFolders(["/", "/a"]).roots == ["/"])
    #expect(WatchedFolders([]).roots == [])
  }

  @Test(arguments: [
    "/a/p", "/a/p/", "/a/p/Package.swift", "/a/p/Specs/New.yaml", "/a/p/Specs/New/",
    "/a/p/Specs/Old/A.yaml", "/a", "/", "/a/t/x.mustache",
  ])
  func eventsInOrAboveAWatchedFolderAreChanges(path: String) {
    #expect(watched.concern(path))
  }

  @Test(arguments: [
    "/a/p/.build/debug/x.o", "/a/p/Specs/New/A.yaml", "/a/pq", "/b", "/a/p22/x", "/a/other",
  ])
  func otherEventsAreNotChanges(path: String) {
    #expect(!watched.concern(path))
  }
}

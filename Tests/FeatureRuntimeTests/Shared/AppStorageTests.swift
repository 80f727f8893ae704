import FeatureRuntime
import Foundation
import Testing

private enum Mode: String, Sendable {
  case light, dark
}

private enum Level: Int, Sendable {
  case low, high
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isLoud: Self { Self[.appStorage("isLoud"), default: true] }
}

@Suite("Shared settings")
struct AppStorageTests {
  /// Runs a test with settings in memory, and with Foundation's settings.
  private func onAllStorages(_ test: (AppStorageClient) throws -> Void) rethrows {
    try test(.inMemory)
    let name = "featuregen-tests-\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: name) else { return }
    defer { UserDefaults.standard.removePersistentDomain(forName: name) }
    try test(AppStorageClient(defaults))
  }

  private func with<Result>(_ client: AppStorageClient, _ operation: () throws -> Result) rethrows
    -> Result
  {
    try withDependencies {
      $0.defaultAppStorage = client
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      try operation()
    }
  }

  /// Writes a value by one reference, and reads it by another reference that is made later.
  private func roundTrip<Value: Equatable & Sendable>(
    _ value: Value,
    _ make: () -> Shared<Value>
  ) {
    onAllStorages { client in
      with(client) { make().withLock { $0 = value } }
      with(client) { #expect(make().wrappedValue == value) }
    }
  }

  @Test("every type of a setting is read as it was written")
  func types() throws {
    let url = try #require(URL(string: "https://example.com/a?b=c"))
    roundTrip(true) { Shared(wrappedValue: false, .appStorage("value")) }
    roundTrip(7) { Shared(wrappedValue: 0, .appStorage("value")) }
    roundTrip(1.5) { Shared(wrappedValue: 0, .appStorage("value")) }
    roundTrip("A") { Shared(wrappedValue: "", .appStorage("value")) }
    roundTrip(["A", "B"]) { Shared(wrappedValue: [], .appStorage("value")) }
    roundTrip(Data([1, 2])) { Shared(wrappedValue: Data(), .appStorage("value")) }
    roundTrip(Date(timeIntervalSince1970: 5)) {
      Shared(wrappedValue: Date(timeIntervalSince1970: 0), .appStorage("value"))
    }
    roundTrip(url) { Shared(wrappedValue: URL(fileURLWithPath: "/"), .appStorage("value")) }
    roundTrip(Mode.dark) { Shared(wrappedValue: Mode.light, .appStorage("value")) }
    roundTrip(Level.high) { Shared(wrappedValue: Level.low, .appStorage("value")) }
  }

  @Test("an optional setting is read as it was written, and removed by nil")
  func optionals() {
    roundTrip(Optional("A")) { Shared(.appStorage("value")) }
    roundTrip(Optional(Mode.dark)) { Shared(.appStorage("value")) }
    onAllStorages { client in
      client.set("A", forKey: "value")
      with(client) {
        @Shared(.appStorage("value")) var value: String?
        #expect(value == "A")
        $value.withLock { $0 = nil }
      }
      #expect(client.value(String.self, forKey: "value") == nil)
    }
  }

  @Test("a missing or invalid setting leaves the initial value")
  func initialValues() {
    onAllStorages { client in
      client.set("blue", forKey: "mode")
      with(client) {
        @Shared(.appStorage("mode")) var mode = Mode.light
        @Shared(.isLoud) var isLoud
        #expect(mode == .light)
        #expect(isLoud)
      }
    }
  }

  @Test("references see changes that are made outside of the app")
  func outsideChanges() {
    onAllStorages { client in
      with(client) {
        @Shared(.appStorage("count")) var count = 1
        client.set(5, forKey: "count")
        #expect(count == 5)
        client.set(Int?.none, forKey: "count")
        #expect(count == 1)
      }
    }
  }

  @Test("each test begins without settings")
  func isolation() {
    @Shared(.appStorage("count")) var count = 1
    $count.withLock { $0 = 2 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.appStorage("count")) var other = 1
      #expect(other == 1)
    }
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test("references of a test share a value, even if they alone hold its settings")
  func references() {
    @Shared(.appStorage("count")) var first = 1
    @Shared(.appStorage("count")) var second = 1
    @SharedReader(.appStorage("count")) var reader = 1
    $first.withLock { $0 = 2 }
    #expect(second == 2)
    #expect(reader == 2)
  }

  @Test("a setting may be in a separate store")
  func ownStore() throws {
    let name = "featuregen-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    @Shared(.appStorage("count", store: defaults)) var count = 1
    $count.withLock { $0 = 2 }
    #expect(defaults.integer(forKey: "count") == 2)
  }
}

import FeatureRuntime
import Foundation
import SpecSupport
import TestSupport
import Testing

/// Tests that calls of endpoints compile with their keywords, and together with the app's additions to clients and
/// states.
@Suite("Calls of endpoints", .onOwnThread)
struct CallCompilingTests {
  private static let settings =
    "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"

  @Test("have the keywords they need in every position")
  func keywords() throws {
    let golden = GoldenCase(name: "generates-calls").folder.appendingPathComponent("input/Specs")
    try GeneratedModule(TextProject(specs: readFolder(golden))).expectCompiles()
  }

  @Test("may return a value that fits only after all types are known")
  func payloads() throws {
    let specs = [
      "featuregen.yaml": Self.settings,
      "Shop.yaml": """
      feature: Shop
      dependencies: [goods]
      types: {Size: {struct: {width: Int}}}
      actions:
        one: {run: {call: goods.item(), success: optional}}
        several: {run: {call: goods.items(), success: optionals}}
        maybe: {run: {call: goods.maybe(), success: twice}}
        pause: {run: {call: goods.pause(), success: seconds}}
        other: {run: {call: goods.ware(), success: item}}
        named: {run: {call: goods.named(), success: name}}
        module: {run: {call: goods.item(), success: qualified}}
        any: {run: {call: goods.item(), success: anything}}
        counted: {run: {call: goods.counts(), success: counts}}
        pair: {run: {call: goods.pair(), success: both}}
        told: {stream: {of: goods.events(), send: optional}}
        result: {run: {call: goods.load(), result: finished}}
        optional: {with: {_ item: Item?}}
        optionals: {with: {_ items: '[Item?]'}}
        twice: {with: {_ item: Item??}}
        seconds: {with: {_ seconds: Double}}
        item: {with: {_ item: Item}}
        name: {with: {_ name: Name}}
        qualified: {with: {_ item: App.Item}}
        anything: {with: {_ item: any Equatable & Sendable}}
        counts: {with: {_ counts: 'Dictionary<String, Swift.Int>'}}
        both: {with: {_ both: '(first: Int, second: String)'}}
        finished: {with: {_ result: 'Result<Item?, any Error>'}}

      """,
      "Item.yaml": "model: Item\nfields: {name: String}\n",
      "GoodsClient.yaml": """
      client: GoodsClient
      key: goods
      endpoints:
        item: {returns: Item, live: 'Item(name: "")', placeholder: 'Item(name: "")'}
        items: {returns: '[Item]', live: '[]'}
        maybe: {returns: Item?, live: nil}
        pause: {returns: TimeInterval, live: 1}
        ware: {returns: Ware, live: 'Item(name: "")', placeholder: 'Item(name: "")'}
        named: {returns: String, live: '""'}
        counts: {returns: '[String: Int]', live: '[:]'}
        pair: {returns: '(first: Int, second: String)', live: '(1, "")', placeholder: '(1, "")'}
        events: {stream: Item, live: 'AsyncStream { $0.finish() }'}
        load: {throws: true, returns: Item, live: throw CancellationError()}

      """,
    ]
    try GeneratedModule(TextProject(specs: specs.mapValues { Array($0.utf8) }))
      .expectCompiles(with: "public typealias Ware = Item\npublic typealias Name = String\n")
  }

  @Test("may use members that an extension in the app adds")
  func extensions() throws {
    let specs = [
      "featuregen.yaml": Self.settings,
      "Shop.yaml": """
      feature: Shop
      dependencies: [prices, store]
      state: {total: Int = 0, names: '[String] = []'}
      actions:
        load: {run: {call: try await prices.loadAll(), success: loaded, failure: ignore}}
        cached: {run: {call: prices.cheapest, success: loaded}}
        decode: {run: {call: 'store.decode(Int.self, from: "1")', success: loaded, failure: ignore}}
        decodeOther:
          run: {call: 'try store.decode("1", orElse: 0)', success: loaded, failure: ignore}
        explicit: {run: {call: store.make(1), success: loaded}}
        count:
          guard: state.isEmpty
          do: |
            state.doubled = prices.cheapest
            state.clear()
        loaded: {with: {_ total: Int}, do: state.total = total}
      tests:
        counts:
          dependencies: {prices.load: '[3]'}
          steps:
            - assert: state.isEmpty && state.doubled == 0
            - {send: count}

      """,
      "PricesClient.yaml": """
      client: PricesClient
      key: prices
      endpoints: {load: {async: true, throws: true, returns: '[Int]', live: '[]'}}

      """,
      "store.yaml": """
      external: store
      endpoints:
        decode: {with: {_ type: T.Type, from text: String}, throws: true, returns: T}
        make: {with: {_ value: T}, returns: T}

      """,
    ]
    let handWritten = """
      import FeatureRuntime

      extension PricesClient {
        var cheapest: Int { 0 }
        func loadAll() async throws -> Int { try await load().reduce(0, +) }
      }

      extension ShopFeature.State {
        public var isEmpty: Bool { names.isEmpty }
        public var doubled: Int {
          get { total * 2 }
          set { total = newValue / 2 }
        }
        mutating func clear() { names = [] }
      }

      struct Store: Sendable {
        func decode<T>(_ type: T.Type, from text: String) throws -> T { throw EffectError(text) }
        func decode(_ text: String, orElse other: Int) throws -> Int { other }
        func make<T>(_ value: T) -> T { value }
      }

      extension Store: DependencyKey {
        static let liveValue = Store()
        static let testValue = Store()
      }

      extension DependencyValues {
        var store: Store {
          get { self[Store.self] }
          set { self[Store.self] = newValue }
        }
      }
      """
    try GeneratedModule(TextProject(specs: specs.mapValues { Array($0.utf8) }))
      .expectCompiles(with: handWritten)
  }
}

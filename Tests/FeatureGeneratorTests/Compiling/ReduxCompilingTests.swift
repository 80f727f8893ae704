import Foundation
import SpecSupport
import TestSupport
import Testing

/// Tests that pure functions with middlewares compile for all names in the spec.
@Suite("Pure functions with middlewares", .onOwnThread)
struct ReduxCompilingTests {
  private static let odd = """
    feature: Odd
    templates: redux
    types:
      Phase: {enum: [reduce, middleware]}
    state:
      action: Int = 0
      dependencies: Int = 0
      state: Int = 0
      default: {type: Int, default: 0, binding: true}
    dependencies: [deps, reducer, middleware, continuousClock]
    children: {reduce: Leaf, middlewares: Leaf}
    actions:
      state:
        with: {_ value: Int?}
        guard: let value
        do: state.state = 1
        run: {call: deps.load(), success: action, failure: dependencies}
      action:
        with: {_ value: Int}
        do: state.action = value
      dependencies:
        with: {_ error: any Error}
        run: {call: reducer.load(), success: reduced(2), failure: ignore}
      reduced:
        with: {_ dependencies: Int}
        do: state.dependencies = dependencies
        when:
          - if: let copy = Optional(dependencies), copy > 2
            run: {call: middleware.load(), success: action, failure: ignore}
          - else:
              do: state.state += 1
      choose:
        with: {_ phase: Phase, count: Int}
        match:
          on: phase
          cases:
            .reduce:
              when:
                - if: count > 1
                  send: reduce.go
            .middleware:
              run: {call: deps.load(), result: told}
      wait: {run: {call: 'continuousClock.sleep(for: .seconds(1))', success: reduced(1)}}
      written: {run: {call: 'try await deps.find()', success: action, failure: dependencies}}
      typed: {run: {call: deps.find(), success: action, failure: dependencies}}
      exact: {run: {call: deps.find(), success: action, failure: failed}}
      failed: {with: {_ error: URLError}}
      told:
        with: {_ result: 'Result<Int, any Error>'}
    tests:
      goes:
        dependencies: {deps.load: '5'}
        steps:
          - {send: state(1), expect: {state: 1}}
          - {receive: action(5), expect: {action: 5}}

    """

  private static func client(_ key: String) -> String {
    """
    client: \(key.capitalized)Client
    key: \(key)
    endpoints:
      load: {async: true, throws: true, returns: Int, live: '1'}
      find: {async: true, throws: URLError, returns: Int, live: '1'}

    """
  }

  private static let oddProject = [
    "featuregen.yaml": "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n",
    "Odd.yaml": odd,
    "Leaf.yaml":
      "feature: Leaf\ntemplates: redux\nstate: {x: Int = 0}\nactions: {go: state.x += 1}\n",
    "DepsClient.yaml": client("deps"),
    "ReducerClient.yaml": client("reducer"),
    "MiddlewareClient.yaml": client("middleware"),
  ]

  @Test("compile", arguments: [false, true])
  func compile(isOdd: Bool) throws {
    let golden = GoldenCase(name: "generates-redux").folder.appendingPathComponent("input/Specs")
    let specs =
      isOdd ? Self.oddProject.mapValues { Array($0.utf8) } : try readFolder(golden)
    try GeneratedModule(TextProject(specs: specs)).expectCompiles()
  }
}

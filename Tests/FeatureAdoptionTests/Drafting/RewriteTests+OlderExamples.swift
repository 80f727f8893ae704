@testable import FeatureAdoption

extension RewriteTests {
  /// What older versions of the library say, and what says the same today.
  static let olderExamples = [
    Example(
      rewrite: .olderEffects,
      handler: ".fireAndForget { try await api.write() }",
      same: ".run { _ in try await api.write() } catch: { _, _ in }",
      others: [
        // Its errors are reported.
        ".run { _ in try await api.write() }",
        ".run { _ in try await api.write() } catch: { _, send in await send(.failed) }",
      ]),
    Example(
      rewrite: .olderEffects,
      handler: ".fireAndForget { await api.save(1) }", same: ".run { _ in await api.save(1) }",
      others: [".run { send in\nawait api.save(1)\nawait send(.down)\n}"]),
    Example(
      rewrite: .olderEffects,
      handler: ".task {\nawait api.save(1)\nreturn .down\n}",
      same: ".run { send in\nawait api.save(1)\nawait send(.down)\n}",
      others: [
        ".run { send in\nawait send(.down)\nawait api.save(1)\n}",
        ".run { _ in await api.save(1) }",
        ".run { send in\nawait api.save(1)\nawait send(.failed)\n}",
      ]),
    Example(
      rewrite: .olderEffects,
      handler: ".task { .loaded(try await api.load()) } catch: { _ in .failed }",
      same: """
        .run { send in await send(.loaded(try await api.load())) } \
        catch: { _, send in await send(.failed) }
        """,
      others: [
        ".run { send in await send(.loaded(try await api.load())) }",
        """
        .run { send in await send(.loaded(try await api.load())) } \
        catch: { _, send in await send(.down) }
        """,
      ]),
    Example(
      rewrite: .olderEffects,
      handler: """
        .task { [isReady = state.isReady] in
        guard isReady else { return .failed }
        do {
        try await api.write()
        return .down
        } catch let error {
        print(error)
        return .failed
        }
        }
        """,
      same:
        """
        .run { [isReady = state.isReady] send in
        guard isReady else { return await send(.failed) }
        do {
        try await api.write()
        await send(.down)
        } catch let error {
        print(error)
        await send(.failed)
        }
        }
        """,
      others: [
        """
        .run { [isReady = state.isReady] send in
        guard isReady else { return await send(.down) }
        do {
        try await api.write()
        await send(.down)
        } catch let error {
        print(error)
        await send(.failed)
        }
        }
        """,
        """
        .run { [isReady = state.isReady] send in
        guard isReady else { return }
        do {
        try await api.write()
        await send(.down)
        } catch let error {
        print(error)
        await send(.failed)
        }
        }
        """,
        """
        .run { [isReady = state.isReady] send in
        guard isReady else { return await send(.failed) }
        do {
        try await api.write()
        await send(.down)
        } catch let error {
        print(error)
        await send(.down)
        }
        }
        """,
        """
        .run { [isReady = state.isReady] send in
        guard isReady else { return await send(.failed) }
        do {
        try await api.write()
        await send(.down)
        } catch let error {
        print()
        await send(.failed)
        }
        }
        """,
      ]),
  ]
}

@testable import FeatureAdoption

extension RewriteTests {
  /// Code for older versions of the library, with the code that does the same today.
  static let olderExamples = [
    Example(
      rewrite: .olderEffects,
      handler: ".fireAndForget { try await api.write() }",
      same: ".run { _ in try await api.write() } catch: { _, _ in }",
      others: [
        // The errors of this effect are reported.
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
      same: task(),
      others: [
        task(otherwise: "return await send(.down)"), task(otherwise: "return"),
        task(caught: "print(error)\nawait send(.down)"),
        task(caught: "print()\nawait send(.failed)"),
      ]),
  ]

  /// Returns today's equivalent of a `.task` with a `guard` and a `do`, or code that does something else.
  private static func task(
    otherwise: String = "return await send(.failed)",
    caught: String = "print(error)\nawait send(.failed)"
  ) -> String {
    """
    .run { [isReady = state.isReady] send in
    guard isReady else { \(otherwise) }
    do {
    try await api.write()
    await send(.down)
    } catch let error {
    \(caught)
    }
    }
    """
  }
}

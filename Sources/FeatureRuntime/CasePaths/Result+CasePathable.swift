extension Result: CasePathable {
  /// The paths to the cases of a result, as in `store.receive(\.loaded.success)`.
  public struct AllCasePaths: Sendable {
    /// The path to a value.
    public var success: AnyCasePath<Result, Success> {
      .init(Result.success) { if case .success(let value) = $0 { value } else { nil } }
    }

    /// The path to an error.
    public var failure: AnyCasePath<Result, Failure> {
      .init(Result.failure) { if case .failure(let error) = $0 { error } else { nil } }
    }
  }

  /// The paths to both cases.
  public static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

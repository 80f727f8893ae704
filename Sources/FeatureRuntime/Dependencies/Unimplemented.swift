import IssueReporting

/// The error of an endpoint that has no implementation in a test.
public struct UnimplementedError: Error, CustomStringConvertible, Sendable {
  /// The endpoint's name, such as `BMIHistoryClient.load`.
  public let endpoint: String

  /// Says which endpoint is missing.
  public var description: String {
    "'\(endpoint)' has no value in this test"
  }
}

/// A closure for test values that reports an issue when it is called and returns a placeholder.
///
/// The closure takes any arguments and replaces synchronous, asynchronous and throwing endpoints
/// alike.
///
/// - Parameters:
///   - endpoint: The name to report: the client's type, a dot, the endpoint.
///   - placeholder: The result of the closure after it has reported.
public func unimplemented<each Argument, Result>(
  _ endpoint: String,
  placeholder: @autoclosure @escaping @Sendable () -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportUnimplemented(endpoint, at: place)
    return placeholder()
  }
}

/// A closure for test values that reports an issue when it is called and throws an
/// ``UnimplementedError``.
///
/// - Parameter endpoint: The name to report: the client's type, a dot, the endpoint.
public func unimplemented<each Argument, Result>(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return { (_: repeat each Argument) in
    reportUnimplemented(endpoint, at: place)
    throw UnimplementedError(endpoint: endpoint)
  }
}

private func reportUnimplemented(_ endpoint: String, at place: IssueLocation) {
  let names = endpoint.split(separator: ".", maxSplits: 1)
  let target = names.count == 2 ? "$0[\(names[0]).self].\(names[1])" : "$0.\(endpoint)"
  place.report(missingOverride(of: endpoint, "\(target) = { … }"))
}

extension AsyncStream {
  /// A stream that has ended before its first element.
  public static var finished: AsyncStream {
    AsyncStream { $0.finish() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that ends before its first element, by an error if there is one.
  public static func finished(throwing error: (any Error)? = nil) -> AsyncThrowingStream {
    AsyncThrowingStream { $0.finish(throwing: error) }
  }
}

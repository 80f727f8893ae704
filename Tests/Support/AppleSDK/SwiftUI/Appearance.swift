@_exported import Foundation

@frozen
public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

@frozen
public struct Color: Hashable, CustomStringConvertible, Sendable {
  public var description: String { fatalError() }
}

extension Array {
  /// The first element that meets a condition.
  ///
  /// Like `first(where:)`, which copies all elements in front of it.
  @inlinable @inline(__always)
  public func firstMatch(_ matches: (Element) -> Bool) -> Element? {
    for index in indices where matches(self[index]) { return self[index] }
    return nil
  }
}

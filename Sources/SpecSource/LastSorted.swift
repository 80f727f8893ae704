extension RandomAccessCollection where Index == Int {
  /// The index of the last element that satisfies a condition; nil when none does.
  ///
  /// It takes a binary search, so behind an element that does not satisfy the condition none may satisfy it.
  public func lastSortedIndex(where isSatisfied: (Element) -> Bool) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSatisfied(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? low - 1 : nil
  }
}

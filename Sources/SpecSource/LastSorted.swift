extension RandomAccessCollection where Index == Int {
  /// Returns the index of the last element that satisfies a condition; nil if no element does.
  ///
  /// The method is a binary search: no element after one that does not satisfy the condition may satisfy it.
  public func lastSortedIndex(where isSatisfied: (Element) -> Bool) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSatisfied(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > startIndex ? low - 1 : nil
  }
}

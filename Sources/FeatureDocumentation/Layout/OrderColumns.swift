extension LayeredGraph {
  /// Sorts the places of each column so that few arrows cross.
  ///
  /// Each place moves to the mean of its neighbours, column by column, several times in both directions. The best
  /// order is kept.
  mutating func orderColumns() {
    var best = columns
    var fewest = crossingCount
    for round in 0..<12 where fewest > 0 {
      let isForward = round.isMultiple(of: 2)
      let order = isForward ? Array(columns.indices) : columns.indices.reversed()
      var positions = positions
      for index in order.dropFirst() {
        sort(index, by: isForward ? previous : next, &positions)
      }
      let count = crossingCount
      if count < fewest { (best, fewest) = (columns, count) }
    }
    columns = best
  }

  /// Sorts a column, and updates the rows of its places.
  private mutating func sort(_ index: Int, by neighbours: [[Int]], _ positions: inout [Int]) {
    let wanted = columns[index].enumerated().map { row, place in
      let rows = neighbours[place].map { Double(positions[$0]) }
      let mean = rows.isEmpty ? Double(row) : rows.reduce(0, +) / Double(rows.count)
      return (place: place, mean: mean, row: row)
    }
    columns[index] = wanted.sorted { ($0.mean, $0.row) < ($1.mean, $1.row) }.map(\.place)
    for (row, place) in columns[index].enumerated() { positions[place] = row }
  }

  /// The row of each place.
  private var positions: [Int] {
    var rows = Array(repeating: 0, count: column.count)
    for places in columns {
      for (row, place) in places.enumerated() { rows[place] = row }
    }
    return rows
  }

  /// The number of crossings of arrows.
  private var crossingCount: Int {
    let positions = positions
    return columns.reduce(0) { sum, places in
      // The ends of a column's arrows, in the order of their starts. Each pair in the wrong order is a crossing.
      let ends = places.flatMap { place in next[place].map { positions[$0] }.sorted() }
      return sum + inversionCount(ends)
    }
  }
}

/// Returns the number of pairs in the wrong order, counted during a merge sort.
private func inversionCount(_ numbers: [Int]) -> Int {
  guard numbers.count > 1 else { return 0 }
  var (sorted, count, width) = (numbers, 0, 1)
  while width < sorted.count {
    var merged: [Int] = []
    merged.reserveCapacity(sorted.count)
    for start in stride(from: 0, to: sorted.count, by: 2 * width) {
      let middle = min(start + width, sorted.count)
      let end = min(start + 2 * width, sorted.count)
      var (left, right) = (start, middle)
      while left < middle || right < end {
        if right == end || left < middle && sorted[left] <= sorted[right] {
          merged.append(sorted[left])
          left += 1
        } else {
          merged.append(sorted[right])
          count += middle - left
          right += 1
        }
      }
    }
    sorted = merged
    width *= 2
  }
  return count
}

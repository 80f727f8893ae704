extension LayeredGraph {
  /// Returns the vertical position of each place's middle: near the middles of its neighbours, in the order of its
  /// column, with room around boxes.
  func placedRows() -> [Double] {
    var middles = Array(repeating: 0.0, count: column.count)
    for places in columns {
      for (offset, place) in zip(offsets(of: places), places) { middles[place] = offset }
    }
    for round in 0..<10 {
      let isForward = round.isMultiple(of: 2)
      let order = isForward ? Array(columns.indices) : columns.indices.reversed()
      for index in order {
        let places = columns[index]
        let near = isForward ? previous : next
        let far = isForward ? next : previous
        let wanted = places.map { place -> Double in
          // A place without neighbours on one side uses the neighbours on the other side.
          let neighbours = near[place].isEmpty ? far[place] : near[place]
          guard !neighbours.isEmpty else { return middles[place] }
          return neighbours.map { middles[$0] }.reduce(0, +) / Double(neighbours.count)
        }
        for (place, row) in zip(places, spread(wanted, offsets(of: places))) {
          middles[place] = row
        }
      }
    }
    let top = columns.joined().map { middles[$0] - height(of: $0) / 2 }.min() ?? 0
    return middles.map { $0 - top + DrawingMeasure.margin }
  }

  /// Returns the height of a place.
  private func height(of place: Int) -> Double {
    place < boxCount ? DrawingMeasure.boxHeight : 6
  }

  /// Returns the middles of places that are as close to each other as possible.
  private func offsets(of places: [Int]) -> [Double] {
    var offset = 0.0
    return places.enumerated().map { row, place in
      if row > 0 {
        offset += (height(of: places[row - 1]) + height(of: place)) / 2 + DrawingMeasure.rowGap
      }
      return offset
    }
  }
}

/// Returns the positions closest to the wanted ones that keep the order and the distances of the places.
///
/// After the subtraction of their offsets, the positions only have to be in ascending order. Neighbours in descending
/// order are pooled at their mean (the pool adjacent violators algorithm of isotonic regression).
private func spread(_ wanted: [Double], _ offsets: [Double]) -> [Double] {
  var pools: [(sum: Double, count: Int)] = []
  for (place, offset) in zip(wanted, offsets) {
    var pool = (sum: place - offset, count: 1)
    while let last = pools.last, last.sum / Double(last.count) > pool.sum / Double(pool.count) {
      pool = (pool.sum + last.sum, pool.count + last.count)
      pools.removeLast()
    }
    pools.append(pool)
  }
  let levels = pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
  return zip(levels, offsets).map { $0 + $1 }
}

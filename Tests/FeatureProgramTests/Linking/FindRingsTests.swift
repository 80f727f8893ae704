import Testing

@testable import FeatureProgram
@testable import FeatureSpec

/// The nodes of a graph that have a path back to themselves.
@Suite("Rings of a graph")
struct FindRingsTests {
  @Test("are the nodes that lead to each other, and each ring has its own number")
  func rings() {
    let rings = findRings(in: [
      ("a", ["b"]), ("b", ["c", "e"]), ("c", ["a"]), ("d", ["a"]), ("e", ["f"]), ("f", ["e"]),
      ("g", ["g"]), ("h", ["unknown"]),
    ])
    #expect(Set(rings.keys) == ["a", "b", "c", "e", "f", "g"])
    #expect(rings["a"] == rings["b"] && rings["b"] == rings["c"])
    #expect(rings["e"] == rings["f"])
    #expect(Set(["a", "e", "g"].map { rings[$0] }).count == 3)
  }

  @Test("are found without recursion in long chains and large rings")
  func large() {
    let row = (0..<100_000).map { (name: "\($0)", next: ["\($0 + 1)"]) }
    #expect(findRings(in: row).isEmpty)
    let ring = (0..<100_000).map { (name: "\($0)", next: ["\(($0 + 1) % 100_000)"]) }
    #expect(Set(findRings(in: ring).values).count == 1)
  }
}

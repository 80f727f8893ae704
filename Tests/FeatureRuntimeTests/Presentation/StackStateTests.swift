import CustomDump
import FeatureRuntime
import Foundation
import Testing

@dynamicMemberLookup
private enum Screen: Equatable, Sendable, CasePathable {
  case item(ItemFeature.State)
  case text(String)

  struct AllCasePaths: Sendable {
    var item: AnyCasePath<Screen, ItemFeature.State> {
      .init(Screen.item) { if case .item(let state) = $0 { state } else { nil } }
    }

    var text: AnyCasePath<Screen, String> {
      .init(Screen.text) { if case .text(let text) = $0 { text } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

@Suite("StackState")
struct StackStateTests {
  @Test("counts ids from 0 and never reuses an id")
  func ids() {
    var stack = StackState<String>()
    #expect(stack.nextID == 0)
    stack.append("a")
    stack.append(contentsOf: ["b", "c"])
    #expect(Array(stack.ids) == [0, 1, 2])
    stack.popLast()
    stack.append("d")
    #expect(Array(stack.ids) == [0, 1, 3])
    stack.removeAll()
    #expect(stack.isEmpty)
    #expect(stack.nextID == 4)
    stack[id: 9] = "e"
    stack.append("f")
    #expect(Array(stack.ids) == [9, 10])
    stack[id: 10] = nil
    #expect(stack.nextID == 11)
  }

  @Test("is encoded as an array, and decoded with ids from 0")
  func coding() throws {
    var stack: StackState = ["a", "b", "c"]
    stack[id: 1] = nil
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","c"]"#)
    var decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    #expect(decoded == StackState(["a", "c"]))
    #expect(decoded.identity != stack.identity)
    decoded.append("d")
    #expect(Array(decoded.ids) == [0, 1, 2])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StackState<Int>.self, from: data)
    }
  }

  @Test("gets ids from 0 in a literal")
  func literal() {
    let stack: StackState = ["a", "b"]
    #expect(stack == StackState(["a", "b"]))
    #expect(Array(stack.ids) == [0, 1])
    #expect(stack.index(id: 1) == 1)
    #expect(stack.index(id: 2) == nil)
    #expect(Array(stack) == ["a", "b"])
  }

  @Test("pops its top element, if it has any")
  func popLast() {
    var stack: StackState = ["a", "b"]
    #expect(stack.popLast() == "b")
    #expect(stack.popLast() == "a")
    #expect(stack.popLast() == nil)
    stack = ["a", "b", "c"]
    stack.removeLast(2)
    #expect(Array(stack) == ["a"])
    stack.removeLast()
    #expect(stack.isEmpty)
  }

  @Test("pops to an element, or from an element including it")
  func pop() {
    var stack: StackState = ["a", "b", "c"]
    stack.pop(to: 7)
    stack.pop(from: 7)
    stack.pop(to: 2)
    #expect(Array(stack) == ["a", "b", "c"])
    stack.pop(to: 1)
    #expect(Array(stack) == ["a", "b"])
    stack.pop(from: 1)
    #expect(Array(stack) == ["a"])
    stack.pop(from: 0)
    #expect(stack.isEmpty)
    stack.pop(from: 0)
    #expect(stack.nextID == 3)
  }

  @Test("reads, changes, pushes and removes elements by id")
  func byID() {
    var stack: StackState = ["a", "b", "c"]
    #expect(stack[id: 1] == "b")
    #expect(stack[id: 3] == nil)
    stack[id: 1]?.append("!")
    stack[id: 3]?.append("!")
    stack[0] = "A"
    #expect(Array(stack) == ["A", "b!", "c"])
    stack[id: 1] = nil
    #expect(Array(stack.ids) == [0, 2])
    stack[id: 3] = "d"
    #expect(Array(stack) == ["A", "c", "d"])
  }

  @Test("reads and changes the payload of a case by id and case")
  func byIDAndCase() {
    var stack: StackState<Screen> = [.text("a"), .item(ItemFeature.State(id: 1))]
    #expect(stack[id: 0, case: \.text] == "a")
    #expect(stack[id: 0, case: \.item] == nil)
    #expect(stack[id: 5, case: \.text] == nil)
    stack[id: 1, case: \.item]?.count = 2
    #expect(stack[id: 1]?.item?.count == 2)
    // An access to another case changes nothing.
    stack[id: 0, case: \.item]?.count = 2
    #expect(stack[id: 0] == .text("a"))
    stack[id: 1, case: \.text] = "b"
    #expect(Array(stack) == [.text("a"), .text("b")])
    stack[id: 0, case: \.text] = nil
    #expect(Array(stack.ids) == [1])
  }

  @Test("equals a stack with the same elements and ids, whatever both held before")
  func equality() {
    var stack: StackState = ["a", "b"]
    stack.popLast()
    #expect(stack == ["a"])
    #expect(stack.hashValue == StackState(["a"]).hashValue)
    stack.append("b")
    #expect(stack != ["a", "b"])
    #expect(stack != ["a"])
  }

  @Test("is dumped with the ids of its elements")
  func dump() {
    var stack: StackState<Screen> = [.text("a"), .text("b")]
    stack[id: 0] = nil
    stack.append(.item(ItemFeature.State(id: 4, count: 2)))
    #expect(
      String(customDumping: stack) == """
        [
          #1: .text("b"),
          #2: .item(
            ItemFeature.State(
              id: 4,
              count: 2
            )
          )
        ]
        """
    )
    #expect("\(stack.nextID)" == "#3")
  }
}

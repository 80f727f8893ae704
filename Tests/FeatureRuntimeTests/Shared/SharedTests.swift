import CustomDump
import FeatureRuntime
import Testing

@Suite("Shared values")
struct SharedTests {
  @Test("all copies of a reference see a change")
  func copies() {
    let first = Shared(value: 1)
    let second = first
    first.withLock { $0 = 2 }
    #expect(second.wrappedValue == 2)
  }

  @Test("references with a key see each other's changes, whatever their initial values")
  func keys() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 5
    @Shared(.inMemory("other")) var other = 1
    #expect(second == 1)
    $second.withLock { $0 += 1 }
    #expect([first, other] == [2, 1])
  }

  @Test("a key with two types refers to two values")
  func types() {
    @Shared(.inMemory("value")) var number = 1
    @Shared(.inMemory("value")) var text = "a"
    $number.withLock { $0 = 2 }
    #expect(text == "a")
  }

  @Test("a value in memory outlives its references, but not its storage")
  func outlivesReferences() {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      Shared(wrappedValue: 1, .inMemory("count")).withLock { $0 = 2 }
      #expect(Shared(wrappedValue: 1, .inMemory("count")).wrappedValue == 2)
    }
    #expect(Shared(wrappedValue: 1, .inMemory("count")).wrappedValue == 1)
  }

  @Test("an optional value of a key starts as nil")
  func optionals() {
    @Shared(.inMemory("toast")) var toast: String?
    #expect(toast == nil)
    $toast.withLock { $0 = "Saved" }
    $toast.withLock { $0 = nil }
    @Shared(.inMemory("toast")) var other: String? = "initial"
    #expect(other == nil)
  }

  @Test("a key with a default needs no initial value, but accepts one")
  func defaults() {
    @Shared(.edits) var edits
    #expect(edits == 0)
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.edits) var other = 7
      #expect(other == 7)
    }
  }

  @Test("'withLock' returns the closure's result and rethrows its error")
  func closures() {
    struct Failure: Error {}
    let count = Shared(value: 1)
    let old = count.withLock { count in
      defer { count = 2 }
      return count
    }
    #expect(old == 1)
    #expect(throws: Failure.self) {
      try count.withLock { count in
        count = 3
        throw Failure()
      }
    }
    #expect(count.wrappedValue == 3)
  }

  @Test("a reference to a part of a value changes the whole value")
  func parts() {
    @Shared(value: Draft()) var draft
    let title = $draft.title
    title.withLock { $0 = "A" }
    #expect(draft.title == "A")
    $draft.withLock { $0.title = "B" }
    #expect(title.wrappedValue == "B")
    #expect(SharedReader($draft).title.count.wrappedValue == 1)
    #expect($draft.read { $0.title + "!" }.wrappedValue == "B!")
  }

  @Test("a wrapped value can be referred to as long as the optional is not nil")
  func unwrapping() throws {
    @Shared(value: nil) var name: String?
    #expect(Shared($name) == nil)
    $name.withLock { $0 = "A" }
    let inner = try #require(Shared($name))
    inner.withLock { $0 += "B" }
    #expect(name == "AB")
    $name.withLock { $0 = nil }
    #expect(inner.wrappedValue == "AB")
    inner.withLock { $0 = "C" }
    #expect(name == nil)
  }

  @Test("an element of an identified array can be referred to")
  func elements() throws {
    @Shared(value: Draft(lines: [Draft.Line(id: 1), Draft.Line(id: 2)])) var draft
    let line = try #require(Shared($draft.lines[id: 2]))
    line.text.withLock { $0 = "second" }
    #expect(draft.lines[id: 2]?.text == "second")
    #expect(Shared($draft.lines[id: 3]) == nil)
  }

  @Test("a reader shows the changes of its value")
  func readers() {
    let count = Shared(value: 1)
    let reader = SharedReader(count)
    count.withLock { $0 = 2 }
    #expect(reader.wrappedValue == 2)
  }

  @Test("references are equal if their values are, and are described by their values")
  func values() {
    let count = Shared(value: 1)
    #expect(count == Shared(value: 1))
    #expect(count != Shared(value: 2))
    #expect("\(count)" == "1")
    #expect(String(customDumping: count) == "1")
    let state = EditorFeature.State(draft: Shared(value: Draft(title: "A")))
    #expect(
      String(customDumping: state) == """
        EditorFeature.State(
          count: 0,
          isOn: false,
          toast: nil,
          edits: 0,
          draft: Draft(
            title: "A",
            lines: []
          ),
          limit: 10
        )
        """
    )
  }
}

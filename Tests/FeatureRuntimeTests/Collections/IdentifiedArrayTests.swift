import CustomDump
import FeatureRuntime
import Foundation
import TestSupport
import Testing

private struct Book: Codable, Hashable, Identifiable, Sendable {
  var id: Int
  var title = ""
}

@Suite("IdentifiedArray")
struct IdentifiedArrayTests {
  private let books: IdentifiedArrayOf<Book> = [
    Book(id: 1, title: "a"), Book(id: 2, title: "b"), Book(id: 3, title: "c"),
  ]

  @Test("is a collection of its elements in their order")
  func collection() {
    #expect(books.count == 3)
    #expect(books.map(\.title) == ["a", "b", "c"])
    #expect(books[1] == Book(id: 2, title: "b"))
    #expect(books.first?.id == 1)
    #expect(books.last?.id == 3)
    #expect(books.reversed().map(\.id) == [3, 2, 1])
    #expect(Array(books.ids) == [1, 2, 3])
    #expect(books.elements == Array(books))
    #expect(IdentifiedArrayOf<Book>().isEmpty)
  }

  @Test("finds and changes elements by id")
  func byID() {
    var books = books
    #expect(books[id: 2]?.title == "b")
    #expect(books[id: 7] == nil)
    #expect(books.index(id: 3) == 2)
    #expect(books.contains(Book(id: 1, title: "a")))
    #expect(!books.contains(Book(id: 1, title: "x")))
    books[id: 2]?.title = "changed"
    books[id: 7]?.title = "nobody"
    books[id: 1] = nil
    books[id: 4] = Book(id: 4)
    #expect(books.map(\.id) == [2, 3, 4])
    #expect(books.map(\.title) == ["changed", "c", ""])
  }

  @Test("keeps order and ids of the other elements when one is set to nil")
  func removalBySetting() {
    for id in 1...40 {
      var books = IdentifiedArray(uniqueElements: (1...40).map { Book(id: $0, title: "\($0)") })
      books[id: id] = nil
      books[id: 41] = nil
      let rest = (1...40).filter { $0 != id }
      #expect(books.map(\.id) == rest)
      #expect(Array(books.ids) == rest)
      #expect(rest.allSatisfy { books[id: $0]?.title == "\($0)" })
      #expect(rest.enumerated().allSatisfy { books.index(id: $1) == $0 })
    }
  }

  @Test("changes elements in place")
  func byPosition() {
    var books = books
    books[0].title = "x"
    #expect(books[id: 1]?.title == "x")
  }

  @Test("never contains an id twice")
  func uniqueness() {
    var books = books
    #expect(books.append(Book(id: 2, title: "other")) == (false, 1))
    #expect(books.append(Book(id: 4)) == (true, 3))
    #expect(books.insert(Book(id: 0), at: 0) == (true, 0))
    books.append(contentsOf: [Book(id: 0, title: "other"), Book(id: 5)])
    #expect(books.map(\.id) == [0, 1, 2, 3, 4, 5])
    #expect(books[id: 2]?.title == "b")
    let merged = IdentifiedArray([Book(id: 1, title: "a"), Book(id: 1, title: "b")]) {
      Book(id: $0.id, title: $0.title + $1.title)
    }
    #expect(merged.elements == [Book(id: 1, title: "ab")])
  }

  @Test("replaces an existing element or appends a new one")
  func updates() {
    var books = books
    #expect(books.updateOrAppend(Book(id: 2, title: "new"))?.title == "b")
    #expect(books.updateOrAppend(Book(id: 9)) == nil)
    #expect(books.map(\.title) == ["a", "new", "c", ""])
    let updated = books.updateOrInsert(Book(id: 8), at: 1)
    #expect(updated.originalMember == nil)
    #expect(updated.index == 1)
    #expect(books.map(\.id) == [1, 8, 2, 3, 9])
  }

  @Test("removes elements by id, position, offsets and condition")
  func removal() {
    var books = IdentifiedArray(uniqueElements: (0..<10).map { Book(id: $0) })
    #expect(books.remove(id: 3)?.id == 3)
    #expect(books.remove(id: 3) == nil)
    #expect(books.remove(Book(id: 4))?.id == 4)
    #expect(books.remove(at: 0).id == 0)
    #expect(books.removeFirst().id == 1)
    #expect(books.removeLast().id == 9)
    #expect(books.map(\.id) == [2, 5, 6, 7, 8])
    books.remove(atOffsets: [0, 2, 4])
    #expect(books.map(\.id) == [5, 7])
    books.removeAll { $0.id == 7 }
    #expect(books.map(\.id) == [5])
    #expect(books[id: 5] != nil)
    books.removeAll()
    #expect(books.isEmpty)
  }

  @Test(
    "keeps ids and elements together when elements move",
    arguments: [
      ([0], 3, [1, 2, 0, 3, 4]), ([4], 0, [4, 0, 1, 2, 3]), ([1, 3], 5, [0, 2, 4, 1, 3]),
      ([1, 3], 2, [0, 1, 3, 2, 4]), ([2], 2, [0, 1, 2, 3, 4]), ([2], 3, [0, 1, 2, 3, 4]),
      ([], 2, [0, 1, 2, 3, 4]),
    ]
  )
  func move(source: [Int], destination: Int, expected: [Int]) {
    var books = IdentifiedArray(uniqueElements: (0..<5).map { Book(id: $0) })
    books.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(books.map(\.id) == expected)
    #expect(books.ids.allSatisfy { books[id: $0]?.id == $0 })
  }

  @Test("swaps, sorts, reverses and shuffles elements")
  func order() {
    var books = books
    books.swapAt(0, 2)
    #expect(books.map(\.id) == [3, 2, 1])
    books.sort { $0.title < $1.title }
    #expect(books.map(\.id) == [1, 2, 3])
    books.reverse()
    #expect(books.map(\.id) == [3, 2, 1])
    var generator = SystemRandomNumberGenerator()
    books.shuffle(using: &generator)
    #expect(Set(books) == Set(self.books))
    #expect(books.ids.allSatisfy { books[id: $0]?.id == $0 })
    #expect(books.filter { $0.id > 1 }.count == 2)
  }

  @Test("compares, hashes and encodes as its elements")
  func conformances() throws {
    var other = books
    other.swapAt(0, 1)
    #expect(books == IdentifiedArray(uniqueElements: books.elements))
    #expect(books != other)
    #expect(books.hashValue == IdentifiedArray(uniqueElements: books.elements).hashValue)

    let data = try JSONEncoder().encode(books)
    #expect(try JSONDecoder().decode([Book].self, from: data) == books.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Book>.self, from: data) == books)
    let doubled = try JSONEncoder().encode([Book(id: 1), Book(id: 1)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Book>.self, from: doubled)
    }
  }

  @Test("dumps and prints as an array")
  func dumps() {
    #expect(String(customDumping: books) == String(customDumping: books.elements))
    #expect("\(books)" == "\(books.elements)")
  }

  @Test("uses any property of an element as its id")
  func otherIDs() {
    var titles = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    titles.append("cc")
    titles.append("ccc")
    #expect(titles.elements == ["a", "bb", "ccc"])
    #expect(titles[id: 3] == "ccc")
  }

  @Test("stops the process when an element changes its id", .onOwnThread)
  func brokenContract() async {
    await #expect(processExitsWith: .failure) {
      var books: IdentifiedArrayOf<Book> = [Book(id: 1)]
      books[0].id = 2
    }
    await #expect(processExitsWith: .failure) {
      var books: IdentifiedArrayOf<Book> = [Book(id: 1)]
      books[id: 1]?.id = 2
    }
  }
}

import FeatureProgram
import SpecSupport
import Testing

/// The references between the specs of a project.
@Suite("References")
struct ReferenceTests {
  @Test("lead from each name to the declaration in another spec")
  func references() throws {
    let project = try TextProject(named: [
      "Row": """
      feature: Row
      state: {id: Int, text: 'String = ""'}
      actions: {tapped: {send: delegate.chosen}}
      delegate: {chosen: }
      alerts: {sure: {title: Sure, buttons: {yes: Yes}}}
      """,
      "List": """
      feature: List
      state: {count: Int = 0}
      computed: {first: {type: String, get: 'rows.first?.text ?? ""'}}
      dependencies: [facts]
      children: {rows: {feature: Row, presence: many}, top: Row}
      actions:
        load: {do: 'state.top.text = "A"', run: {call: facts.fetch(), success: loaded}}
        loaded: {with: {text: String}, send: top.tapped}
        open: 'state.rows.append(RowFeature.State(id: 1))'
      reactions:
        rows.delegate.chosen: state.count += 1
        top.alert.yes: state.count = 0
        top.any: state.count += 0
      tests:
        opens:
          given: {top: 'RowFeature.State(id: 0)'}
          dependencies: {facts.fetch: '{ "A" }'}
          steps:
            - {send: 'top.tapped', expect: {top.text: '"A"'}}
      """,
      "FactClient": """
      client: FactClient
      key: facts
      endpoints: {fetch: {returns: String, async: true, live: '"A"'}}
      """,
    ]).valid()
    let found = project.references.filter(\.leadsToOtherSpec).map(\.summary)
    #expect(
      found == [
        "List text > Row property text", "List facts > FactClient key ",
        "List Row > Row feature ", "List Row > Row feature ", "List text > Row property text",
        "List facts > FactClient key ", "List fetch > FactClient endpoint fetch",
        "List tapped > Row action tapped", "List RowFeature > Row feature ",
        "List State > Row initializer ", "List id > Row property id",
        "List chosen > Row delegate chosen", "List yes > Row button alert.yes",
        "List any > Row feature ", "List RowFeature > Row feature ",
        "List State > Row initializer ", "List id > Row property id",
        "List facts > FactClient key ", "List fetch > FactClient endpoint fetch",
        "List tapped > Row action tapped", "List text > Row property text",
      ])
  }

  @Test("lead from each name to the declaration in the feature itself")
  func ownReferences() throws {
    let project = try TextProject(named: [
      "Clock": """
      feature: Clock
      parameters: {step: Int = 1}
      dependencies: [continuousClock, facts]
      state: {count: Int = 0, title: {type: String, default: '""', binding: true}}
      computed: {isZero: {type: Bool, get: count == 0}}
      alerts: {sure: {title: Sure, buttons: {yes: Yes}}}
      procedures: {raise: state.count += step}
      actions:
        start: {timer: {every: 1s, send: ticked, id: ticking}}
        ticked: {perform: raise}
        stop:
          guard: state.isZero
          do: let facts = 1; print(facts)
          cancel: ticking
          present: sure
        load: {run: {call: self.facts.fetch()}}
      tests:
        ticks:
          arguments: {step: 2}
          given: {count: 1}
          steps: [{send: ticked, expect: {count: 3}}, {bind: 'title = "A"'}]
      """,
      "FactClient": """
      client: FactClient
      key: facts
      endpoints: {fetch: {async: true, live: ()}}
      """,
    ]).valid()
    #expect(
      project.references.map(\.summary) == [
        "Clock continuousClock > Clock dependency continuousClock",
        "Clock facts > FactClient key ", "Clock count > Clock property count",
        "Clock count > Clock property count", "Clock step > Clock parameter step",
        "Clock ticked > Clock action ticked", "Clock ticking > Clock effectID ticking",
        "Clock raise > Clock procedure raise", "Clock isZero > Clock property isZero",
        "Clock ticking > Clock effectID ticking", "Clock sure > Clock prompt sure",
        "Clock facts > FactClient key ", "Clock fetch > FactClient endpoint fetch",
        "Clock step > Clock parameter step", "Clock count > Clock property count",
        "Clock ticked > Clock action ticked", "Clock count > Clock property count",
        "Clock title > Clock property title",
      ])
  }

  @Test("follow the values of local names from one fragment to the next")
  func locals() throws {
    let project = try TextProject(named: [
      "Shelf": """
      feature: Shelf
      types: {Kind: {enum: [fiction, atlas]}, Failure: {struct: {text: String}}}
      dependencies: [library]
      state: {books: '[Book] = []', kind: Kind = .fiction, title: 'String = ""'}
      actions:
        first:
          guard: let book = state.books.first
          when:
            - if: case .atlas = state.kind
              do: let book = Kind.fiction; print(book)
          do: state.title = book.title
          send: 'found(book)'
        found: {with: {_ found: Book}, do: state.title = found.title}
        last:
          match: {on: state.books.last, cases: {'let book?': {do: state.title = book.title}}}
        load:
          task:
            steps:
              - run: {call: let loaded = try await library.load()}
              - send: 'found(loaded[0])'
            failure: ignore
        watch: {stream: {of: library.books(), element: next, send: 'found(next)'}}
        each: {each: {of: state.books, as: one, send: 'named(one.title)'}}
        named: {with: {_ name: String}}
      """,
      "Book": "model: Book\nfields: {title: String}\n",
      "LibraryClient": """
      client: LibraryClient
      key: library
      endpoints:
        load: {returns: '[Book]', async: true, throws: true, live: '[]'}
        books: {stream: Book, live: 'AsyncStream { _ in }'}
      """,
    ]).valid()
    let shelf = try #require(project.feature(named: "Shelf"))
    let titles = project.references(of: shelf).filter { $0.written.name == "title" }
    #expect(
      titles.map { "\($0.declaration.owner) \($0.path.joined(separator: "."))" } == [
        "Shelf state.title", "Book book.title", "Shelf state.title", "Book found.title",
        "Shelf state.title", "Book book.title", "Book one.title",
      ])
  }
}

extension SpecReference {
  /// The user, the written name and the declaration.
  fileprivate var summary: String {
    let id = declaration
    return "\(user) \(written.name) > \(id.owner) \(id.kind) \(id.name)"
  }
}

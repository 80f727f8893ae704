import SpecSwift
import Testing

@Suite struct DeadEndTests {
  @Test(arguments: [
    "fatalError()", "x = 1\npreconditionFailure(\"no\")", "Swift.fatalError()", "throw e", "return",
    "if a { return } else if b { throw e } else { fatalError() }",
    "switch x { case 1: return; default: throw e }", "do { return }",
    "do { throw e } catch { return }",
  ])
  func `No statement runs after statements that always leave or stop`(text: String) throws {
    #expect(try parsed(text, as: .statements).analysis.isDeadEnd)
  }

  @Test(arguments: [
    "x = fatalError", "f { fatalError() }", "func f() { fatalError() }", "api.fatalError()",
    "if a { return }", "if a { return } else { x = 1 }", "guard a else { return }",
    "switch x { case 1: return; default: x = 1 }",
    "switch x { case 1: return; default: if a { break }; return }", "do { throw e } catch { }",
    "while a { return }", "defer { x = 1 }", "g(fatalError())",
  ])
  func `Statements run after all other statements`(text: String) throws {
    #expect(try !parsed(text, as: .statements).analysis.isDeadEnd)
  }

  @Test func `An expression may also never return`() throws {
    #expect(try parsed("fatalError(\"\")", as: .expression).analysis.isDeadEnd)
  }
}

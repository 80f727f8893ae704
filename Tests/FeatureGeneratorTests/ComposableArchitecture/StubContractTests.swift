import FeatureProgram
import FeatureSpec
import Foundation
import SpecSupport
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// Tests that the stub names the library's source of each declaration, and that it has no unused declaration.
///
/// A line `// From package version, path` applies to all declarations after it, up to the next such line. The path is
/// the path of a file in the package's folder `Sources`.
@Suite("The stub of the Composable Architecture") struct StubContractTests {
  @Test("names the source of each declaration", arguments: try Stub.files())
  func sources(_ file: Stub.File) {
    let problems = SourceCheck(file.text).problems
    #expect(problems.isEmpty, "\(file.path): \(problems)")
  }

  @Test(
    "reports a declaration without a source or with an unknown source",
    arguments: [
      ("public struct Effect {}", "'public struct Effect {}' has no source"),
      ("// From swift-clocks 1, A.swift\nlet a = 1", "'swift-clocks 1, A.swift' is no source"),
      ("// From apple 1.0.0, A.swift\nlet a = 1", "'apple 1.0.0, A.swift' is no source"),
      ("// From swift-clocks 1.0.0, A\nlet a = 1", "'swift-clocks 1.0.0, A' is no source"),
    ])
  func mistakes(text: String, problem: String) {
    #expect(SourceCheck(text).problems == [problem])
  }

  @Test("declares only what generated code or a sample needs")
  func declarations() throws {
    let stub = try Stub.files().map(\.text)
    let users = try Stub.users()
    let used = words(of: stub.joined(separator: "\n")).merging(
      words(of: users.joined(separator: "\n")), uniquingKeysWith: +)
    let declared = Set(stub.flatMap { declaredNames(in: $0) })
    #expect(declared.count > 150)
    // Specs may name these dependencies and this key, and the compiler and protocols call these functions.
    let known =
      BuiltInDependency.all.map(\.key) + [
        "buildFinalResult", "buildOptional", "fileStorage", "replaceSubrange",
      ]
    let unused = declared.subtracting(known).filter { used[$0, default: 0] < 2 }
    #expect(unused.sorted() == [])
  }

  /// Returns the number of occurrences of each word in a text.
  private func words(of text: String) -> [String: Int] {
    var counts: [String: Int] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_$".contains($0) }) {
      counts[String(word), default: 0] += 1
    }
    return counts
  }
}

/// The files of the stub, and the code that uses it.
enum Stub {
  struct File: Sendable, CustomTestStringConvertible {
    var path: String
    var text: String
    var testDescription: String { path }
  }

  static func files() throws -> [File] {
    try readTexts(in: repository.appending(path: "Tests/Support/ComposableArchitectureStub"))
      .map { File(path: $0, text: $1) }.sorted { $0.path < $1.path }
  }

  /// Returns the generated code of golden cases, the templates, specs and samples.
  static func users() throws -> [String] {
    // Both template sets write the steps of tests alike.
    let golden = try GoldenCase.all.filter {
      $0.name.contains("tca") || $0.name == "generates-test-steps"
    }.flatMap { golden in
      try golden.expected().files.filter { $0.key.hasSuffix(".swift") }
        .map { String(decoding: $0.value, as: UTF8.self) }
    }
    let folders = ["Specs", "Templates/tca", "Tests/Support/ComposableArchitectureSamples"]
    return golden
      + (try folders.flatMap { try readTexts(in: repository.appending(path: $0)).values })
  }
}

/// Finds the declarations of a file without a source.
private final class SourceCheck: SyntaxVisitor {
  private(set) var problems: [String] = []
  private var hasSource = false
  private var seen: Set<SyntaxIdentifier> = []

  init(_ text: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard seen.insert(token.id).inserted else { return .skipChildren }
    for case .lineComment(let line) in token.leadingTrivia where line.hasPrefix("// From ") {
      hasSource = true
      let source = String(line.dropFirst(8))
      if !isSource(source) { problems.append("'\(source)' is no source") }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard !node.item.is(ImportDeclSyntax.self), !node.item.is(IfConfigDeclSyntax.self) else {
      return .visitChildren
    }
    if let first = node.firstToken(viewMode: .sourceAccurate) { _ = visit(first) }
    let line = node.trimmedDescription.prefix { $0 != "\n" }
    if !hasSource { problems.append("'\(line)' has no source") }
    return .visitChildren
  }

  private func isSource(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([a-z-]+) (\d+\.\d+\.\d+|main), [\w+\/]+\.swift/) else {
      return false
    }
    return packages.contains(String(match.1))
  }
}

/// The library's package, and the packages that it depends on.
private let packages: Set<String> = [
  "combine-schedulers", "swift-case-paths", "swift-clocks", "swift-collections",
  "swift-composable-architecture",
  "swift-concurrency-extras", "swift-custom-dump", "swift-dependencies",
  "swift-identified-collections", "swift-navigation", "swift-perception", "swift-sharing",
  "xctest-dynamic-overlay",
]

/// Returns the names of the public types, functions, properties and cases of a file.
private func declaredNames(in text: String) -> [String] {
  let names = DeclaredNames(viewMode: .sourceAccurate)
  names.walk(Parser.parse(source: text))
  return names.names
}

private final class DeclaredNames: SyntaxVisitor {
  private(set) var names: [String] = []

  private func add(_ name: TokenSyntax) { names.append(name.identifier?.name ?? name.text) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = node.name.tokenKind { add(node.name) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .skipChildren
  }
}

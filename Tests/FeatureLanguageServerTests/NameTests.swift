import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import TestSupport
import Testing

@testable import FeatureLanguageServer

/// The knowledge of the language server about names in specs.
///
/// `PROOFS=all swift test --filter FeatureLanguageServerTests.NameTests` types two specs in smaller steps.
@Suite("Names")
struct NameTests {
  private static let reference = Result { try referenceProject() }
  private let project: FeatureProject

  init() throws {
    project = try Self.reference.get()
  }

  /// Returns the word at a place of a reference spec.
  private func word(_ span: SourceSpan, of feature: Feature) -> Word? {
    Word(at: span.start.offset, in: span.file) { place in
      PlaceNames(place, in: .feature, spec: .feature(feature), project: project)
    }
  }

  @Test("finds every action name that the reference specs send, receive or react to")
  func knowsActions() throws {
    var count = 0
    for feature in project.generatedFeatures {
      let steps = feature.tests.flatMap(\.steps)
      let tested = steps.compactMap { step -> NamedAction? in
        switch step.kind {
        case .send(let call), .receive(let call): call
        default: nil
        }
      }
      // The action that a button sends is a reaction whose address no spec contains.
      let buttons = feature.prompts.flatMap(\.buttons).map(\.name.span.start.offset)
      let addresses =
        (feature.blocks.flatMap(\.allEffects).flatMap(\.sentActions) + tested).map(\.address)
        + feature.reactions.filter { !buttons.contains($0.span.start.offset) }.map(\.address)
      for address in addresses {
        for component in address.components where component.name.name != "self" {
          let span = address.span(of: component.name.range)
          let candidate = word(span, of: feature)?.candidate
          #expect(candidate?.name == component.name.name, "\(span)")
          count += 1
        }
      }
    }
    #expect(count > 300)
  }

  @Test("gives every declaration of the reference specs a separate identity")
  func distinguishesDeclarations() {
    for spec in project.specs {
      let places = Dictionary(grouping: spec.declarations, by: \.id)
      #expect(places.filter { $0.value.count > 1 }.isEmpty, "\(spec.name.value)")
    }
  }

  @Test("finds every field that the Swift of the reference specs names")
  func knowsFields() throws {
    var count = 0
    for feature in project.generatedFeatures {
      let fragments = feature.blocks.flatMap { block in
        [block.condition, block.statements].compactMap(\.self)
          + block.branches.compactMap(\.condition)
      }
      for fragment in fragments {
        for reference in fragment.analysis.references where reference.base.name == "state" {
          guard let member = reference.members.first, member.call == nil else { continue }
          let span = fragment.span(of: member.range)
          let candidate = word(span, of: feature)?.candidate
          #expect(candidate?.name == member.name && candidate?.declaration != nil, "\(span)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  @Test("finds every dependency, child and expected field of the reference specs")
  func knowsTheRest() throws {
    var count = 0
    for feature in project.generatedFeatures {
      // A feature's own name represents something else.
      let overrides = feature.tests.flatMap(\.overrides).map { override in
        (override.own?.name.value ?? override.key.value, override.key.span)
      }
      let names =
        feature.dependencies.map { ($0.value, $0.span) } + overrides
        + feature.children.flatMap(\.features).map { ($0.feature.span.text, $0.feature.span) }
        + feature.tests.flatMap { $0.given + $0.arguments }.map { ($0.name.value, $0.name.span) }
        + feature.tests.flatMap(\.steps).flatMap(\.expectations).flatMap { expectation in
          expectation.address.components.prefix(1).map { component in
            (component.name.name, expectation.address.span(of: component.name.range))
          }
        }
      for (name, span) in names {
        #expect(word(span, of: feature)?.candidate?.name == name, "\(span)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test("finds features in other types, and the types in these features")
  func knowsNestedFeatures() throws {
    for (name, field) in [("SignUp", "topics"), ("SignUp.Summary", "topics")] {
      let feature = try #require(project.feature(named: name))
      let type = try #require(feature.field(named: field)?.type)
      let path = try #require(type.analysis.typeNames.first { !$0.members.isEmpty })
      for part in [path.base] + path.members {
        let word = word(type.span(of: part.range), of: feature)
        #expect(word?.candidate?.name == part.name && word?.declaration != nil, "\(part.name)")
      }
    }
    let topics = try #require(project.feature(named: "Topics"))
    let outer = try #require(topics.outer)
    let signUp = project.feature(named: "SignUp")?.name.span
    #expect(word(outer.span, of: topics)?.declaration == signUp)
    #expect(topics.name.value == "SignUp.Topics")
  }

  @Test("offers the features of a type that no spec declares after the type's name")
  func offersNestedFeatures() throws {
    let specs = [
      ("Intro", "feature: Intro\nin: Screens\nactions: [tapped]\n"),
      ("App", "feature: App\nchildren: {intro: Screens.Intro}\nactions: [tapped]\n"),
    ].map { SourceFile(path: "Specs/\($0).yaml", text: $1) }
    let read = readProject(settings: try referenceFile("Specs/featuregen.yaml"), specs: specs)
    let project = try #require(read.value)
    let lookup = NameLookup(project)
    #expect(lookup.features(in: ["Screens"]).map(\.name) == ["Intro"])
    #expect(lookup.features(in: []).map(\.name) == ["App", "Intro"])
    let screens = try #require(lookup.types(in: nil).first { $0.name == "Screens" })
    #expect(lookup.scope(after: screens).map(lookup.names)?.map(\.name) == ["Intro"])
    let state = lookup.scope(ofType: "Screens.Intro.State?", in: nil)
    #expect(state.map(lookup.names)?.isEmpty == true)
  }

  @Test("offers 'action' in the block before all actions")
  func knowsTheAction() throws {
    let list = try #require(project.feature(named: "Checklist"))
    let text = String(decoding: list.name.span.file.bytes, as: UTF8.self)
    let statement = "do: state.steps.append(.before"
    let end = try #require(text.firstRange(of: statement)).upperBound
    let typed = text[..<end].dropLast(statement.count - 4)
    let file = SourceFile(path: "Checklist.yaml", bytes: Array(typed.utf8))
    let place = PlaceFinder.place(at: file.bytes.count, in: file)
    let names = PlaceNames(place, in: .feature, spec: .feature(list), project: project)
    #expect(names.candidates.contains { $0.name == "action" && $0.kind == .variable })
  }

  @Test("offers the name that a reaction gives to a row's id in its block")
  func knowsNamedIDs() throws {
    let todos = try #require(project.feature(named: "Todos"))
    let text = String(decoding: todos.name.span.file.bytes, as: UTF8.self)
    let statement = "state.todos.remove(id: todo"
    let range = try #require(text.firstRange(of: statement))
    let end = text[..<range.upperBound].utf8.count
    let typed = SourceFile(path: "Todos.yaml", bytes: Array(text.utf8.prefix(end - "todo".count)))
    let place = PlaceFinder.place(at: typed.bytes.count, in: typed)
    let names = PlaceNames(place, in: .feature, spec: .feature(todos), project: project)
    #expect(names.candidates.contains { $0.name == "todo" && $0.kind == .variable })
    #expect(!names.candidates.contains { $0.name == "id" })
  }

  @Test("offers the reference of a shared field only in Swift")
  func knowsReferences() throws {
    let preferences = try #require(project.feature(named: "Preferences"))
    let text = String(decoding: preferences.name.span.file.bytes, as: UTF8.self)
    func names(after written: String) throws -> [Meaning] {
      let range = try #require(text.firstRange(of: written))
      let end = text[..<range.upperBound].utf8.count
      let typed = SourceFile(path: "Preferences.yaml", bytes: Array(text.utf8.prefix(end)))
      let place = PlaceFinder.place(at: end, in: typed)
      return PlaceNames(place, in: .feature, spec: .feature(preferences), project: project)
        .candidates
    }
    let reference = try names(after: "loudTapped: state.").first { $0.name == "$isLoud" }
    let description = reference.map { NameDescription(meaning: $0, project: project) }
    #expect(description?.signature == "$isLoud: Shared<Bool>")
    #expect(reference?.declaration == preferences.field(named: "isLoud")?.name.span)
    #expect(try names(after: "loudTapped: state.$isLoud.").map(\.name) == ["withLock"])
    #expect(try !names(after: "given: {").contains(where: \.isReference))
  }

  @Test("describes every key of the reference specs")
  func knowsKeys() throws {
    for path in referenceSpecs {
      let file = try referenceFile(path)
      let text = String(decoding: file.bytes, as: UTF8.self)
      let kind = try #require(
        SpecKind.allCases.first { text.contains("\n\($0): ") || text.hasPrefix("\($0): ") })
      for key in ["actions", "state", "endpoints", "fields", "doc", "tests"] {
        guard let range = text.firstRange(of: "\n\(key):") else { continue }
        let offset = text[..<range.lowerBound].utf8.count + 1
        let word = Word(at: offset, in: file) { place in
          PlaceNames(place, in: kind, spec: nil, project: project)
        }
        #expect(word?.key?.name == key, "\(path)")
      }
    }
  }

  @Test("looks up names safely in any text typed so far", arguments: ["Game", "Todos"])
  func survivesTyping(name: String) throws {
    let file = try referenceFile("Specs/Features/\(name).yaml")
    let feature = try #require(project.feature(named: name))
    var offered = 0
    for end in stride(from: 0, through: file.bytes.count, by: Proofs.size(3, part: 11)) {
      // The text after the cursor does not exist yet.
      let typed = SourceFile(path: file.path, bytes: Array(file.bytes[..<end]))
      let place = PlaceFinder.place(at: end, in: typed)
      let names = PlaceNames(place, in: .feature, spec: .feature(feature), project: project)
      offered += names.candidates.count + names.keys.count
    }
    #expect(offered > 300)
  }
}

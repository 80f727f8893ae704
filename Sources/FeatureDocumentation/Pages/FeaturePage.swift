import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension DocumentedFeature {
  /// Returns the page of the feature.
  func page(in project: FeatureProject) -> Page {
    let sections = [
      stateSection, parameterSection, actionSection, compositionSection, diagramSection,
      childSection(in: project),
      promptSection,
      typeSection, dependencySection, testSection,
    ]
    return Page(
      title: name,
      blocks: documentation(of: feature.documentation) + [.paragraph(summary(in: project))]
        + sections.flatMap(\.self))
  }

  /// Returns the summary: the feature's type, its parents, and its spec.
  private func summary(in project: FeatureProject) -> Phrase {
    let module = project.module(of: feature.name).name.value
    let type: Phrase =
      !feature.isExternal
      ? "\(code: project.typeName(of: feature) + feature.genericDeclaration) in the module \(code: module)"
      : "\(code: project.typeName(of: feature)), which is written by hand"
    let path = feature.name.span.file.path
    let said = conformancePhrases(in: project).map { $0 + " " }.reduce(.empty, +)
    return "\(type). Its spec is \(.link(path, .file(path))). \(said)\(homePhrase)"
  }

  /// Returns the conformances of the state and the action, if the spec declares any.
  private func conformancePhrases(in project: FeatureProject) -> [Phrase] {
    [
      ("state", project.said(of: feature, \.state)),
      ("action", project.said(of: feature, \.action)),
    ]
    .compactMap { part, said -> Phrase? in
      guard let names = said?.names else { return nil }
      let list = names.map { Phrase.code($0.value) }.joined(separator: ", ")
      return names.isEmpty
        ? "Its \(part.phrase) conforms to no protocol." : "Its \(part.phrase) conforms to \(list)."
    }
  }

  private var homePhrase: Phrase {
    guard !homes.isEmpty else { return "It is not a child of another feature." }
    let places = homes.map { home -> Phrase in
      "\(.link(home.feature, .feature(home.feature))) as \(code: home.place)"
    }
    return "It is a child of \(places.joined(separator: ", "))."
  }

  private var compositionSection: [PageBlock] {
    let composition = feature.composition
    let parts = [
      ("before the feature", composition.before), ("after the feature", composition.after),
      ("around bindings", composition.bindings),
      ("around its own actions", composition.own), ("around the feature", composition.operators),
    ]
    let rows = parts.flatMap { place, fragments in
      fragments.map { [Phrase.brief($0.text), Phrase(saying: place)] }
    }
    return section("Reducers and operators of the app", ["code", "where"], rows)
  }

  private var diagramSection: [PageBlock] {
    let diagram = behaviourDiagram
    guard !diagram.edges.isEmpty else { return [] }
    return [.heading("Actions and their consequences", level: 2), .diagram(diagram)]
  }

  private func childSection(in project: FeatureProject) -> [PageBlock] {
    let rows = feature.children.flatMap { child in
      child.features.map { one -> [Phrase] in
        let name = one.feature.value
        let isKnown = project.feature(named: name) != nil
        return [
          .code(child.place(of: one)), isKnown ? .link(name, .feature(name)) : .code(name),
          child.howMany + child.whereElse,
          ([Phrase(child.documentation)] + (one.generics + one.arguments).map(\.phrase)).filter {
            !$0.isEmpty
          }
          .joined(separator: " — "),
        ]
      }
    }
    return section("Children", ["place", "feature", "how many", ""], rows + plainRows)
  }

  /// The rows of the cases without a feature, in places that can hold several features.
  private var plainRows: [[Phrase]] {
    feature.children.flatMap { child in
      child.plainCases.map { one in
        [
          .code("\(child.name.value).\(one.name.value)"),
          one.type.map { .code($0.text) } ?? one.text.phrase, child.howMany, "",
        ]
      }
    }
  }

  private var dependencySection: [PageBlock] {
    let rows = uses.map { use -> [Phrase] in
      let source = use.source.map { Phrase.code($0) }
      let origin: Phrase =
        use.client.map { .link($0, .client($0)) } ?? source ?? "comes with the runtime"
      let called = use.endpoints.map { Phrase.code($0) }.joined(separator: ", ")
      return [.code(use.key), origin, called]
    }
    return section("Dependencies", ["key", "client", "called here"], rows)
  }
}

extension GivenField {
  /// The value with the name of its field.
  fileprivate var phrase: Phrase { "\(code: name.value) is \(code: value.text)" }
}

extension Child {
  /// The place of the child's state, if it has no property of its own.
  fileprivate var whereElse: Phrase {
    hasProperty || isCase ? .empty : ", in " + .code(stateNames.joined(separator: "."))
  }

  /// The number of instances in the place.
  fileprivate var howMany: Phrase {
    switch presence {
    case .always: "one"
    case .optional where isCase: "a case of the state"
    case .optional: isPresented ? "one or none" : "one or none, not presented"
    case .many: "any number, as rows"
    case .stack: "any number, as a stack"
    }
  }
}

/// Returns the documentation of a declaration, as paragraphs.
func documentation(of documentation: Documentation) -> [PageBlock] {
  documentation.lines.split(whereSeparator: \.isEmpty).map { lines in
    .paragraph(Phrase(saying: oneLine(lines.joined(separator: " "))))
  }
}

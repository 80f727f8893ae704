import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension DocumentedFeature {
  /// The section about the tests, in words.
  var testSection: [PageBlock] {
    var items = feature.tests.map { test in
      PageItem(phrase: test.title, steps: test.beginning + test.steps.map(\.phrase))
    }
    if let exploration = feature.exploration { items.append(exploration.item) }
    return items.isEmpty
      ? [] : [.heading("Behavior", level: 2), .list(items, isOrdered: false)]
  }
}

extension TestCase {
  fileprivate var title: Phrase {
    let name = Phrase(parts: [.strong(oneLine(visibleText(name.value)))])
    return documentation.lines.isEmpty ? name : "\(name) — \(Phrase(documentation))"
  }

  /// The conditions at the beginning of the test.
  var beginning: [Phrase] {
    let whole = givenState.map { ["the state is \(code: $0.text)" as Phrase] } ?? []
    let fields = (given + arguments).map { field -> Phrase in
      "\(code: field.name.value) is \(code: field.value.text)"
    }
    let parts = givenParts.map { part -> Phrase in
      "\(code: part.address.written) is \(code: part.value.text)"
    }
    let all = whole + fields + parts + overrides.map(\.phrase)
    let prepared = setup.map { ["First, \(Phrase.brief($0.text))" as Phrase] } ?? []
    return prepared + (all.isEmpty ? [] : ["Given that \(all.joined(separator: ", "))"])
  }
}

extension DependencyOverride {
  fileprivate var phrase: Phrase {
    let phrase = self.behaviourPhrase
    return delay.map { "\(phrase) after \(code: $0.value.words)" } ?? phrase
  }

  private var behaviourPhrase: Phrase {
    let name = Phrase.code(self.name)
    return switch behaviour {
    case .value(let value): "\(name) gives \(code: value.text)"
    case .throwing(let error): "\(name) throws \(code: error.text)"
    case .records(let list, let value):
      value.map { "\(name) is recorded in \(code: list.value) and returns \(code: $0.text)" }
        ?? "\(name) is recorded in \(code: list.value)"
    case .closure(let closure): "\(name) is \(Phrase.brief(closure.text))"
    case .stream(let elements, let error):
      error.map { "\(name) streams \(code: elements.text) and throws \(code: $0.text)" }
        ?? "\(name) streams \(code: elements.text)"
    case .fed: "the test feeds \(name)"
    case .never: "\(name) never returns"
    }
  }
}

extension TestStep {
  /// The step in words.
  fileprivate var phrase: Phrase {
    guard saysChanges else { return changesNothing ? "\(event): nothing changes" : event }
    if let changes { return "\(event): \(Phrase.brief(changes.text))" }
    let changes = expectations.map { expectation -> Phrase in
      "\(code: expectation.address.written) becomes \(code: expectation.value.text)"
    }
    return "\(event): \(changes.joined(separator: ", "))"
  }

  private var event: Phrase {
    switch kind {
    case .send(let call): "\(code: call.written) is sent"
    case .receive(let call): "\(code: call.written) is received"
    case .bind(let assignment):
      "a view sets \(code: assignment.address.written) to \(code: assignment.value.text)"
    case .advance(let time): "\(code: time.words) pass"
    case .assert(let condition): "\(code: condition.text) holds"
    case .statements(let swift): "Swift runs: \(Phrase.brief(swift.text))"
    case .finish: "every effect has ended"
    case .exhaustivity(let isOn):
      isOn
        ? "from here on, the test must expect everything that happens"
        : "from here on, the test checks only its expectations"
    case .feed(let call):
      "\(code: call.address.path) gets the element \(code: call.arguments?.first?.value.text ?? "")"
    case .end(let address): "\(code: address.path) ends"
    case .cancel(let call): "the effects of \(code: call.written) are canceled"
    case .skip(.received): "received actions are skipped"
    case .skip(.effects): "effects that still run are ended"
    }
  }
}

extension Exploration {
  /// The actions that are tried, and the conditions that always hold.
  fileprivate var item: PageItem {
    let tried = actions.map { action -> Phrase in
      switch action {
      case .send(let call): .code(call.written)
      case .bind(let assignment):
        .code("\(assignment.address.written) = \(assignment.value.text)")
      }
    }
    let title = Phrase(parts: [.strong("exploration of states")])
    let steps: [Phrase] =
      setup.beginning + ["up to \(code: String(depth.value)) of \(tried.joined(separator: ", "))"]
      + invariants.map { "\(Phrase(saying: oneLine($0.name.value))): \(code: $0.condition.text)" }
    return PageItem(
      phrase: setup.documentation.lines.isEmpty
        ? title : "\(title) — \(Phrase(setup.documentation))",
      steps: steps)
  }
}

extension Address {
  /// The address on one line, as it is written.
  var written: String {
    oneLine(components.map { $0.name.name + $0.brackets }.joined(separator: "."))
  }
}

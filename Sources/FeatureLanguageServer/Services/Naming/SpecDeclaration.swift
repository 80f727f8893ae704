import FeatureProgram
import FeatureSpec
import SpecSource

/// A name that a spec declares.
struct SpecDeclaration: Sendable {
  /// What kind of thing has the name.
  enum Kind: String, Sendable {
    case feature, client, key, model, type, field, computed, parameter, child, action, procedure
    case endpoint, prompt, button, dependency, generic, test, recording, place
    case enumCase = "case"
  }

  /// What kind of thing has the name.
  var kind: Kind
  /// The name, without those in front of it.
  var name: String
  /// Where the declaration stands.
  var declaration: SourceSpan
  /// What else is said to be of that name: buttons of several alerts in one place are one action.
  var others: [SourceSpan] = []

  init(_ kind: Kind, _ name: Located<String>, called own: String? = nil) {
    self.kind = kind
    self.name = own ?? name.value
    declaration = name.span
  }

  /// All places that declare it.
  var declarations: [SourceSpan] { [declaration] + others }

  /// Where a name itself stands in its declaration, quotes and what is in front left out.
  func nameSpan(in span: SourceSpan) -> SourceSpan {
    let text = Array(span.text.utf8)
    let name = Array(name.utf8)
    guard kind != .test, text.count >= name.count else { return span }
    let start = (0...text.count - name.count).last { start in
      text[start..<start + name.count].elementsEqual(name)
        && (start == 0 || !isNameByte(text[start - 1]))
        && (start + name.count == text.count || !isNameByte(text[start + name.count]))
    }
    guard let start else { return span }
    let offset = span.startOffset + start
    return SourceSpan(file: span.file, offsets: offset..<offset + name.count)
  }
}

extension Spec {
  /// The names that the spec declares, in no order that matters.
  var declarations: [SpecDeclaration] {
    let all =
      switch self {
      case .feature(let feature): feature.declarations
      case .client(let client): client.declarations
      case .model(let model): model.declarations
      }
    // What cannot be read stands nowhere.
    return all.filter { !$0.declaration.offsets.isEmpty && $0.declaration.file === file }
  }
}

extension Feature {
  fileprivate var declarations: [SpecDeclaration] {
    var all = [SpecDeclaration(.feature, name, called: ownName)]
    all += types.flatMap(\.declarations)
    all += state.map { SpecDeclaration(.field, $0.name) }
    all += (stateForm.cases ?? []).flatMap { one in
      var declarations = one.declarations
      // A child that is a case of the state has its name.
      declarations[0].others += children.filter { $0.isCase && $0.name.value == one.name.value }
        .map(\.name.span)
      return declarations
    }
    all += computed.map { SpecDeclaration(.computed, $0.name) }
    all += generics.map { SpecDeclaration(.generic, $0.name) }
    all += parameters.map { SpecDeclaration(.parameter, $0.name) }
    all += ownDependencies.map { SpecDeclaration(.dependency, $0.name) }
    let cases = Set((stateForm.cases ?? []).map(\.name.value))
    all += children.flatMap { child in
      (cases.contains(child.name.value) ? [] : [SpecDeclaration(.child, child.name)])
        + child.caseNamesOfItsOwn.map { SpecDeclaration(.enumCase, $0) }
    }
    all += allActions.flatMap { action in
      [SpecDeclaration(.action, action.name, called: action.caseName.value)]
        + action.parameters.declarations
    }
    all += procedures.flatMap {
      [SpecDeclaration(.procedure, $0.name)] + $0.parameters.declarations
    }
    all += tests.flatMap { test in
      [SpecDeclaration(.test, test.name)] + test.overrides.recordings
    }
    all += (exploration?.setup.overrides ?? []).recordings
    return all + promptDeclarations
  }

  private var promptDeclarations: [SpecDeclaration] {
    let places = promptPlaces + casePlaces
    var all = prompts.flatMap { prompt in
      [SpecDeclaration(.prompt, prompt.name)] + prompt.parameters.declarations
    }
    for place in places {
      all += place.prompts.flatMap(\.buttons).map(\.name).joined(as: .button)
      all += place.prompts.compactMap(\.place).joined(as: .place)
      if place.prompts.isEmpty { all += place.answers.map(\.name).joined(as: .button) }
    }
    return all
  }
}

extension Child {
  /// The names of its cases that are no names of features.
  fileprivate var caseNamesOfItsOwn: [Located<String>] {
    guard isOneOf else { return [] }
    let features = Set(features.map(\.feature.span))
    return caseNames.filter { !features.contains($0.span) }
  }
}

extension [DependencyOverride] {
  fileprivate var recordings: [SpecDeclaration] {
    compactMap { override in
      guard case .records(let name, _) = override.behaviour else { return nil }
      return SpecDeclaration(.recording, name)
    }
  }
}

extension [Located<String>] {
  /// Names of which equal ones are names of one thing.
  fileprivate func joined(as kind: SpecDeclaration.Kind) -> [SpecDeclaration] {
    var all: [SpecDeclaration] = []
    for name in self {
      if let known = all.firstIndex(where: { $0.name == name.value }) {
        all[known].others.append(name.span)
      } else {
        all.append(SpecDeclaration(kind, name))
      }
    }
    return all
  }
}

extension Client {
  fileprivate var declarations: [SpecDeclaration] {
    let names = [SpecDeclaration(.client, name)]
    // An external client may have one name for both.
    return names + (key.value == name.value ? [] : [SpecDeclaration(.key, key)])
      + types.flatMap(\.declarations)
      + endpoints.flatMap { [SpecDeclaration(.endpoint, $0.name)] + $0.parameters.declarations }
  }
}

extension Model {
  fileprivate var declarations: [SpecDeclaration] {
    [SpecDeclaration(.model, name)] + types.flatMap(\.declarations)
      + fields.map { SpecDeclaration(.field, $0.name) }
      + (cases ?? []).flatMap(\.declarations)
      + computed.map { SpecDeclaration(.computed, $0.name) }
  }
}

extension NestedType {
  fileprivate var declarations: [SpecDeclaration] {
    let inner =
      switch kind {
      case .enumeration(let cases): cases.flatMap(\.declarations)
      case .structure(let fields): fields.map { SpecDeclaration(.field, $0.name) }
      }
    return [SpecDeclaration(.type, name)] + inner
      + computed.map { SpecDeclaration(.computed, $0.name) }
  }
}

extension EnumCase {
  fileprivate var declarations: [SpecDeclaration] {
    [SpecDeclaration(.enumCase, name)] + parameters.declarations
  }
}

extension [Parameter] {
  fileprivate var declarations: [SpecDeclaration] {
    map { SpecDeclaration(.parameter, $0.name) }
  }
}

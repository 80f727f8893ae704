import SpecSource
import SpecSwift

extension StateReader {
  /// Reads a state that is declared outside of the feature.
  mutating func readForeignState() throws(NotDrafted) {
    let alias = feature.members.first { member in
      if case .typeAlias("State", _) = member.declaration.kind { true } else { false }
    }
    guard let alias, case .typeAlias(_, let type) = alias.declaration.kind,
      alias.declaration.attributes.isEmpty
    else { throw NotDrafted("the state is another type", at: feature.origin.span) }
    guard commentLines(alias.declaration.comment).documentation.isEmpty else {
      throw NotDrafted("a comment that no key can hold", at: alias.span)
    }
    state.form = .text(type.text.onOneLine, at: alias.span)
    drafted(alias, claiming: alias.declaration.source.range)
  }

  /// Reads a state that is an enum.
  mutating func readCases(of state: LinkedType) throws(NotDrafted) {
    for member in state.members {
      switch member.declaration.kind {
      case .enumCase: continue
      case .variable(let variable):
        if member.declaration.modifiers.contains("static") {
          keep(member, in: state.name)
        } else {
          readComputed(variable, member)
        }
      case .function, .typeAlias, .type, .initializer: keep(member, in: state.name)
      case .conditional: throw NotDrafted("'#if' among the fields", at: member.span)
      case .other: throw NotDrafted("an unsupported field", at: member.span)
      }
    }
    self.state.form = try casesForm(of: state)
  }

  /// Turns the content of cases that look like states of children into values of the feature, if no key can express
  /// them as children.
  mutating func releaseCases(_ names: Set<String>) throws(NotDrafted) {
    guard !names.isEmpty, let state = feature.nested["State"] else { return }
    for name in names { self.state.children[name] = nil }
    self.state.released.formUnion(names)
    self.state.form = try casesForm(of: state)
  }

  /// Returns the cases of the state as a spec declares them.
  private mutating func casesForm(of state: LinkedType) throws(NotDrafted) -> SpecDraft {
    var cases: [DraftKey] = []
    for member in state.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      cases.append(try readCase(enumCase, member, of: state))
    }
    let isPlain = cases.allSatisfy { $0.value.text == "" && $0.comments.isEmpty }
    return .keys(("enum", isPlain ? .list(cases.map { .text($0.name) }) : .keys(cases)))
  }

  private mutating func readCase(
    _ enumCase: CaseDeclaration, _ member: Member, of state: LinkedType
  ) throws(NotDrafted) -> DraftKey {
    let declaration = member.declaration
    let same = state.members.count {
      $0.declaration.source.range == declaration.source.range
        && $0.file.file.path == member.file.file.path
    }
    guard declaration.attributes.isEmpty, declaration.modifiers.isEmpty, enumCase.rawValue == nil,
      same == 1 || !hasCommentLines(declaration.comment)
    else { throw NotDrafted("an unsupported case of the state", at: member.span) }
    drafted(member, claiming: declaration.source.range)
    let comments = commentLines(declaration.comment)
    var payload = enumCase.payload.map { Payload($0) }
    if payload.count == 1, payload[0].label == nil, payload[0].type.hasSuffix(".State"),
      context.table.cases[enumCase.name] != nil, !self.state.released.contains(enumCase.name)
    {
      guard payload[0].value == nil else {
        throw NotDrafted(
          "a case of the state that holds a child with a default value", at: member.span)
      }
      self.state.children[enumCase.name] = ChildField(
        type: payload[0].type, value: nil, isPresented: false, member: member)
      payload = []
    }
    for index in payload.indices where payload[index].name == nil {
      payload[index].name = payload.count == 1 ? "value" : "value\(index + 1)"
    }
    return DraftKey(
      enumCase.name,
      SpecDraft.keys(
        ("with", payload.keys),
        ("doc", comments.doc)
      ).orEmpty, comments: comments.other)
  }
}

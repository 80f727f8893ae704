import RandomNumbers

// The features of a block that are children of other features.

extension ProjectBlock {
  /// Makes a row of a list, which is identified by its id.
  func makeRow(using random: inout SeededRandom) -> FeatureDraft {
    var draft = FeatureDraft(
      names.feature("Row"), doc: "One row of the list of \(names.area).", using: &random)
    draft.add(
      .state,
      """
      id: {type: UUID, let: true, default: UUID(0)}
      title: {type: String, default: '""', binding: true}
      isDone: {type: Bool, default: 'false', binding: true}
      """)
    draft.add(.delegate, "deleted: {doc: The row requests its removal.}")
    draft.add(
      .actions,
      """
      toggled: state.isDone.toggle()
      submitted:
        doc: A row without a title is not worth keeping.
        do: 'let title = state.title.trimmingCharacters(in: .whitespaces)'
        when:
          - if: title.isEmpty
            send: delegate.deleted
          - else:
              do: state.title = title
      """)
    draft.add(
      .tests,
      """
      requests its removal when it has no title:
        - bind: title = " "
        - send: submitted
        - receive: delegate.deleted
      keeps its title without blanks:
        - send: toggled
          expect: {isDone: true}
        - bind: title = " Milk "
        - send: submitted
          expect: {title: '"Milk"'}
      """)
    draft.fill(names, using: &random)
    return draft
  }

  /// Makes an editor for a text that can be saved.
  func makeEditor(using random: inout SeededRandom) -> FeatureDraft {
    let key = names.clientKey
    var draft = FeatureDraft(
      names.feature("Editor"), doc: "Edits a text and saves it.", using: &random)
    draft.use(key)
    draft.add(
      .state,
      """
      text: {type: String, default: '""', binding: true}
      isSaving: Bool = false
      """)
    draft.add(.computed, "isSaveEnabled: Bool = !isSaving && !text.isEmpty")
    draft.add(
      .delegate,
      """
      saved:
        doc: The text is on the server.
        with: {_ text: String}
      """)
    draft.add(
      .actions,
      """
      saveTapped:
        guard: state.isSaveEnabled
        do: state.isSaving = true
        run: {call: '\(key).save(state.text, at: 0)', success: stored(state.text), failure: refused}
      stored:
        with: {_ text: String}
        do: state.isSaving = false
        send: delegate.saved(text)
      refused:
        doc: The user may try again.
        with: {_ error: any Error}
        do: 'state.isSaving = error is CancellationError'
      """)
    draft.add(
      .tests,
      """
      saves what was typed:
        given: {text: '"a"'}
        dependencies: {\(key).save: ()}
        steps:
          - send: saveTapped
            expect: {isSaving: true}
          - receive: stored("a")
            expect: {isSaving: false}
          - receive: delegate.saved("a")
      lets the user try again:
        given: {text: '"a"'}
        dependencies: {\(key).save: {throws: URLError(.timedOut)}}
        steps:
          - send: saveTapped
            expect: {isSaving: true}
          - receive: refused
            expect: {isSaving: false}
      """)
    draft.fill(names, using: &random)
    return draft
  }

  /// Makes a detail view of a record, which the user closes.
  func makeDetail(using random: inout SeededRandom) -> FeatureDraft {
    var draft = FeatureDraft(
      names.feature("Detail"), doc: "Shows one record of \(names.area).", using: &random)
    draft.use("dismiss")
    draft.add(
      .state,
      """
      record: {type: \(names.model)?, doc: nil while it is not known.}
      views: Int = 0
      """)
    draft.add(
      .delegate, "chosen: {with: {_ record: \(names.model)}, doc: The user wants this one.}")
    draft.add(
      .actions,
      """
      onAppear: state.views += 1
      recordChanged: {with: {to record: \(names.model)?}, do: state.record = record}
      chooseTapped:
        guard: let record = state.record
        send: delegate.chosen(record)
      closeTapped: {dismiss: self}
      """)
    draft.add(
      .tests,
      """
      chooses the record it shows:
        - send: onAppear
          expect: {views: 1}
        - send: chooseTapped
        - send: 'recordChanged(to: \(names.model)(id: 2, title: "B"))'
          expect: {record: '\(names.model)(id: 2, title: "B")'}
        - send: chooseTapped
        - receive: delegate.chosen
      closes itself:
        dependencies: {dismiss: {records: dismissals}}
        steps:
          - send: closeTapped
          - finish: true
          - assert: recorded.dismissals.count == 1
      """)
    draft.fill(names, using: &random)
    return draft
  }
}

import RandomNumbers

// The features of a block that have child features.

extension ProjectBlock {
  /// Makes a feature with a child that always exists. If the previous block has a handwritten feature, that feature
  /// is a child, too.
  func makePanel(using random: inout SeededRandom) -> FeatureDraft {
    let editor = names.type("Editor")
    var draft = FeatureDraft(
      names.feature("Panel"), doc: "An editor and what was written with it.", using: &random)
    draft.add(
      .children, "editor: {feature: \(names.feature("Editor")), doc: What is written next.}")
    draft.add(.state, "texts: '[String] = []'")
    draft.add(.actions, "resetTapped: state.editor = \(editor).State()")
    draft.add(
      .reactions,
      """
      editor.delegate.saved:
        doc: The next text begins empty.
        do: |
          state.texts.append(text)
          state.editor = \(editor).State()
      """)
    draft.add(
      .tests,
      """
      keeps what was saved:
        given: {editor: '\(editor).State(text: "a")'}
        dependencies: {\(names.clientKey).save: ()}
        steps:
          - send: editor.saveTapped
            expect: {editor.isSaving: true}
          - receive: editor.stored
            expect: {editor.isSaving: false}
          - receive: editor.delegate.saved
            expect: {texts: '["a"]', editor: \(editor).State()}
      begins again:
        given: {editor: '\(editor).State(text: "a")'}
        steps:
          - send: resetTapped
            expect: {editor: \(editor).State()}
      """)
    addHandWritten(to: &draft)
    draft.fill(names, using: &random)
    return draft
  }

  /// Adds the handwritten parts of the previous block.
  private func addHandWritten(to draft: inout FeatureDraft) {
    guard number > 0 else { return }
    let former = BlockNames(number - 1)
    switch number % 4 {
    case 1:
      draft.add(.children, "web: {feature: \(former.externalFeature), presence: optional}")
      draft.add(
        .actions,
        """
        webTapped: {present: 'web(\(former.externalFeature).State())'}
        """)
      draft.add(.reactions, "web.delegate.left: {dismiss: web}")
      draft.add(
        .tests,
        """
        shows a page:
          - send: webTapped
            expect: {web: \(former.externalFeature).State()}
          - send: 'web.loaded(title: "A")'
            expect: {web.title: '"A"'}
          - send: web.dismiss
            expect: {web: nil}
        """)
    case 2:
      draft.use(former.externalKey)
      draft.add(.actions, "logTapped: {run: {call: '\(former.externalKey).note(\"tapped\")'}}")
      draft.add(
        .tests,
        """
        notes a tap:
          dependencies: {\(former.externalKey).note: {records: notes}}
          steps:
            - send: logTapped
            - finish: true
            - assert: recorded.notes == ["tapped"]
        """)
    default: break
    }
  }

  /// Makes a feature that presents another feature.
  func makeSheet(using random: inout SeededRandom) -> FeatureDraft {
    let editor = names.type("Editor")
    var draft = FeatureDraft(
      names.feature("Sheet"), doc: "Shows an editor over itself.", using: &random)
    draft.add(.children, "editor: {feature: \(names.feature("Editor")), presence: optional}")
    draft.add(.state, "drafts: {type: Int, default: 0, doc: Texts that were given up.}")
    draft.add(
      .actions,
      """
      editTapped:
        with: {_ text: String}
        guard: state.editor == nil
        present: 'editor(\(editor).State(text: text))'
      cancelTapped: {dismiss: editor}
      """)
    draft.add(
      .reactions,
      """
      editor.delegate.saved: {dismiss: editor}
      editor.dismiss:
        guard: state.editor?.text.isEmpty == false
        do: state.drafts += 1
      """)
    draft.add(
      .tests,
      """
      counts what was given up:
        - send: editTapped("a")
          expect: {editor: '\(editor).State(text: "a")'}
        - send: editTapped("b")
        - send: editor.dismiss
          expect: {editor: nil, drafts: 1}
      closes the editor once the text is saved:
        given: {editor: '\(editor).State(text: "a")'}
        dependencies: {\(names.clientKey).save: ()}
        steps:
          - send: editor.saveTapped
            expect: {editor.isSaving: true}
          - receive: editor.stored
            expect: {editor.isSaving: false}
          - receive: editor.delegate.saved
            expect: {editor: nil}
      closes the editor on request:
        given: {editor: '\(editor).State(text: "a")'}
        steps:
          - send: cancelTapped
            expect: {editor: nil}
      """)
    draft.fill(names, using: &random)
    return draft
  }

  /// Makes a list whose rows are features.
  func makeList(using random: inout SeededRandom) -> FeatureDraft {
    let row = names.type("Row")
    var draft = FeatureDraft(
      names.feature("List"), doc: "Rows that can be added and taken out.", using: &random)
    draft.use("uuid")
    draft.add(.children, "rows: {feature: \(names.feature("Row")), presence: many}")
    draft.add(.state, "toggles: Int = 0")
    draft.add(.computed, "doneCount: 'Int = rows.count { $0.isDone }'")
    draft.add(
      .actions,
      """
      addTapped: 'state.rows.append(\(row).State(id: uuid()))'
      removed: {with: {_ offsets: IndexSet}, do: 'state.rows.remove(atOffsets: offsets)'}
      """)
    draft.add(
      .reactions,
      """
      rows.toggled: {order: before, do: state.toggles += 1}
      rows.delegate.deleted: 'state.rows.remove(id: id)'
      """)
    draft.add(
      .tests,
      """
      adds rows and takes them out:
        dependencies: {uuid: incrementing}
        steps:
          - send: addTapped
            expect: {rows: '[\(row).State(id: UUID(0))]'}
          - send: addTapped
            expect: {'rows[UUID(1)]': '\(row).State(id: UUID(1))'}
          - send: rows[UUID(0)].toggled
            expect: {'rows[UUID(0)].isDone': true, toggles: 1}
          - assert: state.doneCount == 1
          - send: removed([0])
            expect: {'rows[UUID(0)]': nil}
          - send: rows[UUID(1)].submitted
          - receive: rows[UUID(1)].delegate.deleted
            expect: {rows: []}
      """)
    draft.fill(names, using: &random)
    return draft
  }
}

import RandomNumbers

// The top-level features of a block.

extension ProjectBlock {
  /// Makes a feature with a stack of features, which one of several features can cover.
  func makeFlow(using random: inout SeededRandom) -> FeatureDraft {
    let (panel, detail) = (names.type("Panel"), names.type("Detail"))
    var draft = FeatureDraft(
      names.feature("Flow"), doc: "Leads from one screen to the next.", using: &random)
    draft.add(
      .children,
      """
      path:
        oneOf: {panel: \(names.feature("Panel")), detail: \(names.feature("Detail"))}
        presence: stack
        doc: The screens the user has come to.
      cover:
        oneOf: {detail: \(names.feature("Detail")), sheet: \(names.feature("Sheet"))}
        presence: optional
      """)
    draft.add(.state, "chosen: {type: \(names.model)?, doc: What was chosen last.}")
    draft.add(
      .actions,
      """
      startTapped: {push: panel}
      detailTapped: {push: 'detail(\(detail).State(record: state.chosen))'}
      homeTapped: {pop: all}
      coverTapped: {present: detail}
      sheetTapped: {present: sheet}
      """)
    draft.add(
      .reactions,
      """
      path.detail.delegate.chosen:
        do: state.chosen = record
        pop: from(id)
      cover.detail.delegate.chosen:
        do: state.chosen = record
        dismiss: cover
      """)
    draft.add(
      .tests,
      """
      goes forth and back:
        - send: startTapped
          expect: {'path[0]': .panel(\(panel).State())}
        - send: detailTapped
          expect: {'path[1]': .detail(\(detail).State())}
        - send: path[1].detail.onAppear
          expect: {'path[1].detail.views': 1}
        - send: homeTapped
          expect: {path: []}
      keeps what was chosen:
        given:
          cover: |
            .detail(\(detail).State(record: \(names.model)(id: 1, title: "A")))
        steps:
          - send: cover.detail.chooseTapped
          - receive: cover.detail.delegate.chosen
            expect:
              cover: nil
              chosen: '\(names.model)(id: 1, title: "A")'
      covers itself:
        - send: coverTapped
          expect: {cover: .detail(\(detail).State())}
        - send: cover.dismiss
          expect: {cover: nil}
        - send: sheetTapped
          expect: {cover: .sheet(\(names.type("Sheet")).State())}
      """)
    draft.fill(names, using: &random)
    return draft
  }

  /// Makes a feature that one of several features fills, and that has a child from another block.
  func makeScreen(using random: inout SeededRandom) -> FeatureDraft {
    let (list, flow) = (names.type("List"), names.type("Flow"))
    let former = BlockNames(number - 1)
    var draft = FeatureDraft(
      names.feature("Screen"), doc: "All that there is of \(names.area).", using: &random)
    draft.add(
      .children,
      """
      screen:
        oneOf: {list: \(names.feature("List")), flow: \(names.feature("Flow"))}
        default: .list(\(list).State())
      panel:
        feature: \(former.feature("Panel"))
        dependencies: {date: .constant(.distantPast)}
      """)
    draft.add(.state, "switches: Int = 0")
    draft.add(
      .actions,
      """
      flowTapped:
        guard: case .list = state.screen
        do: state.screen = .flow(\(flow).State())
      listTapped: state.screen = .list(\(list).State())
      startTapped: {send: screen.flow.startTapped}
      """)
    draft.add(
      .reactions,
      """
      onChange.screen:
        guard: '!(oldValue == state.screen)'
        do: state.switches += 1
      screen.flow.homeTapped: state.screen = .list(\(list).State())
      """)
    draft.add(
      .tests,
      """
      leads to the flow and back:
        - send: flowTapped
          expect: {screen: .flow(\(flow).State()), switches: 1}
        - send: startTapped
        - receive: screen.flow.startTapped
          expect:
            'screen.flow.path[0]': .panel(\(names.type("Panel")).State())
            switches: 2
        - send: screen.flow.homeTapped
          expect: {screen: .list(\(list).State()), switches: 3}
        - send: panel.resetTapped
        - send: listTapped
      """)
    draft.fill(names, using: &random)
    return draft
  }

  /// Makes a feature with a handwritten action.
  func makeTask(using random: inout SeededRandom) -> FeatureDraft {
    var draft = FeatureDraft(
      names.feature("Task"), doc: "Works that nobody can describe in a spec.", using: &random)
    draft.add(
      .state,
      """
      results: '[Int] = []'
      isWorking: Bool = false
      """)
    draft.add(
      .actions,
      """
      workTapped:
        doc: Several things at a time.
        with: {_ numbers: '[Int]'}
        manual: true
      worked: {with: {_ result: Int}, do: state.results.append(result)}
      stopTapped:
        do: state.isWorking = false
        cancel: working
      """)
    draft.add(.effectIDs, "- working")
    draft.add(
      .tests,
      """
      works on all numbers:
        - send: workTapped([2])
          expect: {isWorking: true}
        - receive: worked(4)
          expect: {results: '[4]'}
        - send: stopTapped
          expect: {isWorking: false}
      """)
    draft.fill(names, using: &random)
    return draft
  }
}

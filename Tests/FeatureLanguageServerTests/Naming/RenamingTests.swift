import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

@testable import FeatureLanguageServer

/// The effects of renaming, and the places that it leaves unchanged.
@Suite("Renaming") struct RenamingTests {
  private static let list = "Specs/List.yaml"
  private static let item = "Specs/Item.yaml"

  private static let listText = #"""
    feature: List
    types:
      Order: {enum: [name, age]}
    state:
      items: '[Item] = []'
      order: {type: Order, default: .name, binding: true}
      note: String = "name"
    computed:
      names: '[String] = items.map(\.name)'
      first: 'String? = items.first { $0.name != note }?.name'
    children:
      row: {feature: Row, presence: optional}
    alerts:
      lost:
        with: {_ name: String}
        title: Lose \(name)?
        buttons: {lose: {label: Lose it, with: [name]}}
    actions:
      added:
        # The name of a name.
        with: {_ name: String}
        do: |
          let item = Item(name: name, age: 3) // name
          state.items.append(item)
          state.note = "name \(name)"
      hidden:
        guard: let name = state.items.first?.name, !name.isEmpty
        do: state.note = name
        present: 'lost(name)'
      sorted:
        match:
          on: state.order
          cases:
            .name: {do: 'state.items.sort(by: { $0.name < $1.name })'}
            .age: {do: state.note = ""}
    reactions:
      row.named: {do: state.note = name}
      alert.lose: {do: state.note = name}
      onChange.note: {send: added("x")}
    tests:
      "adds, and shows":
        given: {items: '[Item(name: "A", age: 1)]', order: .age}
        steps:
          - send: added("B")
            expect: {items: '[Item(name: "A", age: 1), Item(name: "B", age: 3)]', note: '"name B"'}
          - assert: state.items[0].name == "A"
          - bind: order = .name

    """#

  private static let itemText = """
    model: Item
    fields: {name: String, age: Int}
    computed: {title: 'String = name.capitalized', isOld: Bool = age > 9}

    """

  private static let rowText = """
    feature: Row
    state: {text: String = ""}
    actions:
      named: {with: {_ name: String}, do: 'state.text = name'}

    """

  private let project = RenamedProject([
    "Specs/featuregen.yaml": Array(TextProject.settings.utf8), list: Array(listText.utf8),
    item: Array(itemText.utf8), "Specs/Row.yaml": Array(rowText.utf8),
  ])

  /// Returns the changed lines of a file.
  private func changes(_ renamed: RenamedProject, in path: String) -> [String] {
    let (old, new) = (project.text(path), renamed.text(path))
    return zip(old.split(separator: "\n"), new.split(separator: "\n")).filter { $0 != $1 }
      .map { $1.trimmed }
  }

  @Test("changes a member of a model only in values of the model")
  func members() throws {
    let renamed = try project.renaming(after: "fields: {na", in: Self.item, to: "label")
    #expect(
      changes(renamed, in: Self.list) == [
        #"names: '[String] = items.map(\.label)'"#,
        "first: 'String? = items.first { $0.label != note }?.label'",
        "let item = Item(label: name, age: 3) // name",
        "guard: let name = state.items.first?.label, !name.isEmpty",
        ".name: {do: 'state.items.sort(by: { $0.label < $1.label })'}",
        #"given: {items: '[Item(label: "A", age: 1)]', order: .age}"#,
        #"expect: {items: '[Item(label: "A", age: 1), Item(label: "B", age: 3)]', note: '"name B"'}"#,
        #"- assert: state.items[0].label == "A""#,
      ])
    #expect(
      renamed.text(Self.item).contains("{title: 'String = label.capitalized', isOld: Bool"))
  }

  @Test("changes a payload in its block, except texts, comments and shadowed names")
  func payloads() throws {
    let renamed = try project.renaming(
      after: "with: {_ name: String}\n    do: |\n      let item = Item(name: na", in: Self.list,
      to: "title")
    #expect(
      changes(renamed, in: Self.list) == [
        "with: {_ title: String}", "let item = Item(name: title, age: 3) // name",
        #"state.note = "name \(title)""#,
      ])
    let child = try project.renaming(
      after: "with: {_ na", in: "Specs/Row.yaml", to: "title")
    #expect(changes(child, in: Self.list) == ["row.named: {do: state.note = title}"])
    let alert = try project.renaming(after: #"title: Lose \(na"#, in: Self.list, to: "title")
    #expect(
      changes(alert, in: Self.list) == [
        "with: {_ title: String}", #"title: Lose \(title)?"#,
        "buttons: {lose: {label: Lose it, with: [title]}}",
        "alert.lose: {do: state.note = title}",
      ])
  }

  @Test("changes cases, bindings, reactions to changes, and tests")
  func names() throws {
    let order = try project.renaming(after: "cases:\n        .na", in: Self.list, to: "title")
    #expect(
      changes(order, in: Self.list) == [
        "Order: {enum: [title, age]}", "order: {type: Order, default: .title, binding: true}",
        ".title: {do: 'state.items.sort(by: { $0.name < $1.name })'}", "- bind: order = .title",
      ])
    let note = try project.renaming(after: "onChange.no", in: Self.list, to: "remark")
    #expect(changes(note, in: Self.list).count == 9)
    #expect(note.text(Self.list).contains("onChange.remark: {send: added(\"x\")}"))
    let row = try project.renaming(after: "{feature: Ro", in: Self.list, to: "Line")
    #expect(row.files["Specs/Line.yaml"] != nil && row.files["Specs/Row.yaml"] == nil)
  }

  @Test(
    "refuses a name that is taken or invalid",
    arguments: [
      ("fields: {na", "Specs/Item.yaml", "age", "age"),
      ("with: {_ na", "Specs/List.yaml", "state", "state"),
      ("state:\n  it", "Specs/List.yaml", "note", "'note'"),
      ("state:\n  it", "Specs/List.yaml", "some thing", "is not a name"),
      ("state:\n  it", "Specs/List.yaml", "init", "init"),
      ("model: It", "Specs/Item.yaml", "String", "String"),
      ("model: It", "Specs/Item.yaml", "List", "List"),
    ])
  func refusals(place: String, path: String, new: String, reason: String) throws {
    let declared = try #require(project.declaration(after: place, in: path))
    #expect(throws: Renaming.Refusal.self) { try project.renaming(declared, to: new) }
    do throws(Renaming.Refusal) {
      _ = try project.renaming(declared, to: new)
    } catch {
      #expect(error.reason.contains(reason), "\(error.reason)")
    }
  }

  @Test("changes results, alerts, members of cases and key paths of operators")
  func followed() throws {
    let path = "Specs/Shop.yaml"
    let project = RenamedProject([
      "Specs/featuregen.yaml": Array(TextProject.settings.utf8),
      "Specs/Problem.yaml": Array(
        "model: Problem\nconforms: [Error]\nfields: {reason: String}\n".utf8),
      path: Array(
        #"""
        feature: Shop
        types: {Stage: {enum: [open, shut], computed: {text: 'String = "x"'}}}
        state: {note: String = Stage.open.text}
        alerts: {closed: {title: Closed, in: hint, buttons: {wait: Wait}}}
        actions:
          answered:
            with: {_ result: 'Result<Int, Problem>'}
            match:
              on: result
              cases:
                .success: {present: closed}
                .failure(let error): {do: state.note = error.reason}
        reactions: {hint.wait: state.note = "reason"}
        compose: {operators: '.remembering(\.note)'}

        """#.utf8),
    ])
    let followed = [
      ("Specs/Problem.yaml", "{rea", "state.note = error.other}"),
      (path, "in: hi", "reactions: {other.wait: "), (path, "{no", #"remembering(\.other)"#),
      (path, "computed: {te", "String = Stage.open.other}"),
    ]
    for (file, place, text) in followed {
      let renamed = try project.renaming(after: place, in: file, to: "other")
      #expect(renamed.text(path).contains(text), "\(place): \(renamed.text(path))")
    }
  }

  @Test("writes keywords in backticks, and quotes them where YAML needs it")
  func keywords() throws {
    let project = RenamedProject([
      "Specs/featuregen.yaml": Array(TextProject.settings.utf8),
      "Specs/Light.yaml": Array(
        """
        feature: Light
        state: {isOn: Bool = false}
        computed: {isDark: Bool = !isOn, isLit: {type: Bool, get: isOn}, isRed: 'Bool = isOn'}
        actions: {toggled: state.isOn.toggle()}

        """.utf8),
    ])
    let renamed = try project.renaming(
      after: "{is", in: "Specs/Light.yaml", to: "default")
    #expect(
      renamed.text("Specs/Light.yaml") == """
        feature: Light
        state: {default: Bool = false}
        computed: {isDark: Bool = !`default`, isLit: {type: Bool, get: '`default`'}, isRed: 'Bool = `default`'}
        actions: {toggled: state.default.toggle()}

        """)
    #expect(try renamed.generated().count > 1)
    let back = try renamed.renaming(
      after: "state.def", in: "Specs/Light.yaml", to: "isOn")
    #expect(back.text("Specs/Light.yaml").contains("get: 'isOn'"))
  }
}

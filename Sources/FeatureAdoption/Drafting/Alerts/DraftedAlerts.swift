import SpecSource
import SpecSwift

/// A property of the state that presents alerts or dialogs, one at a time.
struct AlertPlace {
  /// The name of the property; for a case of a choice, with the name of the choice: `destination.alert`.
  var name: String
  /// The type of the property's value: `AlertState` or `ConfirmationDialogState`.
  var type: String
  /// The enum of the buttons' actions.
  var answers: LinkedType
  /// The place of the property's operator in the body.
  var place: Int

  /// Whether Swift makes all alerts of the property, because keys cannot express them.
  var isMadeInSwift = false

  /// The property of the state that contains the value: the property itself, or the choice of children that has it as
  /// a case.
  var property: String { String(name.prefix { $0 != "." }) }
  /// Whether the property presents dialogs.
  var isDialog: Bool { type == "ConfirmationDialogState" }
  /// The default name in a spec.
  var usualName: String { isDialog ? "dialog" : "alert" }
}

extension AlertPlace {
  /// The actions that buttons send, with their documentation and their payloads.
  var actions: [(name: String, comment: String, payload: [Payload])] {
    answers.members.compactMap { member in
      guard let enumCase = member.declaration.enumCase else { return nil }
      let payload = enumCase.payload.enumerated().map { index, source in
        var payload = Payload(source)
        payload.name = payload.name ?? payload.label ?? (index == 0 ? "value" : "value\(index + 1)")
        return payload
      }
      return (enumCase.name.withoutBackticks, member.declaration.comment, payload)
    }
  }
}

/// An alert or a dialog.
struct DraftedAlert {
  /// The name of the alert.
  var name: String
  /// The property that presents the alert.
  var place: String
  /// The contents of the alert.
  var literal: AlertLiteral
  /// The values that the alert's texts use.
  var parameters: [FunctionParameter] = []
  /// The declaration of the alert; nil when handlers make the alert where they present it.
  var member: Member?
}

/// The alerts and dialogs of a feature. More are added while its handlers are read.
struct DraftedAlerts {
  /// The properties that present the alerts.
  private(set) var places: [AlertPlace] = []
  /// All alerts and dialogs.
  private(set) var all: [DraftedAlert] = []
  /// The names that an alert without a name of its own must not get.
  private let taken: Set<String>

  /// Makes an empty collection, with the names that are already in use.
  init(besides taken: Set<String> = []) { self.taken = taken }

  /// Adds a property, with the alerts that are declared for it.
  mutating func add(_ place: AlertPlace, _ alerts: [DraftedAlert]) {
    places.append(place)
    all += alerts
  }

  /// Returns the statement that presents the alert with a name.
  func statement(showing name: String, in place: AlertPlace) -> String {
    place.name == place.property
      ? "state.\(place.name) = .\(name)"
      : "state.\(place.property) = .\(place.name.dropFirst(place.property.count + 1))(.\(name))"
  }

  /// Returns the property with a name.
  func place(_ name: String) -> AlertPlace? { places.first { $0.name == name } }

  /// Returns the alert with a name that a property presents.
  func alert(_ name: String, in place: String) -> DraftedAlert? {
    all.first { $0.name == name && $0.place == place }
  }

  /// Returns the property in which a statement presents an alert, and the alert.
  func shown(by statement: Statement) -> (place: AlertPlace, value: Expression)? {
    guard !places.isEmpty, case .expression(let whole) = statement.kind,
      case .assignment(let target, by: "=", let value) = whole.kind,
      case .member(of: let base?, let name) = target.kind, base.source.text == "state"
    else { return nil }
    if let place = place(name), !place.isMadeInSwift { return (place, value) }
    guard case .call(let callee, let arguments) = value.kind, arguments.count == 1,
      case .member(of: nil, let one) = callee.kind, let place = place("\(name).\(one)"),
      !place.isMadeInSwift
    else { return nil }
    return (place, arguments[0].value)
  }

  /// Returns the name of an alert that is made where it is presented; nil when no key can express the alert.
  mutating func name(of value: Expression, in place: AlertPlace, _ file: ReadSwiftFile) -> String? {
    guard let literal = file.alert(value, of: [place.type]), literal.usesNothing else {
      return nil
    }
    if let known = all.first(where: {
      $0.place == place.name && $0.literal == literal && $0.parameters.isEmpty
    }) {
      return known.name
    }
    let first = FeatureAdoption.name(of: literal.title.text) ?? place.name
    var name = first
    var number = 1
    while taken.contains(name) || all.contains(where: { $0.name == name }) {
      number += 1
      name = "\(first)\(number)"
    }
    all.append(DraftedAlert(name: name, place: place.name, literal: literal))
    return name
  }

  /// Removes the alerts that no statement presents in the place where they were made.
  mutating func keepOnly(_ isUsed: (String) -> Bool) {
    all.removeAll { $0.member == nil && !isUsed($0.name) }
  }

  /// Returns the names of a button's payload; nil for other addresses.
  func payload(of address: String) -> [String?]? {
    let names = address.split(separator: ".").map(String.init)
    let place = names.dropLast().joined(separator: ".")
    guard (2...3).contains(names.count), let shown = self.place(place) else { return nil }
    if shown.isMadeInSwift {
      return shown.actions.first { $0.name == names[names.count - 1] }?.payload.map(\.name)
    }
    let buttons = all.filter { $0.place == place }.flatMap(\.literal.buttons)
    return buttons.first { $0.action == names[names.count - 1] }?.values.map(\.name)
  }
}

extension AlertLiteral {
  /// Whether the alert is the same wherever it is made: no text contains a value, and no action carries one.
  fileprivate var usesNothing: Bool {
    return texts.allSatisfy { !$0.hasValues }
      && buttons.allSatisfy { $0.values.isEmpty && $0.condition == nil }
  }

  /// All texts of the alert.
  var texts: [AlertText] { [title] + [message].compactMap(\.self) + buttons.map(\.label) }

  /// The text of the alert, as words to compare.
  var tokens: [String] {
    var tokens = title.tokens + (message?.tokens ?? [""])
    for button in buttons {
      tokens += button.label.tokens + [button.role ?? "", button.action ?? ""]
      for value in button.values { tokens += [value.label ?? "_", value.name] }
      tokens += words(button.condition ?? "")
    }
    return tokens
  }
}

extension AlertText {
  /// The alert, as words to compare.
  fileprivate var tokens: [String] {
    [isVerbatim ? "verbatim" : "", "\"\(text)"] + (comment.map { ["comment", "\"\($0)"] } ?? [])
  }
}

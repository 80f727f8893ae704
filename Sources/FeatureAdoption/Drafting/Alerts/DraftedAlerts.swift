import SpecSource
import SpecSwift

/// A property of the state that shows alerts, or dialogs, one at a time.
struct AlertPlace {
  /// Its name; of a case of several, that of the place before it: `destination.alert`.
  var name: String
  /// The type of what it shows: `AlertState` or `ConfirmationDialogState`.
  var type: String
  /// The enum of what buttons send.
  var answers: LinkedType
  /// Where its operator stands in the body.
  var place: Int

  /// Whether Swift makes all that it shows, because keys say less than that.
  var isMadeInSwift = false

  /// The property of the state that holds it: its own name, or that of the children of which it is a case.
  var property: String { String(name.prefix { $0 != "." }) }
  /// Whether it shows dialogs.
  var isDialog: Bool { type == "ConfirmationDialogState" }
  /// What it is called where a spec does not say it.
  var usualName: String { isDialog ? "dialog" : "alert" }
}

extension AlertPlace {
  /// The actions that buttons send, with their documentation and the values that they carry.
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
  /// Its name.
  var name: String
  /// The property that shows it.
  var place: String
  /// What it says.
  var literal: AlertLiteral
  /// The values that its texts use.
  var parameters: [FunctionParameter] = []
  /// What declares it; nil when handlers make it where they show it.
  var member: Member?
}

/// The alerts and dialogs of a feature, which grow while its handlers are read.
final class DraftedAlerts {
  /// The properties that show them.
  private(set) var places: [AlertPlace] = []
  /// All of them.
  private(set) var all: [DraftedAlert] = []
  /// The names that an alert without one of its own must not get.
  private let taken: Set<String>

  /// Takes the names that others have.
  init(besides taken: Set<String> = []) { self.taken = taken }

  /// The same, which grow by themselves.
  var copy: DraftedAlerts {
    let copy = DraftedAlerts(besides: taken)
    (copy.places, copy.all) = (places, all)
    return copy
  }

  /// Adds a property, with the alerts that are declared for it.
  func add(_ place: AlertPlace, _ alerts: [DraftedAlert]) {
    places.append(place)
    all += alerts
  }

  /// The statement that shows an alert of a name.
  func statement(showing name: String, in place: AlertPlace) -> String {
    place.name == place.property
      ? "state.\(place.name) = .\(name)"
      : "state.\(place.property) = .\(place.name.dropFirst(place.property.count + 1))(.\(name))"
  }

  /// The property of a name.
  func place(_ name: String) -> AlertPlace? { places.first { $0.name == name } }

  /// The alert of a name that a property shows.
  func alert(_ name: String, in place: String) -> DraftedAlert? {
    all.first { $0.name == name && $0.place == place }
  }

  /// The property that a statement shows something in, and that.
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

  /// The name of an alert that is made where it is shown; nil when no key says it.
  func name(of value: Expression, in place: AlertPlace, _ file: ReadSwiftFile) -> String? {
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

  /// Leaves those out that nothing shows in the place where it was made.
  func keepOnly(_ isUsed: (String) -> Bool) {
    all.removeAll { $0.member == nil && !isUsed($0.name) }
  }

  /// The names of what the action of a button carries; nil for other addresses.
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
  /// Whether it is the same wherever it is made: no text has a value in it, no action takes one along.
  fileprivate var usesNothing: Bool {
    return texts.allSatisfy { !$0.hasValues }
      && buttons.allSatisfy { $0.values.isEmpty && $0.condition == nil }
  }

  /// All texts.
  var texts: [AlertText] { [title] + [message].compactMap(\.self) + buttons.map(\.label) }

  /// It, as words to compare.
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
  /// It, as words to compare.
  fileprivate var tokens: [String] {
    [isVerbatim ? "verbatim" : "", "\"\(text)"] + (comment.map { ["comment", "\"\($0)"] } ?? [])
  }
}

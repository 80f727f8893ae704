import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// What cannot be written down, and what its author can do.
struct Unrecorded: Error {
  var message: String
  var hint: String
}

/// Writes what was recorded of a test as the spec says it.
struct ExpectationWriter {
  private let project: FeatureProject
  private let feature: Feature
  private let names: ValueNames
  private let values: SwiftValueWriter
  /// The fields of the state that are not compared, and so are nothing to expect.
  private let uncompared: Set<String>

  init(_ test: Recording.Test, _ project: FeatureProject) {
    self.project = project
    feature = test.feature
    names = ValueNames(declaredIn: test.test.setup)
    var values = SwiftValueWriter(project)
    values.names = names
    self.values = values
    uncompared = Set(feature.state.filter { !$0.isEquatable }.map(\.name.value))
  }

  /// The expectation of a step of the test.
  ///
  /// - Parameter isCorrecting: Whether the step states what was recorded before, to which is added what else it changes: a
  ///   field may change others with it.
  func expectation(
    of recorded: Recording.Step, at step: TestStep, isCorrecting: Bool = false
  ) throws(Unrecorded) -> TestText.Expectation {
    let changes = recorded.changes + (isCorrecting ? recorded.corrections : [])
    return switch step.kind {
    case .bind(let field): try expectation(of: recorded, changes: changes, writing: field)
    case .send(let action), .receive(let action):
      try expectation(of: recorded, changes: changes, near: action.address.text)
    default: try expectation(of: recorded, changes: changes, near: "")
    }
  }

  /// The expectation of something that has no action.
  func expectation(of recorded: Recording.Step) throws(Unrecorded) -> TestText.Expectation {
    try expectation(of: recorded, changes: recorded.changes, near: "")
  }

  /// The step that receives an action.
  func receiving(_ arrival: Recording.Arrival) throws(Unrecorded) -> TestText.NewStep {
    let action: Code
    do { action = try comparable(values.action(arrival.action)) } catch {
      throw Unrecorded(error, "an action has arrived")
    }
    let expectation = try expectation(
      of: arrival.step, changes: arrival.step.changes, near: action.text)
    return TestText.NewStep(key: "receive", value: action, expectation: expectation)
  }

  /// The expectation of a step that writes a field, which says by itself what it writes.
  private func expectation(
    of recorded: Recording.Step, changes all: [Recording.Change], writing field: BoundField
  ) throws(Unrecorded) -> TestText.Expectation {
    let address = field.address.text
    let isWritten = { (change: Recording.Change) in
      change.address == address || change.address.hasPrefix(address + ".")
    }
    // A reaction may have put something else there.
    let others = recorded.corrections.filter(isWritten)
    guard !recorded.changes.isEmpty else { return .noChange }
    let changes = all.filter { !isWritten($0) } + others
    return try expectation(of: recorded, changes: changes, near: address)
  }

  /// - Parameter action: The action or field of the step, as a spec writes it.
  private func expectation(
    of recorded: Recording.Step, changes: [Recording.Change], near action: String
  ) throws(Unrecorded) -> TestText.Expectation {
    if let name = recorded.unshown.first {
      throw Unrecorded(
        message: "\(name) has changed, and no field of the state shows it",
        hint: "show it in a shared field of '\(feature.name.value)'")
    }
    var writer = values
    writer.action = recorded.action
    var fields: [(address: String, value: Code)] = []
    for change in expectable(changes, replaced: recorded.replaced).withoutTwins(for: action)
    where !uncompared.contains(change.path.first ?? "") {
      let address = change.address(names)
      fields.removeAll { $0.address == address }
      do {
        fields.append((address, try writer.expression(change.value)))
      } catch {
        throw Unrecorded(error, "'\(address)' has changed")
      }
    }
    guard fields.contains(where: \.address.isEmpty) else { return .fields(fields) }
    return fields.count == 1 ? .whole(fields[0].value) : .statements(fields.map(statement))
  }

  /// The changes, in which a child that was replaced comes whole where a part of it never changes by itself.
  private func expectable(
    _ changes: [Recording.Change], replaced: [Recording.Change]
  ) -> [Recording.Change] {
    var all: [Recording.Change] = []
    for change in changes {
      let isExpectable =
        parsedAddress(change.address).map(isExpectable) ?? true
      let whole = isExpectable ? nil : replaced.last { change.path.starts(with: $0.path) }
      guard let whole else {
        if !all.contains(where: { $0.isReplacement && change.path.starts(with: $0.path) }) {
          all.append(change)
        }
        continue
      }
      all.removeAll { $0.path.starts(with: whole.path) }
      all.append(whole)
      all[all.count - 1].isReplacement = true
    }
    return all
  }

  /// A change as a statement.
  private func statement(_ address: String, _ value: Code) -> String {
    guard !address.isEmpty, let parsed = parsedAddress(address) else {
      return "state = \(value.text(columns: 80))"
    }
    let path = project.place(of: parsed, in: feature).target ?? StatePath(steps: [])
    return path.assignment(of: Code(value.text(columns: 70)), in: "state").text(columns: 80)
  }

  /// Whether an expectation can give the piece of state of an address another value.
  private func isExpectable(_ address: Address) -> Bool {
    project.place(of: address, in: feature).target?.isConstant == false
  }

  private func parsedAddress(_ text: String) -> Address? {
    text.isEmpty ? nil : parseAddress(sourced(text)).value
  }

  /// An action without a payload that is any error: those cannot be compared.
  private func comparable(_ action: Code) -> Code {
    guard let call = parseActionCall(sourced(action.text)).value,
      let arguments = call.arguments,
      let path = project.linkingReceived(call, of: feature).path.target,
      path.holdsAnyError || arguments.contains(where: { $0.value.text == ".success" })
    else { return action }
    let isResult =
      arguments.count == 1
      && (arguments[0].value.text.hasPrefix(".failure(") || arguments[0].value.text == ".success")
    guard isResult else {
      // A value of a result beside an error can be compared.
      let hasValue = arguments.allSatisfy { $0.value.text.hasPrefix(".success(") }
      return hasValue ? action : Code(call.address.text)
    }
    let name = arguments[0].value.text.prefix { $0 != "(" }
    return Code("\(call.address.text)\(String(name))")
  }

  private func sourced(_ text: String) -> SourcedText {
    let file = SourceFile(path: "", text: text)
    return SourcedText(verbatim: SourceSpan(file: file, offsets: 0..<file.bytes.count))
  }
}

extension Unrecorded {
  init(_ unknown: UnknownValue, _ what: String) {
    message = "\(what), and no expression is known for a value of type '\(unknown.type)'"
    hint = "write what the step expects"
  }
}

extension Recording.Change {
  /// The way as a spec writes it.
  var address: String { address(ValueNames()) }

  /// The way as a spec writes it, with the names of ids.
  func address(_ names: ValueNames) -> String {
    path.reduce("") { way, part in
      guard part.hasPrefix("[") else { return way.isEmpty ? part : "\(way).\(part)" }
      return way + (names.name(of: String(part.dropFirst().dropLast())).map { "[\($0)]" } ?? part)
    }
  }
}

extension [Recording.Change] {
  /// The changes; a part of a shared value that stands at several places is named once, next to the action.
  fileprivate func withoutTwins(for action: String) -> [Recording.Change] {
    func closeness(_ change: Recording.Change) -> Int {
      zip(change.address, action).prefix { $0 == $1 }.count
    }
    return filter { change in
      guard let identity = change.identity else { return true }
      let instances = filter { $0.identity == identity }
      let most = instances.map(closeness).max()
      return instances.first { closeness($0) == most }?.address == change.address
    }
  }
}

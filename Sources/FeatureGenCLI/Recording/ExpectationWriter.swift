import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A value that cannot be recorded, with advice for the author.
struct Unrecorded: Error {
  var message: String
  var hint: String
}

/// Writes the recorded results of a test in the form of the spec.
struct ExpectationWriter {
  private let project: FeatureProject
  private let feature: Feature
  private let names: ValueNames
  private let values: SwiftValueWriter
  /// The fields of the state that are not compared, so that no test can expect them.
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

  /// Makes the expectation of a step of the test.
  ///
  /// - Parameter isCorrecting: Whether the step already states recorded values, and only the additional changes are
  ///   added: a field may change others with it.
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

  /// Makes the expectation of a step without an action.
  func expectation(of recorded: Recording.Step) throws(Unrecorded) -> TestText.Expectation {
    try expectation(of: recorded, changes: recorded.changes, near: "")
  }

  /// Makes the step that receives an action.
  func receiving(_ arrival: Recording.Arrival) throws(Unrecorded) -> TestText.NewStep {
    let action: Code
    do { action = try comparable(values.action(arrival.action)) } catch {
      throw Unrecorded(error, "an action was received")
    }
    let expectation = try expectation(
      of: arrival.step, changes: arrival.step.changes, near: action.text)
    return TestText.NewStep(key: "receive", value: action, expectation: expectation)
  }

  /// Makes the expectation of a step that writes a field and thereby already states the written value.
  private func expectation(
    of recorded: Recording.Step, changes all: [Recording.Change], writing field: BoundField
  ) throws(Unrecorded) -> TestText.Expectation {
    let address = field.address.text
    let isWritten = { (change: Recording.Change) in
      change.address == address || change.address.hasPrefix(address + ".")
    }
    // A reaction may have written another value.
    let others = recorded.corrections.filter(isWritten)
    guard !recorded.changes.isEmpty else { return .noChange }
    let changes = all.filter { !isWritten($0) } + others
    return try expectation(of: recorded, changes: changes, near: address)
  }

  /// Makes the expectation of some changes.
  ///
  /// - Parameter action: The action or field of the step, as a spec writes it.
  private func expectation(
    of recorded: Recording.Step, changes: [Recording.Change], near action: String
  ) throws(Unrecorded) -> TestText.Expectation {
    if let name = recorded.unshown.first {
      throw Unrecorded(
        message: "\(name) has changed, but no field of the state contains it",
        hint: "add a shared field with this value to '\(feature.name.value)'")
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

  /// Returns the changes; where a part of a replaced child never changes by itself, the whole child is expected
  /// instead.
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

  /// Writes a change as a statement.
  private func statement(_ address: String, _ value: Code) -> String {
    guard !address.isEmpty, let parsed = parsedAddress(address) else {
      return "state = \(value.text(columns: 80))"
    }
    let path = project.place(of: parsed, in: feature).target ?? StatePath(steps: [])
    return path.assignment(of: Code(value.text(columns: 70)), in: "state").text(columns: 80)
  }

  /// Whether an expectation can set the state at an address.
  private func isExpectable(_ address: Address) -> Bool {
    project.place(of: address, in: feature).target?.isConstant == false
  }

  private func parsedAddress(_ text: String) -> Address? {
    text.isEmpty ? nil : parseAddress(sourced(text)).value
  }

  /// Removes the payload of an action if the payload contains any error: such payloads cannot be compared.
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
      // A success value of a result with any error can be compared.
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
    message = "\(what), but a value of type '\(unknown.type)' cannot be written as Swift"
    hint = "write the expectation of the step by hand"
  }
}

extension Recording.Change {
  /// The path as a spec writes it.
  var address: String { address(ValueNames()) }

  /// Returns the path as a spec writes it, with the names of ids.
  func address(_ names: ValueNames) -> String {
    path.reduce("") { way, part in
      guard part.hasPrefix("[") else { return way.isEmpty ? part : "\(way).\(part)" }
      return way + (names.name(of: String(part.dropFirst().dropLast())).map { "[\($0)]" } ?? part)
    }
  }
}

extension [Recording.Change] {
  /// Removes duplicate changes: a part of a shared value that several places show is named once, at the place closest
  /// to the action.
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

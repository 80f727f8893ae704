import FeatureSpec
import SpecSource
import SpecSwift

// The use of shared fields: `withLock` of the reference changes the value.

extension StateUse {
  /// Checks the use of a field's reference: `$draft.withLock { … }`.
  func checkShared(
    _ field: Field, _ members: ArraySlice<Member>, writes: Bool, at span: SourceSpan
  ) -> [Diagnostic] {
    let name = field.name.value
    guard let shared = field.shared else {
      guard field.wrapper == nil else {
        return checkProjection(of: field, members, writes: writes, at: span)
      }
      return .error(
        .unknownField, "'\(name)' is not shared, so there is no '$\(name)'", at: span,
        hint: "write '\(name)', or give the field 'shared: …'",
        related: [.init("the field is here", at: field.name.span)])
    }
    guard shared.isReader, members.contains(where: { $0.name == "withLock" }) else { return [] }
    return readOnly(field, at: span)
  }

  /// Checks that no code changes a field by its wrapper's projected value, because observers would not be notified.
  private func checkProjection(
    of field: Field, _ members: ArraySlice<Member>, writes: Bool, at span: SourceSpan
  ) -> [Diagnostic] {
    guard writes || members.contains(where: { $0.call != nil && changingMethods.contains($0.name) })
    else { return [] }
    let name = field.name.value
    return .error(
      .unlockedWrite, "this change would not notify the observers of '\(name)'", at: span,
      hint: "change the value itself: 'state.\(name)'")
  }

  /// Checks that code does not change a shared field as if the state held the value.
  ///
  /// - Parameter members: The names after the state, of which the first is the field's name.
  func checkSharedWrite(
    to field: Field, _ members: ArraySlice<Member>, writes: Bool, in fragment: SwiftFragment
  ) -> [Diagnostic] {
    guard let member = members.first,
      writes || members.contains(where: { $0.call != nil && changingMethods.contains($0.name) })
    else { return [] }
    let span = fragment.span(of: member.range)
    guard field.shared?.isReader == false else { return readOnly(field, at: span) }
    return .error(
      .unlockedWrite, "'\(field.name.value)' is shared, so only 'withLock' can change it", at: span,
      hint: "write '\(fragment.locked(field.name.value, at: member))'",
      related: [.init("the field is here", at: field.name.span)])
  }

  /// Makes the error for a field that the feature only reads.
  func readOnly(_ field: Field, at span: SourceSpan) -> [Diagnostic] {
    .error(
      .readOnlyField, "'\(field.name.value)' is only read here", at: span,
      hint: "remove 'reader' from its 'shared' if this feature may change it",
      related: [.init("the field is here", at: field.name.span)])
  }
}

/// The methods of the standard library that change the value on which they are called.
public let changingMethods: Set<String> = [
  "append", "formUnion", "insert", "merge", "negate", "remove", "removeAll", "removeFirst",
  "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort",
  "subtract", "swapAt", "toggle", "updateValue",
]

extension SwiftFragment {
  /// Writes the line that changes a shared field, in the correct form: `state.$isOn.withLock { $0 = true }`.
  ///
  /// - Parameter member: The field's name after the state.
  fileprivate func locked(_ name: String, at member: Member) -> String {
    let bytes = Array(text.utf8)
    let uses = analysis.references.filter {
      $0.members.contains { $0.range == member.range }
        || $0.base.name == "state" && $0.members.first?.name == name
    }
    guard let written = uses.first(where: { $0.members.contains { $0.range == member.range } })
    else { return "state.$\(name).withLock { $0 = … }" }
    let start = written.base.range.lowerBound
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: ";")]
    let end = bytes[start...].firstIndex { ends.contains($0) } ?? bytes.count
    var statement = ""
    var offset = start
    for use in uses where use.base.range.lowerBound >= start && use.base.range.upperBound <= end {
      guard let field = use.members.first(where: { $0.name == name }) else { continue }
      statement += String(decoding: bytes[offset..<use.base.range.lowerBound], as: UTF8.self) + "$0"
      offset = field.range.upperBound
    }
    statement += String(decoding: bytes[offset..<end], as: UTF8.self)
    let path = String(decoding: bytes[start..<member.range.lowerBound], as: UTF8.self)
    // A closure in the line has an argument of its own.
    return bytes[start..<end].contains(UInt8(ascii: "{"))
      ? "\(path)$\(name).withLock { $0 = … }" : "\(path)$\(name).withLock { \(statement) }"
  }
}

extension Rule {
  /// A write to a shared or observed field that circumvents its lock or its observers.
  public static let unlockedWrite = Rule(
    "unlocked-write",
    reason: """
      Several features refer to a shared field at once, so only its reference changes the value, under a lock. A field with a \
      wrapper that notifies observers changes through its value, because the observers would miss another change.

      Change a shared field with 'withLock' of its reference, and an observed one by its plain name.
      """,
    wrong: """
      feature: Switch
      state: {isOn: {type: Bool, default: 'false', shared: {appStorage: isOn}}}
      actions: {flip: state.isOn.toggle()}
      """,
    right: """
      feature: Switch
      state: {isOn: {type: Bool, default: 'false', shared: {appStorage: isOn}}}
      actions: {flip: 'state.$isOn.withLock { $0.toggle() }'}
      """)
}

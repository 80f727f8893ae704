import CustomDump
import FeatureRuntime
import Foundation

/// A field of a value.
struct RecordedField: Equatable {
  /// The name or label; empty for a field without a name.
  var name: String
  var value: RecordedValue
  /// The shared value to which the field refers; nil if the value is the field's own.
  var reference: SharedReference?
  /// Whether the value is the state of a feature, whose parts an expectation can name.
  var isState = false
}

/// A field's reference to a shared value, or to a part of one.
struct SharedReference: Equatable {
  /// The identity of the shared value.
  var root: ObjectIdentifier
  /// Whether the field refers to the whole value.
  var isWhole: Bool
  /// Whether the field only reads the value.
  var isReader: Bool
}

/// The number that distinguishes a state from one that replaces it; it is not part of the state's value.
struct RecordedInstance: Equatable {
  var number: UInt64

  static func == (_: RecordedInstance, _: RecordedInstance) -> Bool { true }
}

/// A value as data, for comparisons and for Swift code.
indirect enum RecordedValue: Equatable {
  /// The text of a literal or a call.
  case swift(String)
  /// The nil of an optional.
  case nothing
  /// A struct with its stored properties; for the state of a feature, also the number of its instance.
  case structure(type: String, [RecordedField], instance: RecordedInstance? = nil)
  /// A case of an enum with its payload; a path is a case of an action or of a child's state.
  case choice(type: String, name: String, [RecordedField], isPath: Bool)
  /// An array, or a set in the order of its elements' texts.
  case list([RecordedValue])
  /// Elements that are identified by ids, which are Swift texts.
  case rows([Row], RowKind)
  case dictionary([Pair])
  /// A value without a known form.
  case unknown(type: String, dump: String)

  /// The kind of rows, which decides how an expectation names them.
  enum RowKind {
    /// Values, identified by their positions.
    case values
    /// States of features.
    case features
    /// States of features in a stack.
    case stack
  }

  struct Row: Equatable {
    var id: String
    var element: RecordedValue
  }

  struct Pair: Equatable {
    var key: RecordedValue
    var value: RecordedValue
  }

  /// Reads a value.
  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      // A cast would unwrap the optional.
      self = mirror.children.first.map { RecordedValue(held: $0.value) } ?? .nothing
    } else if let text = literal(of: value) {
      self = .swift(text)
    } else if let rows = value as? any IdentifiedElements {
      self = .rows(
        rows.identifiedElements.map { row in
          let id = literal(of: row.id) ?? RecordedValue(row.id).key
          return Row(id: id, element: RecordedValue(row.element))
        }, rows.kind)
    } else {
      self.init(reflecting: value)
    }
  }

  /// Reads the value inside an optional: a nested optional may be nil while the outer one is not.
  private init(held value: Any) {
    let inner = RecordedValue(value)
    guard inner == .nothing else {
      self = inner
      return
    }
    let type = String(reflecting: Swift.type(of: value))
    self = .choice(
      type: "Swift.Optional<\(type)>", name: "some", [RecordedField(name: "", value: inner)],
      isPath: false)
  }

  private init(reflecting value: Any) {
    let type = String(reflecting: Swift.type(of: value))
    let mirror =
      (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
    let unknown = RecordedValue.unknown(type: type, dump: dump(of: value))
    switch mirror.displayStyle {
    case .collection:
      self = .list(mirror.children.map { RecordedValue($0.value) })
    case .set:
      self = .list(mirror.children.map { RecordedValue($0.value) }.sorted { $0.key < $1.key })
    case .dictionary:
      let pairs = mirror.children.compactMap { child -> Pair? in
        let parts = Mirror(reflecting: child.value).children.map { RecordedValue($0.value) }
        return parts.count == 2 ? Pair(key: parts[0], value: parts[1]) : nil
      }
      self = .dictionary(pairs.sorted { $0.key.key < $1.key.key })
    case .enum:
      guard let child = mirror.children.first else {
        self =
          value is any CustomStringConvertible
          ? unknown
          : .choice(
            type: type, name: "\(value)", [], isPath: value is any CasePathable)
        return
      }
      self = .choice(
        type: type, name: child.label ?? "", RecordedValue.payload(child.value),
        isPath: value is any CasePathable || type.hasPrefix("FeatureRuntime."))
    case .struct:
      // The mirror of a state contains the shared values, but not the references to them.
      let children =
        value is any ObservableState ? Mirror(reflecting: value).children : mirror.children
      self = .structure(
        type: type, children.filter { $0.label != "_changes" }.map(RecordedValue.field),
        instance: (value as? any ObservableState).map { .init(number: $0._changes.identity) })
    default:
      self = unknown
    }
  }

  private static func field(_ child: Mirror.Child) -> RecordedField {
    guard let shared = child.value as? any SharedProperty else {
      if let label = child.label, label.hasPrefix("_"),
        let wrapped = Mirror(reflecting: child.value).descendant("wrappedValue")
      {
        return RecordedField(name: String(label.dropFirst()), value: RecordedValue(wrapped))
      }
      return RecordedField(name: child.label ?? "", value: RecordedValue(child.value))
    }
    let (label, value) = shared.child(of: child.label)
    return RecordedField(
      name: label ?? "", value: RecordedValue(value),
      reference: SharedReference(
        root: ObjectIdentifier(shared.root), isWhole: shared.isWhole, isReader: shared.isReader))
  }

  /// Reads the payload of a case.
  private static func payload(_ value: Any) -> [RecordedField] {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      let isState = value is any ObservableState || value is any EnumState
      return [RecordedField(name: "", value: RecordedValue(value), isState: isState)]
    }
    return mirror.children.map { child in
      let label = child.label ?? ""
      return RecordedField(
        name: label.hasPrefix(".") ? "" : label, value: RecordedValue(child.value))
    }
  }

  /// A text that distinguishes the value from others, for ids and for sorting.
  var key: String {
    switch self {
    case .swift(let text): text
    case .nothing: "nil"
    case .choice(_, let name, let fields, _):
      "." + name + (fields.isEmpty ? "" : "(\(fields.map(\.value.key).joined(separator: ", ")))")
    default: json.rendered
    }
  }
}

extension IdentifiedElements {
  fileprivate var kind: RecordedValue.RowKind {
    if String(reflecting: Self.self).hasPrefix("FeatureRuntime.StackState<") { return .stack }
    return identifiedElements.allSatisfy { $0.element is any ObservableState }
      ? .features : .values
  }
}

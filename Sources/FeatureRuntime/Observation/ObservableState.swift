import CustomDump

/// A state that knows which of its fields have changed.
///
/// Generated states conform. A hand-written state need not conform; its observers are then notified
/// of every action that its store reduces. To conform, let each stored property mark its number in
/// `didSet`:
///
/// ```swift
/// struct State: Equatable, ObservableState {
///   var count = 0 { didSet { _changes.mark(0) } }
///   var _changes = StateChanges()
///   static let _fields = StateFields<Self>([(\.count, [0])])
/// }
/// ```
public protocol ObservableState: CustomDumpReflectable {
  /// The fields that have changed since the store last checked.
  var _changes: StateChanges { get set }

  /// The fields that each property is made of.
  static var _fields: StateFields<Self> { get }
}

extension ObservableState {
  /// The state without its mask; shared values have the names of their properties.
  public var customDumpMirror: Mirror {
    let mirror = Mirror(reflecting: self)
    let children = mirror.children.lazy.filter { $0.label != "_changes" }.map { child in
      (child.value as? any SharedProperty).map { $0.child(of: child.label) } ?? child
    }
    return Mirror(self, children: Array(children), displayStyle: mirror.displayStyle)
  }
}

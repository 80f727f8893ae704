/// The change that follows each change of a field, in the state itself.
final class Observer: Hashable {
  let lines: [String]
  /// The field that the observer changes, which may be the field that it follows.
  let target: Field?
  /// Changes the state, given the previous value of the followed field.
  let run: (inout Node, Value) -> Void

  init(_ lines: [String], changes target: Field?, run: @escaping (inout Node, Value) -> Void) {
    self.lines = lines
    self.target = target
    self.run = run
  }

  static func == (left: Observer, right: Observer) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property wrapper that the app declares.
enum Wrapper: Hashable {
  case clamped(ClosedRange<Int>)
  case uppercased

  var text: String {
    switch self {
    case .clamped(let range): "@Clamped(\(range.lowerBound)...\(range.upperBound))"
    case .uppercased: "@Uppercased"
    }
  }
}

extension Field {
  /// Returns the value that the state stores after an assignment to the wrapped field.
  func kept(_ value: Value) -> Value {
    switch (wrapper, value) {
    case (.clamped(let range), .int(let number)):
      .int(min(max(number, range.lowerBound), range.upperBound))
    case (.uppercased, .string(let text)): .string(text.uppercased())
    default: value
    }
  }

  /// The fields that change together with the field, the nearest first.
  var followers: [Field] {
    observer?.target.map { [$0] + $0.followers } ?? []
  }
}

extension Node {
  /// Assigns a value to a field and runs the field's observers.
  mutating func set(_ field: Field, _ value: Value) {
    let old = fields[field.name] ?? .absent
    fields[field.name] = field.kept(value)
    field.observer?.run(&self, old)
  }
}

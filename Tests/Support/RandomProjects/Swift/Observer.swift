/// What follows each change of a field, in the state itself.
final class Observer: Hashable {
  let lines: [String]
  /// The field that it changes, which may be the one that it follows.
  let target: Field?
  /// What it does to the state, by what the field was.
  let run: (inout Node, Value) -> Void

  init(_ lines: [String], changes target: Field?, run: @escaping (inout Node, Value) -> Void) {
    self.lines = lines
    self.target = target
    self.run = run
  }

  static func == (left: Observer, right: Observer) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property wrapper of the app.
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
  /// What the state holds once the field is given a value.
  func kept(_ value: Value) -> Value {
    switch (wrapper, value) {
    case (.clamped(let range), .int(let number)):
      .int(min(max(number, range.lowerBound), range.upperBound))
    case (.uppercased, .string(let text)): .string(text.uppercased())
    default: value
    }
  }

  /// The fields that change with it, the nearest first.
  var followers: [Field] {
    observer?.target.map { [$0] + $0.followers } ?? []
  }
}

extension Node {
  /// Gives a field a value, and does what follows.
  mutating func set(_ field: Field, _ value: Value) {
    let old = fields[field.name] ?? .absent
    fields[field.name] = field.kept(value)
    field.observer?.run(&self, old)
  }
}

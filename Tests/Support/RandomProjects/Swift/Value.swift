/// A value of a feature's state or payload, as the model holds it.
indirect enum Value: Hashable {
  case int(Int)
  /// A multiple of a quarter, so that every sum is exact.
  case double(Double)
  case string(String)
  case bool(Bool)
  /// Seconds since 1970.
  case date(Int)
  case uuid(Int)
  /// An error, by its description.
  case error(String)
  /// The absence of a value. A present value has no wrapper.
  case absent
  case array([Value])
  case dictionary([String: Value])
  case set(Set<Value>)
  /// A case of an enum, with its payload.
  case choice(String, [Value])
  /// The fields of a struct, by name.
  case record([String: Value])
  /// A reference to a shared value, which one feature passes to another.
  case reference(String)
  /// The outcome of a call: whether it succeeded, and its value or error.
  case result(success: Bool, Value)
}

extension Value {
  /// The number. The value must be an integer.
  var number: Int { if case .int(let number) = self { number } else { wrong("Int") } }
  var real: Double { if case .double(let number) = self { number } else { wrong("Double") } }
  var text: String { if case .string(let text) = self { text } else { wrong("String") } }
  var truth: Bool { if case .bool(let truth) = self { truth } else { wrong("Bool") } }
  var items: [Value] { if case .array(let items) = self { items } else { wrong("Array") } }
  var members: Set<Value> { if case .set(let items) = self { items } else { wrong("Set") } }
  var entries: [String: Value] {
    if case .dictionary(let entries) = self { entries } else { wrong("Dictionary") }
  }
  var fields: [String: Value] {
    if case .record(let fields) = self { fields } else { wrong("struct") }
  }
  var choice: (name: String, payload: [Value]) {
    if case .choice(let name, let payload) = self { (name, payload) } else { wrong("enum") }
  }

  /// Stops the test run. A fragment matches its type, so that another value is a mistake of the generator of
  /// projects.
  private func wrong(_ type: String) -> Never {
    fatalError("\(self) is no \(type)")
  }
}

/// A Swift string literal.
func quoted(_ text: String) -> String {
  var literal = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\t": literal += "\\t"
    default: literal.unicodeScalars.append(character)
    }
  }
  return literal + "\""
}

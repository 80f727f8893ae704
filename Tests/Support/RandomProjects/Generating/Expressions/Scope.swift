/// The values that a fragment can read at its place.
struct Scope {
  /// The named values: fields, computed properties, payloads.
  var readables: [Fragment]
  /// The type of the feature that contains the fragment.
  var owner: String?

  /// Returns the named values of a type.
  func named(_ type: ValueType) -> [Fragment] {
    readables.filter { $0.type == type }
  }

  /// Returns the scope with a local constant, which hides a value with the same name.
  func with(_ name: String, _ type: ValueType) -> Scope {
    var scope = self
    scope.readables.removeAll { $0.text == name }
    scope.readables.append(Fragment(text: name, type: type) { $0.local(name) })
    return scope
  }
}

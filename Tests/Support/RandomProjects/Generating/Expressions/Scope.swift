/// What fragments can read where they stand.
struct Scope {
  /// Fields, computed properties, payloads: whatever has a name.
  var readables: [Fragment]
  /// The type of the feature in which they stand.
  var owner: String?

  /// Things of a type with a name.
  func named(_ type: ValueType) -> [Fragment] {
    readables.filter { $0.type == type }
  }

  /// The scope with a local constant, which hides another one of the name.
  func with(_ name: String, _ type: ValueType) -> Scope {
    var scope = self
    scope.readables.removeAll { $0.text == name }
    scope.readables.append(Fragment(text: name, type: type) { $0.local(name) })
    return scope
  }
}

extension FeatureMaker {
  /// The places that blocks can change.
  var places: [Place] {
    var places = [wholeState].compactMap(\.self)
    places += fieldsOfState.filter(\.isAssignable).flatMap(self.places)
    places += feature.computed.compactMap { computed in
      guard let set = computed.set else { return nil }
      return Place(
        text: "state.\(computed.name)", type: computed.type, read: computed.get.value,
        write: set.run)
    }
    for child in feature.children where child.presence == .always && child.choices[0].name == nil {
      let name = child.name
      let fields = child.choices[0].feature.fields.filter { $0.isAssignable && !$0.type.isNested }
      places += fields.prefix(2).map { field in
        Place(
          text: "state.\(child.path).\(field.name)", type: field.type,
          read: { $0.node.slots[name]?.items.first?.node.fields[field.name] ?? .absent },
          write: { $0.node.slots[name]?.items[0].node.set(field, $1) })
      }
    }
    return places
  }

  func places(of field: Field) -> [Place] {
    let whole = Place(
      text: "state.\(field.name)", type: field.type,
      read: { $0.node.fields[field.name] ?? .absent },
      write: { $0.node.set(field, $1) })
    guard case .named(let type) = field.type else { return [whole] }
    return [whole]
      + type.fields.filter { !$0.isConstant }.map { part in
        Place(
          text: "\(whole.text).\(part.name)", type: part.type,
          read: { whole.read($0).fields[part.name] ?? .absent },
          write: {
            var values = whole.read($0).fields
            values[part.name] = $1
            whole.write($0, .record(values))
          })
      }
  }

  /// Returns a place for a value of a type. If no place exists, a field is added.
  func place(for type: ValueType) -> Place {
    if let place = random.pickAny(places.filter { $0.type == type }) { return place }
    if let state = feature.stateType { return place(for: type, inCaseOf: state) }
    let field = Field(name: names.field(of: type), type: type, initial: random.value(of: type))
    feature.fields.append(field)
    return places(of: field)[0]
  }
}

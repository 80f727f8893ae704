import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

// What makes reducers, and what they are given.

/// The stored properties of a reducer, and the initialiser that takes them.
typealias ReducerParameters = (fields: [FieldModel], initializer: InitializerModel)

/// The properties of a reducer that is given values; nil where it is given none.
func lowerParameters(
  _ properties: [StoredProperty], access: Settings.Access, margin: Int
) -> ReducerParameters? {
  guard !properties.isEmpty else { return nil }
  let fields = properties.enumerated().map { index, property in
    FieldModel(
      property: property, access: .internal, margin: margin, index: "\(index)",
      declaration: "let \(property.name.declaredCode): \(property.type)")
  }
  return (
    fields, InitializerModel(stored: StoredFields(properties, access: access, margin: margin))
  )
}

extension StoredProperty {
  /// A parameter of a feature; a function is one that any thread may call, because reducers are Sendable.
  init(parameter: Field) {
    self.init(parameter)
    isConstant = true
    if isFunction, !parameter.type.analysis.typeAttributes.contains("Sendable") {
      type = "@Sendable \(type)"
    }
  }
}

extension FeatureProject {
  /// The reducer of a feature with values for its parameters, in the order of its initialiser.
  ///
  /// - Parameter type: The feature's type, with those for its generic parameters.
  func reducer(
    of feature: String, _ arguments: [GivenField], type: String? = nil
  ) -> Code {
    let parameters = self.feature(named: feature)?.parameters.map(\.name.value) ?? []
    let given = Dictionary(grouping: arguments, by: \.name.value)
    let ordered = parameters.isEmpty ? arguments : parameters.compactMap { given[$0]?.first }
    return .call(
      Code(type ?? typeName(ofFeature: feature)),
      ordered.map { .labeled($0.name.argumentCode, $0.value.code) })
  }

  /// The reducer of a feature that lives in a place.
  private func reducer(of one: ChildFeature) -> Code {
    reducer(of: one.feature.value, one.arguments, type: typeName(of: one))
  }

  /// The reducer of what lives in a place.
  func reducer(of child: Child) -> Code {
    guard child.isOneOf else {
      return child.features.first.map { reducer(of: $0) } ?? .empty
    }
    let given = child.featuresWithArguments.map { one in
      Code.labeled(one.name.argumentCode, reducer(of: one))
    }
    return .call(Code(child.enumName), given)
  }

  /// The reducers that the reducer of a place is given, because their arguments are made of what its parent has.
  func givenReducers(of child: Child) -> [StoredProperty] {
    child.featuresWithArguments.map { one in
      StoredProperty(
        name: one.name, type: Code(typeName(of: one)), isConstant: true)
    }
  }

  /// The reducer of one of several features, in the reducer of their place.
  func reducer(inPlaceOf one: ChildFeature) -> Code {
    one.arguments.isEmpty ? "\(typeName(of: one))()" : one.name.declaredCode
  }
}

extension Child {
  /// Those of several features that are given values.
  fileprivate var featuresWithArguments: [ChildFeature] {
    isOneOf ? features.filter { !$0.arguments.isEmpty } : []
  }
}

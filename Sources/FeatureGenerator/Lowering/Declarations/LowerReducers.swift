import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

// The creation of reducers, and the arguments that reducers are given.

/// The stored properties of a reducer, and the initialiser that takes them.
typealias ReducerParameters = (fields: [FieldModel], initializer: InitializerModel)

/// Returns the properties of a reducer with parameters; nil for a reducer without parameters.
func lowerParameters(
  _ properties: [StoredProperty], access: Settings.Access
) -> ReducerParameters? {
  guard !properties.isEmpty else { return nil }
  let fields = properties.enumerated().map { index, property in
    FieldModel(
      property: property, access: .internal, index: "\(index)",
      declaration: "let \(property.name.declaredCode): \(property.type)")
  }
  return (fields, InitializerModel(stored: StoredFields(properties, access: access)))
}

extension StoredProperty {
  /// Makes the property for a parameter of a feature. A function must be callable on any thread, because reducers are
  /// Sendable.
  init(parameter: Field) {
    self.init(parameter)
    isConstant = true
    if isFunction, !parameter.type.analysis.typeAttributes.contains("Sendable") {
      type = "@Sendable \(type)"
    }
  }
}

extension FeatureProject {
  /// Returns the reducer of a feature with values for its parameters, in the order of its initialiser.
  ///
  /// - Parameter type: The feature's type, with types for its generic parameters.
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

  /// Returns the reducer of one of a child's features.
  private func reducer(of one: ChildFeature) -> Code {
    reducer(of: one.feature.value, one.arguments, type: typeName(of: one))
  }

  /// Returns the reducer of a child.
  func reducer(of child: Child) -> Code {
    guard child.isOneOf else {
      return child.features.first.map { reducer(of: $0) } ?? .empty
    }
    let given = child.featuresWithArguments.map { one in
      Code.labeled(one.name.argumentCode, reducer(of: one))
    }
    return .call(Code(child.enumName), given)
  }

  /// Returns the properties for the reducers that are passed to the reducer of a place, because their arguments use
  /// values of the place's parent.
  func givenReducers(of child: Child) -> [StoredProperty] {
    child.featuresWithArguments.map { one in
      StoredProperty(
        name: one.name, type: Code(typeName(of: one)), isConstant: true)
    }
  }

  /// Returns the reducer of one of several features, inside of the reducer of their place.
  func reducer(inPlaceOf one: ChildFeature) -> Code {
    one.arguments.isEmpty ? "\(typeName(of: one))()" : one.name.declaredCode
  }
}

extension Child {
  /// The features with arguments, if the child can hold several features.
  fileprivate var featuresWithArguments: [ChildFeature] {
    isOneOf ? features.filter { !$0.arguments.isEmpty } : []
  }
}

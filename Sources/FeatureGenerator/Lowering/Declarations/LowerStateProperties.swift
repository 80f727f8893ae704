import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

extension FeatureProject {
  /// Returns the stored properties of a feature's state: fields, then children, then prompts.
  ///
  /// - Parameter owner: The prefix of the types of children and prompts that are nested in the feature.
  func storedProperties(of feature: Feature, owner: String = "") -> [StoredProperty] {
    let properties =
      feature.state.map { StoredProperty($0) }
      + feature.children.filter(\.hasProperty).map { property(of: $0, owner) }
      + feature.promptPlaces.map { place in
        StoredProperty(
          name: place.name,
          type: "\(place.kind.stateType)<\(owner)\(answersType(of: place, in: feature))>?",
          isOptional: true,
          isPresented: true
        )
      }
    return properties.map { property in
      var property = property
      property.access = property.access ?? feature.access.state
      return property
    }
  }

  /// Returns the computed properties of a feature's state.
  func computedProperties(of feature: Feature) -> [ComputedProperty] {
    feature.computed.map { property in
      var property = property
      property.access = property.access ?? feature.access.state
      return property
    }
  }

  /// Returns the property that holds a child's state.
  private func property(of child: Child, _ owner: String) -> StoredProperty {
    var property = StoredProperty(
      name: child.name, type: "\(child.isOneOf ? owner : "")\(elementType(of: child))",
      documentation: child.documentation)
    switch child.presence {
    case .always:
      property.defaultValue =
        child.defaultValue?.code ?? (child.isRequired(in: self) ? nil : "\(property.type)()")
    case .optional:
      property.type = "\(property.type)?"
      property.isOptional = true
      property.isPresented = child.isPresented
    case .many:
      property.type = "IdentifiedArrayOf<\(property.type)>"
      property.defaultValue = "[]"
    case .stack:
      property.type = "StackState<\(property.type)>"
      property.defaultValue = "StackState()"
      property.isStack = true
    }
    return property
  }

  /// Returns the type of a child's actions.
  func actionType(of child: Child) -> Code {
    let one = child.features.first.map { typeName(of: $0) } ?? ""
    let reducer = child.isOneOf ? child.enumName : one
    return switch child.presence {
    case .optional where child.isPresented: "PresentationAction<\(reducer).Action>"
    case .always, .optional: "\(reducer).Action"
    case .many: "IdentifiedActionOf<\(reducer)>"
    case .stack: "StackActionOf<\(reducer)>"
    }
  }
}

extension Child {
  /// The path from the parent's state to the child's state: its name, or properties with dots between them.
  var statePlace: String {
    stateNames.map { escapedMember($0) }.joined(separator: ".")
  }
}

extension Prompt.Kind {
  /// The type that describes the prompt.
  var stateType: String {
    switch self {
    case .alert: "AlertState"
    case .dialog: "ConfirmationDialogState"
    }
  }
}

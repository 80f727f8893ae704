import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A stored property in the declaration of a type.
struct StoredProperty {
  var name: Located<String>
  var type: Code
  var defaultValue: Code?
  var isOptional = false
  var isConstant = false
  /// Whether the property holds the state of a presentation.
  var isPresented = false
  /// Whether the property holds a stack.
  var isStack = false
  /// Whether the value of the property comes from a database.
  var isFetched = false
  /// Whether the property is a function, which the initialiser stores.
  var isFunction = false
  /// The reference to a value that several features share; nil for other values.
  var shared: SharedField?
  /// Whether Swift infers the type from the default value.
  var isTypeInferred = false
  /// The statements that follow each change of the property, as they are written inside of the state.
  var didSet: Code?
  /// The statements that follow each change, for a property whose value another property stores. The statements
  /// change that other property, which does not call them again.
  var didSetOfStorage: Code?
  /// The property wrapper of the property.
  var wrapper: Wrapper?
  var documentation = Documentation.none
  /// The access level, if it differs from the access level of the property's type.
  var access: MemberAccess?
  /// Whether the property begins with its default value, independently of the initialiser's arguments.
  var startsAtDefault = false

  /// Whether the initialiser has a parameter for the property. Otherwise a key or a database provides the value, or
  /// it is the default value.
  var isParameter: Bool { shared?.isHandedOver != false && !isFetched && !startsAtDefault }

  /// The property as a parameter of the initialiser, with its default value.
  var parameter: Code {
    let value = defaultValue ?? (isOptional ? "nil" : nil)
    let taken = shared.map { "\($0.wrapper)<\(type)>" } ?? type
    let parameter = Code.declaration(
      "\(name.labelCode): \(isFunction ? "@escaping " : "")\(taken)", default: value.map(argument))
    return .made(parameter, of: name.span)
  }

  /// Returns a value as the initialiser takes it: wrapped in a reference of its own if a parent passes a reference.
  func argument(_ value: Code) -> Code {
    shared.map { "\($0.wrapper)(value: \(value))" } ?? value
  }

  /// The line of the initialiser that assigns its parameter to the property.
  var assignment: Code {
    shared == nil ? name.assignmentCode : "self._\(name.value) = \(name.declaredCode)"
  }

  /// Returns the statement that makes the property refer to its key.
  ///
  /// - Parameter value: The value if nothing is saved under the key; nil if the key has a default value, or the value
  ///   is nil.
  func referring(to value: Code?) -> Code {
    let reference = Code.call(
      Code(shared?.wrapper ?? ""),
      (value.map { [.labeled("wrappedValue", $0)] } ?? []) + [shared?.keyCode ?? .empty])
    return "self._\(name.value) = \(reference)"
  }

  /// The name of the property that stores the value if the expansion of observation is written; nil if the property
  /// itself stores its value.
  ///
  /// A constant never changes, and property wrappers observe the values that they hold.
  var storage: String? {
    isConstant || isPresented || shared != nil || wrapper != nil ? nil : "_\(name.value)"
  }
}

extension StoredProperty {
  /// A property wrapper.
  enum Wrapper {
    /// The library's `@Presents`.
    case presents
    /// Another wrapper: `@Loadable`.
    case other(attribute: Code, hasArguments: Bool)

    /// Reads a wrapper that is written without its `@`.
    init(_ fragment: SwiftFragment) {
      let reference = fragment.analysis.references.first
      self =
        reference?.base.name == "Presents"
        ? .presents : .other(attribute: "@\(fragment)", hasArguments: reference?.baseCall != nil)
    }

    /// The attribute in front of the property; nil for `@Presents`, which the template writes.
    var attribute: Code? {
      if case .other(let attribute, _) = self { attribute } else { nil }
    }

    /// Whether the attribute has arguments.
    var hasArguments: Bool {
      if case .other(_, let hasArguments) = self { hasArguments } else { false }
    }
  }

  /// Makes a property from a field.
  init(_ field: Field) {
    self.init(
      name: field.name, type: field.type.code, defaultValue: field.defaultValue?.code,
      isOptional: field.isOptional, isConstant: field.isConstant,
      isFetched: field.isFetched, isFunction: field.type.analysis.typeShape == .function,
      shared: field.shared,
      isTypeInferred: field.isTypeInferred,
      didSet: field.didSet.map { .made($0.insideState(), of: $0.span) },
      didSetOfStorage: field.didSet.map {
        .made($0.insideState([field.name.value: "_\(field.name.value)"]), of: $0.span)
      },
      wrapper: field.wrapper.map(Wrapper.init),
      documentation: field.documentation, access: field.access,
      startsAtDefault: field.startsAtDefault != nil)
  }
}

/// Stored properties and the initialiser that takes them.
///
/// A public type needs a written initialiser. An internal type has the synthesised initialiser, which takes its
/// default values from the properties, cannot take a constant with a default value, and takes shared values in place
/// of references.
struct StoredFields {
  let fields: [StoredProperty]
  /// The fields that the initialiser takes.
  let parameters: [StoredProperty]
  let access: Settings.Access
  /// Whether the expansion of their observation is written, so that other properties store the values.
  let isExpanded: Bool
  /// Whether the observation of properties with a `didSet` is written, because the accessors of a macro would call
  /// `didSet` for each part of a change.
  let observesByMacro: Bool
  /// Whether initialisers make shared values refer to their keys. A reference in the property's own declaration would
  /// precede any initialiser.
  let assignsKeys: Bool

  init(
    _ fields: [StoredProperty], access: Settings.Access, isExpanded: Bool = false,
    observesByMacro: Bool = false, assignsKeys: Bool = false
  ) {
    self.fields = fields
    parameters = fields.allSatisfy(\.isParameter) ? fields : fields.filter(\.isParameter)
    self.access = access
    self.isExpanded = isExpanded
    self.observesByMacro = observesByMacro
    self.assignsKeys = assignsKeys
  }

  /// Returns the name of the property that stores the value of another property; nil if that property itself stores
  /// its value.
  func storage(of property: StoredProperty) -> String? {
    isExpanded || observesByMacro && property.didSet != nil ? property.storage : nil
  }

  init(fields: [Field], access: Settings.Access) {
    self.init(fields.map { StoredProperty($0) }, access: access)
  }

  /// Whether no declaration is needed.
  var isEmpty: Bool {
    fields.isEmpty && !isInitializerWritten
  }

  /// The fields as properties.
  var properties: [FieldModel] {
    fields.enumerated().map { property($1, index: $0) }
  }

  /// The initialiser; nil if the synthesised initialiser is sufficient.
  var initializer: InitializerModel? {
    isInitializerWritten ? InitializerModel(stored: self) : nil
  }

  /// The statements of the initialiser.
  var assignments: [Code] {
    fields.compactMap { property in
      if assignsKeys, property.shared?.key != nil {
        return property.referring(to: property.defaultValue)
      }
      guard property.isParameter else { return nil }
      guard let storage = storage(of: property) else { return property.assignment }
      return "\(storage) = \(property.name.declaredCode)"
    }
  }

  private var isInitializerWritten: Bool {
    access == .public || isExpanded
      || fields.contains {
        $0.isConstant && $0.defaultValue != nil || $0.shared != nil || $0.startsAtDefault
          || storage(of: $0) != nil
      }
  }

  private func property(_ field: StoredProperty, index: Int) -> FieldModel {
    let keyword = field.isConstant ? "let" : "var"
    var field = field
    if assignsKeys, let shared = field.shared {
      field.shared = SharedField(source: .parent, isReader: shared.isReader)
      if shared.key != nil { field.defaultValue = nil }
    }
    // `isPresented` replaces the library's macro, which is observed by itself.
    if case .presents? = field.wrapper { (field.wrapper, field.isPresented) = (nil, true) }
    // A wrapper with arguments is initialized with the property's default value.
    let isGiven =
      isInitializerWritten && field.isParameter && field.wrapper?.hasArguments != true
    let value: Code = isGiven ? .empty : field.defaultValue.map { " = \($0)" } ?? .empty
    let type: Code = field.isTypeInferred && !value.isEmpty ? .empty : ": \(field.type)"
    return FieldModel(
      property: field, access: access, index: String(index),
      declaration: "\(keyword) \(field.name.declaredCode)\(type)\(value)",
      isExpanded: isExpanded, storage: storageDeclaration(of: field))
  }

  /// Returns the declaration of the property that stores the value of another property.
  private func storageDeclaration(of field: StoredProperty) -> Code? {
    guard let storage = storage(of: field) else { return nil }
    let ignored = isExpanded ? "" : "@ObservationStateIgnored "
    let value: Code = field.isParameter ? .empty : field.defaultValue.map { " = \($0)" } ?? .empty
    let declaration: Code = "\(ignored)private var \(storage): \(field.type)\(value)"
    guard let didSet = field.didSetOfStorage else { return declaration }
    return .block("\(declaration) {", [.block("didSet {", [didSet])])
  }
}

/// Lowers computed properties. Successive properties of one line each are not separated by blank lines.
///
/// - Parameter isFirst: Whether the properties are the first declarations in their type.
func lowerComputed(
  _ properties: [ComputedProperty], access: Settings.Access, isFirst: Bool = false
) -> [ComputedModel] {
  // No blank line precedes the first declaration, nor a declaration of one line after another declaration of one
  // line.
  var isFirst = isFirst
  var isAfterLine = false
  return properties.map { property in
    var model = ComputedModel(property: property, access: access, isApart: false)
    let isGrouped = model.isLine && property.documentation.lines.isEmpty
    model.isApart = !isFirst && !(isAfterLine && isGrouped)
    (isFirst, isAfterLine) = (false, isGrouped)
    return model
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// A stored property, as a type declares it.
struct StoredProperty {
  var name: Located<String>
  var type: Code
  var defaultValue: Code?
  var isOptional = false
  var isConstant = false
  /// Whether it holds what is presented.
  var isPresented = false
  /// Whether it holds a stack.
  var isStack = false
  /// Whether a database gives its value.
  var isFetched = false
  /// Whether it is a function, which the initialiser keeps.
  var isFunction = false
  /// How it refers to a value that several features see.
  var shared: SharedField?
  /// Whether Swift sees its type by its default.
  var isTypeInferred = false
  /// The statements that follow each change of it, as they stand in the state.
  var didSet: Code?
  /// The same where another property keeps its value, which they change without being called again.
  var didSetOfStorage: Code?
  /// The property wrapper around it.
  var wrapper: Wrapper?
  var documentation = Documentation.none
  /// Who sees it, where that differs from its type.
  var access: MemberAccess?
  /// Whether it begins with its default, whatever the initialiser is given.
  var startsAtDefault = false

  /// Whether the initialiser takes it; a key tells where its value comes from otherwise.
  var isParameter: Bool { shared?.isHandedOver != false && !isFetched && !startsAtDefault }

  /// The property as a parameter of the initialiser, with its default.
  var parameter: Code {
    let value = defaultValue ?? (isOptional ? "nil" : nil)
    let taken = shared.map { "\($0.wrapper)<\(type)>" } ?? type
    let parameter = Code.declaration(
      "\(name.labelCode): \(isFunction ? "@escaping " : "")\(taken)", default: value.map(argument))
    return .made(parameter, of: name.span)
  }

  /// A value as the initialiser takes it: in a reference of its own, where a parent hands one over.
  func argument(_ value: Code) -> Code {
    shared.map { "\($0.wrapper)(value: \(value))" } ?? value
  }

  /// The line of the initialiser that keeps its parameter.
  var assignment: Code {
    shared == nil ? name.assignmentCode : "self._\(name.value) = \(name.declaredCode)"
  }

  /// The statement that makes it refer to its key.
  ///
  /// - Parameter value: What it is where nothing is saved under the key; nil where the key or nil says that.
  func referring(to value: Code?) -> Code {
    let reference = Code.call(
      Code(shared?.wrapper ?? ""),
      (value.map { [.labeled("wrappedValue", $0)] } ?? []) + [shared?.keyCode ?? .empty])
    return "self._\(name.value) = \(reference)"
  }

  /// The name of the property that keeps its value, where the observation of it is written out; nil where no other does.
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

  /// A field as it is declared.
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
/// A public type needs a written initialiser; an internal one has the synthesised one, which takes its defaults from the
/// properties, cannot take a constant that has one, and takes shared values in place of references.
struct StoredFields {
  let fields: [StoredProperty]
  /// The fields that the initialiser takes.
  let parameters: [StoredProperty]
  let access: Settings.Access
  /// The columns by which an extension moves them to the right.
  let margin: Int
  /// Whether their observation is written out, so that others keep their values.
  let isExpanded: Bool
  /// Whether that is so for those with a `didSet`: the accessors that a macro makes would call it for each part of a change.
  let observesByMacro: Bool
  /// Whether initialisers refer to the keys of shared values: what a property does by itself precedes any initialiser.
  let assignsKeys: Bool

  init(
    _ fields: [StoredProperty], access: Settings.Access, margin: Int, isExpanded: Bool = false,
    observesByMacro: Bool = false, assignsKeys: Bool = false
  ) {
    self.fields = fields
    parameters = fields.allSatisfy(\.isParameter) ? fields : fields.filter(\.isParameter)
    self.access = access
    self.margin = margin
    self.isExpanded = isExpanded
    self.observesByMacro = observesByMacro
    self.assignsKeys = assignsKeys
  }

  /// The name of the property that keeps the value of another one; nil where that does so itself.
  func storage(of property: StoredProperty) -> String? {
    isExpanded || observesByMacro && property.didSet != nil ? property.storage : nil
  }

  init(fields: [Field], access: Settings.Access, margin: Int = 0) {
    self.init(fields.map { StoredProperty($0) }, access: access, margin: margin)
  }

  /// Whether there is nothing to declare.
  var isEmpty: Bool {
    fields.isEmpty && !isInitializerWritten
  }

  /// The fields as properties.
  var properties: [FieldModel] {
    fields.enumerated().map { property($1, index: $0) }
  }

  /// The initialiser; nil where the synthesised one will do.
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
    // The library's macro is observed by itself.
    if case .presents? = field.wrapper { (field.wrapper, field.isPresented) = (nil, true) }
    // A wrapper with arguments is made of the property's default.
    let isGiven =
      isInitializerWritten && field.isParameter && field.wrapper?.hasArguments != true
    let value: Code = isGiven ? .empty : field.defaultValue.map { " = \($0)" } ?? .empty
    let type: Code = field.isTypeInferred && !value.isEmpty ? .empty : ": \(field.type)"
    return FieldModel(
      property: field, access: access, margin: margin, index: String(index),
      declaration: "\(keyword) \(field.name.declaredCode)\(type)\(value)",
      isExpanded: isExpanded, storage: storageDeclaration(of: field))
  }

  /// The property that keeps the value of another one.
  private func storageDeclaration(of field: StoredProperty) -> Code? {
    guard let storage = storage(of: field) else { return nil }
    let ignored = isExpanded ? "" : "@ObservationStateIgnored "
    let value: Code = field.isParameter ? .empty : field.defaultValue.map { " = \($0)" } ?? .empty
    let declaration: Code = "\(ignored)private var \(storage): \(field.type)\(value)"
    guard let didSet = field.didSetOfStorage else { return declaration }
    return .block("\(declaration) {", [.block("didSet {", [didSet])])
  }
}

/// Computed properties. Those that are one line each stand together.
///
/// - Parameters:
///   - margin: The columns by which an extension moves them to the right.
///   - isFirst: Whether nothing stands in front of them in their type.
func lowerComputed(
  _ properties: [ComputedProperty], access: Settings.Access, margin: Int = 0,
  isFirst: Bool = false
) -> [ComputedModel] {
  // What may follow without a blank line: anything at the beginning, one line behind another.
  var isFirst = isFirst
  var isBehindLine = false
  return properties.map { property in
    var model = ComputedModel(
      property: property, access: access, margin: margin, isApart: false)
    let isGrouped = model.isLine && property.documentation.lines.isEmpty
    model.isApart = !isFirst && !(isBehindLine && isGrouped)
    (isFirst, isBehindLine) = (false, isGrouped)
    return model
  }
}

import FeatureProgram
import FeatureSpec

/// What `@ObservableState` expands to.
struct ExpandedStateModel: TemplateModel {
  let stored: StoredFields

  static let members = Members<Self>(
    "expanded state", "What `@ObservableState` of the Composable Architecture expands to."
  ) {
    Member("access", \.stored.access, accessMeaning)
  }
}

extension StoredFields {
  /// The properties whose values others keep, so that their observation is written out.
  var observed: [ObservedFieldModel] {
    fields.compactMap { property in
      storage(of: property).map {
        ObservedFieldModel(property: property, storage: $0, access: access, margin: margin)
      }
    }
  }
}

struct ObservedFieldModel: TemplateModel {
  let property: StoredProperty
  /// The property that keeps its value.
  let storage: String
  let access: Settings.Access
  let margin: Int

  static let members = Members<Self>(
    "observed property", "A property whose observation is written out."
  ) {
    Member("access", { $0.access.prefix(of: $0.property.access) }, memberAccessMeaning)
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member("name", \.property.name.declared, "the property's name")
    Member("type", \.property.type, "its type")
    Member("storage", \.storage, "the property that keeps its value: `_count`")
    Member("reading", \.reading, "the call that registers an observer")
    Member("writing", \.writing, "the call that writes a value and notifies observers")
    Member("beginning", \.beginning, "the statement before a change in place")
    Member("end", \.end, "the call behind a change in place, which notifies observers")
    Member(
      "isFollowed", { $0.property.didSet != nil },
      "whether statements follow each change, so that none is made in place")
  }

  private var reading: String { call("access", []) }

  private var writing: String {
    call("mutate", ["&\(storage)", "newValue", "_$isIdentityEqual", "shouldNotifyObservers"])
  }

  private var beginning: String {
    call("willModify", ["&\(storage)"], behind: "let oldValue = ")
  }

  private var end: String {
    call("didModify", ["&\(storage)", "oldValue", "_$isIdentityEqual"], indentation: 2)
  }

  /// A call of the registrar for the property. Where it has to be broken, its arguments share a line if they can.
  ///
  /// - Parameters:
  ///   - start: What stands in front of it on its line.
  ///   - indentation: The columns in front of it beyond those of an accessor's statement.
  private func call(
    _ method: String, _ arguments: [String], behind start: String = "", indentation: Int = 0
  ) -> String {
    let callee = "\(start)_$observationRegistrar.\(method)("
    let arguments = ["self", "keyPath: \\.\(property.name.member)"] + arguments
    let list = arguments.joined(separator: ", ") + ")"
    let columns = columnLimit - 8 - margin - indentation
    if callee.count + list.count <= columns { return callee + list }
    if 2 + list.count <= columns { return "\(callee)\n  \(list)" }
    return row(callee, arguments, ")", indentation: columnLimit)
  }
}

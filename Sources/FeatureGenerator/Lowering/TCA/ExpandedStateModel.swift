import FeatureProgram
import FeatureSpec
import SwiftCode

/// The expansion of `@ObservableState`.
struct ExpandedStateModel: TemplateModel {
  let stored: StoredFields

  static let members = Members<Self>(
    "expanded state", "The expansion of the Composable Architecture's `@ObservableState`."
  ) {
    Member("access", \.stored.access, accessMeaning)
  }
}

extension StoredFields {
  /// The properties whose values other properties store, so that the expansion of their observation is written.
  var observed: [ObservedFieldModel] {
    fields.compactMap { property in
      storage(of: property).map {
        ObservedFieldModel(property: property, storage: $0, access: access)
      }
    }
  }
}

struct ObservedFieldModel: TemplateModel {
  let property: StoredProperty
  /// The property that stores its value.
  let storage: String
  let access: Settings.Access

  static let members = Members<Self>(
    "observed property", "A property whose observation is written out."
  ) {
    Member("access", { $0.access.prefix(of: $0.property.access) }, memberAccessMeaning)
    Member("doc", \.property.documentation, "the lines of its documentation")
    Member("name", \.property.name.declaredCode, "the property's name")
    Member("type", \.property.type, "its type")
    Member("storage", \.storage, "the property that stores its value: `_count`")
    Member("reading", \.reading, "the call that registers an observer")
    Member("writing", \.writing, "the call that writes a value and notifies observers")
    Member("beginning", \.beginning, "the statement before a change in place")
    Member("end", \.end, "the call after a change in place, which notifies observers")
    Member(
      "isFollowed", { $0.property.didSet != nil },
      "whether statements follow each change, so that no change is made in place")
  }

  private var reading: Code { call("access", []) }

  private var writing: Code {
    call("mutate", ["&\(storage)", "newValue", "_$isIdentityEqual", "shouldNotifyObservers"])
  }

  private var beginning: Code {
    call("willModify", ["&\(storage)"], after: "let oldValue = ")
  }

  private var end: Code {
    call("didModify", ["&\(storage)", "oldValue", "_$isIdentityEqual"])
  }

  /// Returns a statement that calls the registrar for the property. If the statement needs several lines, its
  /// arguments share a line if they fit.
  ///
  /// - Parameter start: The text before the call.
  private func call(_ method: String, _ others: [Code], after start: String = "") -> Code {
    let callee: Code = "\(start)_$observationRegistrar.\(method)("
    let arguments = ["self", "keyPath: \\.\(property.name.memberCode)"] + others
    let list = arguments.joined(separator: ", ")
    return .line(
      callee + list + ")",
      else: .choice(
        ifFits: "  " + list + ")", then: callee + .nested("\n" + list + ")"),
        else: .block(callee, commaSeparated(arguments), ")")))
  }
}

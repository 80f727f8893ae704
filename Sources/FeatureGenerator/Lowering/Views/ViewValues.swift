import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

extension ViewType {
  /// Returns the row that shows a value.
  func row(showing value: String, label: ViewLabel) -> ViewRowModel {
    ViewRowModel(
      controls: [content(showing: isOptional ? "value" : value, label: label)],
      optional: isOptional ? value : nil)
  }

  private func content(showing value: String, label: ViewLabel) -> ViewControlModel {
    func labeled(_ arguments: Code...) -> ViewControlModel {
      ViewControlModel(line: viewCall("LabeledContent", label, arguments))
    }
    switch kind {
    case .text: return labeled("value: \(value)")
    case .truth:
      return ViewControlModel(
        block: (
          opening: viewOpening("LabeledContent", label),
          lines: [label.other("").view(of: #"\#(value) ? "Yes" : "No""#)]
        ))
    case .integer, .number: return labeled("value: \(value)", "format: .number")
    case .date: return labeled("value: \(value)", "format: .dateTime")
    case .link: return labeled("value: \(value).absoluteString")
    case .choice, .structure, .state, .hidden, .other:
      return labeled("value: String(describing: \(value))")
    }
  }
}

/// Returns a property of the state as a view reads it from its store.
///
/// - Parameter store: The store's name.
func storeValue(_ name: String, of store: String = "store") -> String {
  "\(storeState(for: name, of: store)).\(escapedMember(name))"
}

/// Returns the expression whose member is a property of the state: the store, or the store's state if the store has
/// another member with the property's name.
func storeState(for name: String, of store: String = "store") -> String {
  let own = ["binding", "hash", "hashValue", "scope", "send", "state", "withState"]
  return own.contains(name) ? "\(store).state" : store
}

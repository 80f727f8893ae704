import FeatureSpec
import SpecSource
import SpecSwift

/// Returns the meaning of a part of a spec, as a text that is equal for equal meanings.
///
/// The function visits all stored properties, so that no key of the language can be forgotten. The layout of Swift,
/// places and documentation do not count.
func meaning(of value: Any) -> String {
  switch value {
  case let fragment as SwiftFragment: return normalizedSwift(fragment.text)
  case let text as Located<String>: return text.value
  case let number as Located<Int>: return String(number.value)
  case let address as Address: return meaning(of: address.components)
  case let call as ActionCall:
    return meaning(of: call.components) + "(" + meaning(of: call.arguments as Any) + ")"
  case let action as NamedAction: return meaning(of: action.call)
  case let component as AddressComponent:
    return component.name.name + normalizedSwift(component.brackets)
  case let argument as CallArgument:
    return (argument.label.map { "\($0.name): " } ?? "") + normalizedSwift(argument.value.text)
  case let name as Name: return name.name
  case let text as String: return text
  case let flag as Bool: return String(flag)
  case let number as Int: return String(number)
  case is SourceSpan: return "·"
  // A name has the same meaning, wherever it leads.
  case is Documentation, is any LinkedName: return ""
  default: return meaningOfParts(value)
  }
}

/// Returns the meaning of a value with several parts.
private func meaningOfParts(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children.map { part -> String in
    let text = meaning(of: part.value)
    return part.label.map { "\($0)=\(text)" } ?? text
  }
  switch mirror.displayStyle {
  case .optional: return parts.first ?? ""
  // A case without a payload has no parts.
  case .enum: return parts.isEmpty ? String(describing: value) : "." + parts.joined(separator: ",")
  default: return "(" + parts.filter { !$0.hasSuffix("=") }.joined(separator: ",") + ")"
  }
}

import FeatureGenerator
import FeatureSpec
import JSON
import SpecSource

/// A value that a recorder has written down.
indirect enum SwiftValue {
  struct Field {
    var name: String
    var value: SwiftValue
  }

  /// A literal or a call. Invisible characters are escaped, because specs require it.
  case swift(String)
  case nothing
  case structure(type: String, [Field])
  /// A case of an enum; a path is a case of an action or of a child's state.
  case choice(type: String, name: String, [Field], isPath: Bool)
  case list([SwiftValue])
  /// A stack of features.
  case stack([SwiftValue])
  case dictionary([(key: SwiftValue, value: SwiftValue)])
  case unknown(type: String, dump: String)

  init?(_ json: JSONValue?) {
    guard let json else { return nil }
    let fields = (json["fields"]?.list ?? []).compactMap { field in
      SwiftValue(field["value"]).map { Field(name: field["name"]?.text ?? "", value: $0) }
    }
    if let text = json["swift"]?.text {
      self = .swift(visibleText(text))
    } else if json["nothing"] != nil {
      self = .nothing
    } else if let type = json["struct"]?.text {
      self = .structure(type: type, fields)
    } else if let type = json["enum"]?.text, let name = json["case"]?.text {
      // The cases of a result are paths as well, but no actions.
      let isPath = json["isPath"]?.flag ?? false && !type.hasPrefix("Swift.")
      self = .choice(type: type, name: name, fields, isPath: isPath)
    } else if let items = json["list"]?.list {
      self = .list(items.compactMap { SwiftValue($0) })
    } else if let items = json["stack"]?.list {
      self = .stack(items.compactMap { SwiftValue($0) })
    } else if let pairs = json["pairs"]?.list {
      self = .dictionary(
        pairs.compactMap { pair in
          guard let parts = pair.list, parts.count == 2, let key = SwiftValue(parts[0]),
            let value = SwiftValue(parts[1])
          else { return nil }
          return (key, value)
        })
    } else if let type = json["type"]?.text {
      self = .unknown(type: type, dump: json["dump"]?.text ?? "")
    } else {
      return nil
    }
  }
}

/// The types that have the same meaning everywhere.
let typesOfOneMeaning: Set = [
  "Bool", "CGFloat", "Color", "Date", "Decimal", "Double", "Float", "Int", "Int64", "String",
  "TimeInterval", "UInt64", "URL", "UUID",
]

/// The properties of all collections whose types do not depend on the type of the collection.
let propertiesOfCollections = ["count": "Int", "isEmpty": "Bool"]

/// Whether a type is a collection.
func isCollection(_ type: String) -> Bool { type.hasPrefix("[") || type == "String" }

/// The constants whose type is the type that they are members of.
let knownConstants: [String: Set<String>] = [
  "CGFloat": ["infinity", "pi", "zero"], "CGPoint": ["zero"], "CGRect": ["zero"],
  "CGSize": ["zero"], "Calendar": ["autoupdatingCurrent", "current"],
  "Color": [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ],
  "Date": ["distantFuture", "distantPast", "now"], "Decimal": ["zero"],
  "Double": ["infinity", "pi", "zero"], "Duration": ["zero"], "Int": ["max", "min", "zero"],
  "Locale": ["autoupdatingCurrent", "current"],
  "TimeZone": ["autoupdatingCurrent", "current", "gmt"],
]

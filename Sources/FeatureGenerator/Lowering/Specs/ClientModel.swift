import FeatureSpec
import SpecSource
import SpecSwift

/// What a template sees whose output is for a client.
struct ClientModel: TemplateModel {
  var common: SpecModel
  var type: String
  var key: String
  var imports: ImportsModel
  var types: [NestedTypeModel]
  var endpoints: [EndpointModel]
  var methods: [MethodModel]
  var isLiveManual: Bool

  static let members = Members<Self>(
    "client", "What a template sees whose output is `for: client`."
  ) {
    Part(\.common)
    Member("type", \.type, "the type's name in Swift")
    Member("key", \.key, "the key that features name it by")
    Member("imports", \.imports, "the modules that its file imports")
    Member("types", \.types, "the nested types")
    Member("endpoints", \.endpoints, "the endpoints, in the order of the spec")
    Member("methods", \.methods, "the methods for endpoints whose arguments have labels")
    Member("isLiveManual", \.isLiveManual, "whether the live client is written by hand")
  }
}

/// An endpoint of a client.
struct EndpointModel: TemplateModel {
  var name: String
  var doc: Documentation
  var property: String
  var parameter: String
  var assignment: String
  var live: Live?
  var stub: String
  var test: String
  var comma: String
  var span: SourceSpan?

  static let members = Members<Self>("endpoint", "An endpoint of a client: a closure.") {
    Member("name", \.name, "the endpoint's name")
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "property", \.property,
      "its declaration: `public var load: @Sendable () async throws -> [BMI]`")
    Member(
      "parameter", \.parameter,
      "the parameter of the client's initialiser, with a comma unless it is the last")
    Member("assignment", \.assignment, "the statement of the initialiser: `self.load = load`")
    Member("live", \.live, "the live closure; false where it is written by hand")
    Member("stub", \.stub, "the first line of the argument that is to be written by hand")
    Member("test", \.test, "the argument of the unimplemented test value, with its comma")
    Member("comma", \.comma, "a comma, unless it is the last endpoint")
  }

  struct Live: TemplateModel {
    var opening: String
    var body: SwiftFragment

    static let members = Members<Self> {
      Member("opening", \.opening, "the argument's first line: `load: {`")
      Member("body", \.body, "the statements of the closure")
    }
  }
}

/// A method of a client.
struct MethodModel: TemplateModel {
  var doc: Documentation
  var opening: String
  var body: String

  static let members = Members<Self>(
    "method", "A method that calls an endpoint with labels, which closures do not have."
  ) {
    Member("doc", \.doc, "the lines of its documentation")
    Member("opening", \.opening, "its first line")
    Member("body", \.body, "the call")
  }
}

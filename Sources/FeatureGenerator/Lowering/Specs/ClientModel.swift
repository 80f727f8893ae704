import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

struct ClientModel: TemplateModel {
  let client: Client
  let project: FeatureProject
  let dialect: Dialect
  /// The modules of declarations that the client uses and the library does not have.
  let supportImports: [ImportedModule]

  static let members = Members<Self>(
    "client", "The values of a template whose output is `for: client`."
  ) {
    Part(\.common)
    Member("type", \.client.name.declaredCode, "the type's name in Swift")
    Member("key", \.client.key.declared, "the key by which features refer to it")
    Member("imports", \.imports, "the modules that its file imports")
    Member("types", \.types, "the nested types")
    Member("endpoints", \.endpoints, "the endpoints, in the order of the spec")
    Member("methods", \.methods, "the methods for endpoints whose arguments have labels")
    Member(
      "hasPreviews", { $0.client.endpoints.contains { $0.preview != nil } },
      "whether the spec specifies an endpoint's value for previews")
    Member(
      "hasPreviewValue", { $0.client.hasPreviewValue },
      "whether the client has a value for previews that is generated")
    Member(
      "isLiveManual", { $0.client.manualLive != nil }, "whether the live client is written by hand")
  }

  private var common: SpecModel {
    SpecModel(
      name: client.name, documentation: client.documentation, project: project,
      access: project.access(of: client))
  }

  private var imports: ImportsModel {
    lowerImports(dialect.modules, project.imports(of: client) + supportImports)
  }

  private var types: [NestedTypeModel] {
    client.types.map { NestedTypeModel(type: $0, access: project.access(of: client)) }
  }

  private var endpoints: [EndpointModel] {
    let last = client.endpoints.count - 1
    return client.endpoints.enumerated().map { index, endpoint in
      EndpointModel(
        endpoint: endpoint, client: client, project: project, dialect: dialect,
        comma: index == last ? "" : ",")
    }
  }

  private var methods: [MethodModel] {
    client.endpoints.filter { $0.parameters.contains { $0.label != nil } }
      .map { MethodModel(endpoint: $0, client: client, project: project) }
  }
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension DocumentationModel {
  /// The page with links to all other pages.
  var index: Page {
    let diagram = diagram
    let featureRows = features.map { documented -> [Phrase] in
      let homes = documented.homes.map { Phrase.link($0.feature, .feature($0.feature)) }
      return [
        .link(documented.name, .feature(documented.name)),
        Phrase(documented.feature.documentation), homes.joined(separator: ", "),
      ]
    }
    let clientRows = project.clients.map { client -> [Phrase] in
      [.link(client.name.value, .client(client.name.value)), Phrase(client.documentation)]
    }
    let modelRows = project.models.map { model -> [Phrase] in
      [.link(model.name.value, .model(model.name.value)), Phrase(model.documentation)]
    }
    let beginning: [PageBlock] =
      [.paragraph(counts)] + (diagram.edges.isEmpty ? [] : [.diagram(diagram)])
    return Page(
      title: title,
      blocks: beginning + section("Features", ["feature", "", "child of"], featureRows)
        + section("Clients", ["client", ""], clientRows)
        + section("Models", ["model", ""], modelRows))
  }

  /// The title of the project: the names of its modules.
  var title: String {
    project.settings.modules.map(\.name.value).joined(separator: ", ")
  }

  private var counts: Phrase {
    let tests = features.map(\.feature.tests.count).reduce(0, +)
    let parts = [
      counted(features.count, "feature"), counted(project.clients.count, "client"),
      counted(project.models.count, "model"), counted(tests, "test"),
    ]
    return Phrase(parts: [.text("\(parts.joined(separator: ", ")).")])
  }

  /// The page of all clients; nil for a project without clients.
  var clientsPage: Page? {
    guard !project.clients.isEmpty else { return nil }
    return Page(title: "Clients", blocks: project.clients.flatMap { blocks(of: $0) })
  }

  /// The page of all models; nil for a project without models.
  var modelsPage: Page? {
    guard !project.models.isEmpty else { return nil }
    return Page(title: "Models", blocks: project.models.flatMap { blocks(of: $0) })
  }

  /// Returns the section about a client.
  func blocks(of client: Client) -> [PageBlock] {
    let users = features.filter { $0.uses.contains { $0.client == client.name.value } }
    let path = client.name.span.file.path
    let summary: Phrase = "\(code: client.key.value) in \(.link(path, .file(path)))."
    let links = users.map { Phrase.link($0.name, .feature($0.name)) }.joined(separator: ", ")
    let rows = client.endpoints.map { [.code($0.signature), Phrase($0.documentation)] }
    return [.heading(client.name.value, level: 2)] + documentation(of: client.documentation)
      + [.paragraph(users.isEmpty ? summary : "\(summary) Used by \(links).")]
      + table(["endpoint", ""], rows)
  }

  /// Returns the section about a model.
  func blocks(of model: Model) -> [PageBlock] {
    let path = model.name.span.file.path
    let cases = (model.cases ?? []).map { [$0.phrase, Phrase($0.documentation)] }
    let tables =
      table(["case", ""], cases)
      + table(["field", "type", "initial value", ""], model.fields.map(\.row))
      + table(["computed", "type", ""], model.computed.map(\.row))
    return [.heading(model.name.value, level: 2)] + documentation(of: model.documentation)
      + [.paragraph("Its spec is \(.link(path, .file(path))).")] + tables
  }
}

extension Endpoint {
  /// The declaration of the endpoint in Swift.
  var signature: String {
    let failure =
      switch failure {
      case .never: ""
      case .untyped: element == nil ? " throws" : ""
      case .typed(let type): " throws(\(type.text))"
      }
    var result = returns.map { " -> \($0.text)" } ?? ""
    if let element {
      if case .never = self.failure {
        result = " -> AsyncStream<\(element.text)>"
      } else {
        result = " -> AsyncThrowingStream<\(element.text), any Error>"
      }
    }
    let values = parameters.map(\.functionDeclaration).joined(separator: ", ")
    return "\(name.value)(\(values))\(isAsync ? " async" : "")\(failure)\(result)"
  }
}

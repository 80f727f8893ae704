import JSON
import SpecSource
import SpecSwift

extension DocumentationModel {
  /// The entries of the page's search, as JSON that is safe inside of HTML. Each entry has a name, a kind, an article
  /// and an owner.
  var searchIndex: String {
    var entries: [JSONValue] = []
    func add(_ name: String, _ kind: String, in id: String, of owner: String) {
      entries.append(.list([.text(visibleText(name)), .text(kind), .text(id), .text(owner)]))
    }
    func add(_ names: [Located<String>], _ kind: String, in id: String, of owner: String) {
      for name in names { add(oneLine(name.value), kind, in: id, of: owner) }
    }
    for documented in features {
      let (feature, name) = (documented.feature, documented.name)
      let id = pageID(ofFeature: name)
      add(name, "feature", in: id, of: oneLine(feature.documentation.lines.joined(separator: " ")))
      for handler in documented.handlers {
        add(handler.name, handler.trigger.rawValue, in: id, of: name)
      }
      add(feature.state.map(\.name) + feature.computed.map(\.name), "state", in: id, of: name)
      add(feature.parameters.map(\.name), "parameter", in: id, of: name)
      add(feature.children.map(\.name), "child", in: id, of: name)
      add(feature.types.map(\.name), "type", in: id, of: name)
      for prompt in feature.prompts { add([prompt.name], prompt.kind.rawValue, in: id, of: name) }
      add(feature.tests.map(\.name), "test", in: id, of: name)
    }
    for client in project.clients {
      let (name, id) = (client.name.value, pageID(ofClient: client.name.value))
      add(name, "client", in: id, of: client.key.value)
      add(client.endpoints.map(\.name), "endpoint", in: id, of: name)
    }
    for model in project.models {
      let (name, id) = (model.name.value, pageID(ofModel: model.name.value))
      add(name, "model", in: id, of: "")
      add(model.fields.map(\.name), "field", in: id, of: name)
    }
    // Nothing in a script may look like the script's end, or like a comment.
    return JSONValue.list(entries).rendered.replacing("<", with: "\\u003C")
  }
}

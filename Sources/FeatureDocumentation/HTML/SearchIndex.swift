import JSON
import SpecSource
import SpecSwift

extension DocumentationModel {
  /// What the search of the page knows, as JSON that can stand in HTML: name, kind, article and what it belongs to.
  var searchIndex: String {
    var entries: [JSONValue] = []
    func add(_ name: String, _ kind: String, in id: String, of owner: String) {
      entries.append(.list([.text(visibleText(name)), .text(kind), .text(id), .text(owner)]))
    }
    for documented in features {
      let (name, id) = (documented.name, pageID(ofFeature: documented.name))
      add(
        name, "feature", in: id,
        of: oneLine(documented.feature.documentation.lines.joined(separator: " ")))
      for handler in documented.handlers {
        add(handler.name, handler.trigger.word, in: id, of: name)
      }
      for field in documented.feature.state { add(field.name.value, "state", in: id, of: name) }
      for property in documented.feature.computed {
        add(property.name.value, "state", in: id, of: name)
      }
      for child in documented.feature.children { add(child.name.value, "child", in: id, of: name) }
      for type in documented.feature.types { add(type.name.value, "type", in: id, of: name) }
      for prompt in documented.feature.prompts {
        add(prompt.name.value, prompt.kind.rawValue, in: id, of: name)
      }
      for test in documented.feature.tests {
        add(oneLine(test.name.value), "test", in: id, of: name)
      }
    }
    for client in project.clients {
      let (name, id) = (client.name.value, pageID(ofClient: client.name.value))
      add(name, "client", in: id, of: client.key.value)
      for endpoint in client.endpoints { add(endpoint.name.value, "endpoint", in: id, of: name) }
    }
    for model in project.models {
      let (name, id) = (model.name.value, pageID(ofModel: model.name.value))
      add(name, "model", in: id, of: "")
      for field in model.fields { add(field.name.value, "field", in: id, of: name) }
    }
    // Nothing in a script may look like its end, or like a comment.
    return JSONValue.list(entries).rendered.replacing("<", with: "\\u003C")
  }
}

extension Handler.Trigger {
  /// What the search calls it.
  fileprivate var word: String {
    switch self {
    case .action: "action"
    case .delegate: "delegate"
    case .reaction: "reaction"
    case .procedure: "procedure"
    }
  }
}

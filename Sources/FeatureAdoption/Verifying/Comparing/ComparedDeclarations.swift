import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the fields, some of which have no type because their values show it.
  func stateDeclarations(inferring inferred: Set<String>) -> [ComparedPart
    .Declaration]
  {
    let fields = state.fields.map { key -> ComparedPart.Declaration in
      guard case .keys = key.value else {
        let parts = (key.value.text ?? "").split(separator: "=", maxSplits: 1).map(String.init)
        let type = inferred.contains(key.name) ? nil : parts.first
        return line(key.name, type, parts.count > 1 ? parts[1] : nil, isConstant: false)
      }
      return line(
        key.name, inferred.contains(key.name) ? nil : key.value["type"]?.text,
        key.value["default"]?.text,
        isConstant: key.value["let"] != nil
      )
      .with(key.value["shared"].map { " \(described($0))" })
      .with(key.value["didSet"].map { " didSet \(described($0))" })
    }
    let computed = state.computed.map { key in
      let parts = ["type", "get", "set"].compactMap { key.value[$0]?.text }
      let accessors = ["get", "set"].compactMap { name in
        key.value[name]?.text.map {
          "\n  \(name) {\n    \($0.replacing("\n", with: "\n    "))\n  }"
        }
      }
      return ComparedPart.Declaration(
        "\(key.name): \(normalizedSwift(parts.joined(separator: "\n")))",
        shown: "var \(key.name): \(key.value["type"]?.text ?? "") {\(accessors.joined())\n}")
    }
    return fields + computed + (state.form.map { [.init(described($0))] } ?? [])
  }

  /// The generic parameters, and the parameters of the reducer.
  var typeDeclarations: [ComparedPart.Declaration] {
    let parts = reducer.generics + reducer.parameters
    return parts.map { .init("\($0.name): \(described($0.value))") }
  }

  /// Returns a draft without texts for people, and with its Swift as tokens.
  private func described(_ draft: SpecDraft) -> String {
    switch draft {
    case .text(let text): words(text.text).joined(separator: " ")
    case .list(let items): items.map(described).joined(separator: "; ")
    case .keys(let keys):
      keys.filter { $0.name != "doc" }.map { "\($0.name): \(described($0.value))" }
        .joined(separator: "; ")
    }
  }

  private func line(
    _ name: String, _ type: String?, _ value: String?, isConstant: Bool
  ) -> ComparedPart.Declaration {
    let start = "\(isConstant ? "let" : "var") \(name)"
    let (type, value) = (type?.trimmingBlanks, value?.trimmingBlanks)
    return ComparedPart.Declaration(
      "\(start): \(type.map { normalizedSwift($0) } ?? "")"
        + (value.map { " = \(normalizedSwift($0))" } ?? ""),
      shown: start + (type.map { ": \($0)" } ?? "") + (value.map { " = \($0)" } ?? ""))
  }

  /// The actions with their payloads.
  var actionDeclarations: [ComparedPart.Declaration] {
    (actions.table.own + actions.table.delegate).map { entry in
      let values = entry.payload.map { payload in
        let value = payload.value.map { " = \($0)" } ?? ""
        let label = payload.label ?? "_"
        return (
          "\(label): \(words(payload.type + value).joined(separator: " "))",
          "\(label): \(payload.type.onOneLine)\(value)"
        )
      }
      return ComparedPart.Declaration(
        "\(entry.name)(\(values.map(\.0).joined(separator: ", ")))",
        shown: values.isEmpty
          ? entry.name : "\(entry.name)(\(values.map(\.1).joined(separator: ", ")))")
    }
  }

  /// The groups of actions with the conformances of their types.
  var groupDeclarations: [ComparedPart.Declaration] {
    actions.table.groups.map { name, group in
      "\(name): \(([group.type.name] + group.type.wholeConformances.sorted()).joined(separator: " "))"
    }.declarations
  }

  /// The dependencies.
  var dependencyDeclarations: [ComparedPart.Declaration] {
    declared.dependencies.map { dependency in
      if case .keys(let keys) = dependency.entry, let first = keys.first {
        return .init("\(first.name): \(first.value.text ?? "")")
      }
      return .init(dependency.entry.text ?? "")
    }
  }

  /// The children with their features.
  var childDeclarations: [ComparedPart.Declaration] {
    body.children.map { child in
      let contents =
        child.cases.map { $0.map(\.described) }
        ?? child.features.map { type in
          words(type).joined(separator: " ") + givenValues(child.arguments + child.overrides)
        }
      let place = child.isPresented ? "" : " in place"
      return .init(
        "\(child.name): \(child.presence.rawValue) \(contents.joined(separator: " "))\(place)"
          + (child.statePath.map { " at \($0)" } ?? ""))
    }
  }
}

extension OneOfCase {
  /// The case with its content.
  fileprivate var described: String {
    switch content {
    case .feature(let type):
      "\(name): \(words(type).joined(separator: " "))" + givenValues(arguments + overrides)
    case .value(let type): "\(name): \(words(type).joined(separator: " "))"
    case .prompts(let type, let answers): "\(name): \(type)<\(answers.type.name)>"
    }
  }
}

/// Returns the values that a parent gives to a child, in the order of their names.
private func givenValues(_ values: [DraftKey]) -> String {
  guard !values.isEmpty else { return "" }
  let texts = values.map {
    "\($0.name): \(words($0.value.text ?? "").withoutLastCommas.joined(separator: " "))"
  }
  return "(\(texts.sorted().joined(separator: ", ")))"
}

extension ComparedPart.Declaration {
  /// Returns the declaration with words after it.
  fileprivate func with(_ words: String?) -> Self {
    .init(compared + (words ?? ""), shown: shown + (words ?? ""))
  }
}

extension Sequence<String> {
  /// The declarations in sorted order. They are displayed as they are compared.
  var declarations: [ComparedPart.Declaration] { sorted().map { .init($0) } }
}

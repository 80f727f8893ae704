import SpecSource

extension Renderer {
  /// Makes the error for a name that a value does not define.
  ///
  /// - Parameters:
  ///   - position: The index of the name in the path.
  ///   - value: The value of the names before it.
  func undefined(
    _ path: CompiledPath, at position: Int, of value: TemplateValue, step: Int
  ) -> TemplateError {
    let shown = text(of: path, names: position + 1)
    guard position == 0 else {
      return undefinedInside(path, shown, at: position, of: value, step: step)
    }
    let name = program.names[path.start]
    var hint = "write '{{\(prefix(of: path)).}}' for the context itself"
    if let ups = upsToDefinition(of: name, from: path.ups + 1) {
      let outer = String(repeating: "../", count: ups) + name.text
      hint = "write '\(outer)', which an outer context defines"
    } else if case .object(let object) = value {
      hint = nameHint(
        name.text, among: object.sortedNames, kind: "names here", prefix: prefix(of: path))
    }
    let message =
      if case .object = value {
        "'\(shown)' is not defined here"
      } else {
        "'\(shown)' is not defined here: the context is \(value.kindName)"
      }
    return error(.undefinedValue, message, at: step, hint: hint)
  }

  /// Makes the error for a name that the object of the previous name does not define.
  private func undefinedInside(
    _ path: CompiledPath, _ shown: String, at position: Int, of value: TemplateValue, step: Int
  ) -> TemplateError {
    let owner = text(of: path, names: position)
    guard case .object(let object) = value else {
      return error(
        .undefinedValue, "'\(shown)' is not defined: '\(owner)' is \(value.kindName)", at: step)
    }
    let hint = nameHint(
      program.names[path.start + position].text, among: object.sortedNames,
      kind: "names in '\(owner)'", prefix: "\(owner).")
    return error(.undefinedValue, "'\(shown)' is not defined", at: step, hint: hint)
  }

  /// Makes the error for a bool, list or object in a variable.
  func unprintable(_ index: Int, at step: Int) -> TemplateError {
    let path = program.paths[index]
    let shown = text(of: path)
    let value: TemplateValue
    do { value = try resolve(index, at: step) } catch { return error }
    let hint =
      switch value {
      case .bool, .text, .layout: "test it with '{{#\(shown)}}…{{/\(shown)}}'"
      case .list: "repeat a section for its items with '{{#\(shown)}}{{.}}{{/\(shown)}}'"
      case .object: "write one of its names"
      }
    return error(
      .unprintableValue, "'\(shown)' is \(value.kindName), and only texts can be written", at: step,
      hint: hint)
  }

  /// Makes the error for a path that goes out further than to the value that the template is rendered with.
  func outOfContexts(_ path: CompiledPath, at step: Int) -> TemplateError {
    let around = contexts.count - 1
    return error(
      .undefinedValue,
      "'\(text(of: path))' leaves too many contexts: the number of contexts around this one is \(around)",
      at: step,
      hint: "count sections over lists, objects and texts as contexts, but not sections over bools")
  }

  /// Makes the error for `-first` or `-last` outside of a list.
  func notAnItem(_ path: CompiledPath, at step: Int) -> TemplateError {
    error(
      .undefinedValue,
      "'\(text(of: path))' is not defined here: the context is not an item of a list", at: step,
      hint:
        "use it directly in a section over a list, or write '../' before it for each context in between"
    )
  }

  /// Makes the error for a bool or list as the context of a partial.
  func notAContext(_ index: Int, _ value: TemplateValue, at step: Int) -> TemplateError {
    let shown = text(of: program.paths[index])
    return error(
      .unprintableValue, "'\(shown)' is \(value.kindName) and cannot be the context of a partial",
      at: step,
      hint: "put the partial into a section: '{{#\(shown)}}'")
  }

  /// Makes the error for partials that are nested too deeply.
  func tooDeep(at step: Int) -> TemplateError {
    error(
      .endlessTemplate, "partials are nested more than \(TemplateLibrary.depthLimit) deep",
      at: step,
      hint: "check whether a template renders itself without end")
  }

  /// Makes the error for partials or sections that multiply each other.
  func tooMuch(at step: Int) -> TemplateError {
    error(
      .endlessTemplate,
      "rendering stopped after \(TemplateLibrary.stepLimit / 1_000_000) million steps or "
        + "\(TemplateLibrary.sizeLimit >> 20) MiB",
      at: step,
      hint: "repeat less: partials and sections inside each other multiply their repetitions")
  }

  /// Makes an error at a step, with the tags that led to the step.
  private func error(_ rule: Rule, _ message: String, at step: Int, hint: String? = nil)
    -> TemplateError
  {
    TemplateError(.error(rule, message, at: program.span(of: step), hint: hint, related: chain()))
  }

  /// Returns the number of contexts to go out to the definition of a name; nil if the name is not defined.
  private func upsToDefinition(of name: TemplateName, from first: Int) -> Int? {
    (first..<max(first, contexts.count)).first { ups in
      guard case .object(let object) = contexts[contexts.count - 1 - ups].value else {
        return false
      }
      return object.field(name) != nil
    }
  }

  /// Returns the tags through which the current template was reached, the innermost first.
  private func chain() -> [Diagnostic.Related] {
    let steps = controls.reversed().compactMap { control in
      if case .call(let call) = control { call.step } else { nil }
    }
    // An endless recursion repeats itself, so its ends are sufficient.
    let shown = steps.count > 8 ? steps.prefix(4) + steps.suffix(2) : steps[...]
    return shown.map { step in
      Diagnostic.Related(
        "'\(program.callee(of: step))' is rendered here", at: program.span(of: step))
    }
  }

  /// Returns a path as templates spell it, up to a number of names.
  private func text(of path: CompiledPath, names: Int = .max) -> String {
    let target =
      switch path.target {
      case .current: "."
      case .isFirst: "-first"
      case .isLast: "-last"
      case .names:
        program.names[path.start..<path.start + min(names, path.count)].map(\.text)
          .joined(separator: ".")
      }
    return prefix(of: path) + target
  }

  /// Returns the part of a path that goes out.
  private func prefix(of path: CompiledPath) -> String {
    String(repeating: "../", count: path.ups)
  }
}

extension Program {
  /// Returns the name of the template that a partial or parent tag renders.
  fileprivate func callee(of step: Int) -> String {
    switch instructions[step] {
    case .partial(let template, _, _): templates[Int(template)].name
    case .parent(let call): templates[parentCalls[call].template].name
    default: preconditionFailure("only partials and parents are called")
    }
  }
}

extension TemplateFields {
  /// The names in an order that does not depend on the construction of the object.
  fileprivate var sortedNames: [String] { fieldNames.sorted() }
}

/// Makes the error for a name that no template has.
func unknownTemplate(_ name: String, in program: Program) -> Diagnostic {
  .error(
    .unknownTemplate, "template '\(name)' does not exist", at: nil,
    hint: nameHint(name, among: program.templates.map(\.name), kind: "templates"))
}

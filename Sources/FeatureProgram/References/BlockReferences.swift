import FeatureSpec
import SpecSource
import SpecSwift

extension ReferenceFinder {
  /// Finds the references of the behaviour of a feature.
  mutating func findBehaviour(of feature: Feature) {
    for action in feature.allActions {
      find(in: action.parameters)
      let locals = lookup.locals(of: action.parameters, in: home)
      find(in: action.block, .action(action.name.value), feature, locals)
    }
    let buttons = Set(feature.prompts.flatMap(\.buttons).map(\.name.span.startOffset))
    for reaction in feature.reactions {
      // A button that sends an action has a reaction, whose address the spec does not write.
      find(in: reaction, of: feature, isWritten: !buttons.contains(reaction.span.startOffset))
    }
    if let always = feature.always {
      let action = Meaning("action", .value, scope: .actions(feature, isReaction: false))
      find(in: always.value, .always, feature, [action])
    }
    for procedure in feature.procedures {
      find(in: procedure.parameters)
      let locals = lookup.locals(of: procedure.parameters, in: home)
      find(in: procedure.block, .procedure(procedure.name.value), feature, locals)
    }
    place.context = .block
    reader.world.composed = feature
    for fragment in feature.composition.fragments { find(fragment) }
    reader.world.composed = nil
    place.context = .declaration
  }

  private mutating func find(in reaction: Reaction, of feature: Feature, isWritten: Bool) {
    place.context = .reaction
    let path = reaction.path.target
    if isWritten {
      find(
        reaction.address, path?.references, from: .actions(feature, isReaction: true),
        readsIDs: false)
    }
    place.context = .declaration
    let ids = (path?.elements ?? []).map { Meaning($0.id, .local("")) }
    let locals = lookup.locals(of: path?.parameters ?? [], in: home) + ids
    find(in: reaction.block, .reaction(reaction.names), feature, locals)
  }

  /// Finds the references of a block.
  ///
  /// - Parameter locals: The names that the block is given.
  private mutating func find(
    in block: Block, _ handler: SpecReference.Handler, _ feature: Feature, _ locals: [Meaning]
  ) {
    let outer = place
    place = SpecReference.Place(context: .block, handler: handler)
    defer { place = outer }
    let scopes = BlockScopes(block, locals: Set(locals.map(\.name)))
    for scoped in scopes.blocks { findNames(of: scoped.block, feature) }
    let names = reader.world.names
    reader.world.names = locals + names
    defer { reader.world.names = names }
    var swift = BlockSwift(scopes.blocks.map(\.block))
    for scoped in scopes.fragments { swift.read(scoped, with: &self, feature) }
  }

  /// Finds the references of the names of a block that are outside of Swift.
  private mutating func findNames(of block: Block, _ feature: Feature) {
    for call in block.performs {
      guard let name = call.components.first?.name else { continue }
      add(
        WrittenName(
          name: name.name, span: call.span(of: name.range), form: .member,
          scalar: call.address.source.span),
        own(.procedure, name.name), [name.name])
      find(call.arguments, of: call, feature.procedure(named: name.name)?.parameters ?? [])
    }
    for change in block.presentations { find(in: change, feature) }
    for effect in block.effects.all {
      place.context = .effect
      for action in effect.sentActions {
        find(addressOf: action, from: .actions(feature, isReaction: false), readsIDs: false)
      }
      place.context = .block
      for id in [effect.id, effect.cancelledID].compactMap(\.self) {
        add(id.name, own(.effectID, id.value))
      }
    }
  }

  private mutating func find(in change: PresentationChange, _ feature: Feature) {
    switch change {
    case .present(let presentation), .push(let presentation):
      let call = presentation.call
      guard let shown = presentation.shown.target, let name = call.components.first?.name else {
        return
      }
      add(
        WrittenName(
          name: name.name, span: call.span(of: name.range), form: .member,
          scalar: call.address.source.span),
        id(of: shown), [name.name])
      find(call.arguments, of: call, shown.parameters(in: project))
    case .dismiss(let name): add(name, lookup.name(name.value, in: .state(feature)))
    case .pop: break
    }
  }

  /// Finds the identity of the name by which a block presents something.
  private mutating func id(of shown: Presentable) -> DeclarationID {
    switch shown {
    case .prompt(let prompt, _): own(.prompt, prompt.name.value)
    case .child(let child, let one) where child.isOneOf:
      own(.childCase, "\(child.name.value).\(one.name.value)")
    case .child(let child, _): own(.property, child.name.value)
    case .value(let child, let one): own(.childCase, "\(child.name.value).\(one.name.value)")
    }
  }
}

extension Presentable {
  /// Finds the parameters of the values with which a block presents the declaration.
  func parameters(in project: FeatureProject) -> [Parameter] {
    if case .prompt(let prompt, _) = self { prompt.parameters } else { [] }
  }
}

/// The Swift of a block, whose fragments declare names for later fragments.
private struct BlockSwift {
  /// The types of the arguments of calls, by the places of the arguments.
  private var types: [SourceSpan: SwiftFragment] = [:]
  /// The effects that are written as Swift.
  private var effects: Set<SourceSpan> = []
  /// The values of the fragments.
  private var values: [SourceSpan: Meaning] = [:]
  /// The names that the fragments declare.
  private var declared: [SourceSpan: [(name: String, meaning: Meaning?)]] = [:]

  init(_ blocks: [Block]) {
    for effect in blocks.flatMap(\.effects).all {
      if case .swift(let expression) = effect { effects.insert(expression.effect.span) }
      for action in effect.sentActions {
        add(action.arguments, action.path.target?.parameters ?? [])
      }
    }
    for change in blocks.flatMap(\.presentations) {
      if case .present(let presentation) = change,
        case .prompt(let prompt, _)? =
          presentation.shown.target
      {
        add(presentation.call.arguments, prompt.parameters)
      }
    }
  }

  private mutating func add(_ arguments: [CallArgument]?, _ parameters: [Parameter]) {
    for (argument, parameter) in zip(arguments ?? [], parameters) {
      types[argument.value.span] = parameter.type
    }
  }

  /// Reads a fragment with the names in its scope.
  mutating func read(
    _ scoped: ScopedFragment, with finder: inout ReferenceFinder, _ feature: Feature
  ) {
    let start = finder.reader.mark
    for source in scoped.sources { declare(source, in: &finder.reader) }
    let fragment = scoped.fragment
    let mark = finder.reader.mark
    let isEffect = effects.contains(fragment.span)
    finder.reader.world.fallback =
      isEffect ? .value(.actions(feature, isReaction: false)) : nil
    let wanted = types[fragment.span].flatMap { finder.reader.world.value(ofType: $0.text) }
    values[fragment.span] = finder.read(
      fragment, wanted: wanted, matching: scoped.matched.flatMap { values[$0.span] })
    declared[fragment.span] = finder.reader.declared(since: mark)
    finder.reader.world.fallback = nil
    finder.reader.leave(start)
  }

  private func declare(_ names: LocalNames, in reader: inout SwiftNameReader<SwiftScope>) {
    switch names {
    case .declared(let fragment):
      for local in declared[fragment.span] ?? [] { reader.declare(local.name, local.meaning) }
    case .value(let name, let fragment): reader.declare(name, values[fragment.span])
    case .element(let name, let fragment):
      reader.declare(name, values[fragment.span].flatMap { reader.world.element(of: $0) })
    case .error: reader.declare("error", nil)
    }
  }
}

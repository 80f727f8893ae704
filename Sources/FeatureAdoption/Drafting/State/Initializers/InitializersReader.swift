import SpecSource
import SpecSwift

/// Reads the initializers of a feature's state.
struct InitializersReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  /// The names of the children.
  let children: Set<String>
  /// The names of the properties that present alerts or dialogs.
  let presenting: Set<String>
  var claims: Claims
  var members: DraftedMembers
  /// The state. Its fields get the order of the initializers, and some lose their first values.
  var state: DraftedState

  /// The reader of fields.
  private var fields: StateReader {
    StateReader(context: context, attempt: attempt, state: state)
  }

  /// Makes initializers call the generated initializer, or removes the ones that are equal to it.
  ///
  /// The generated state has first values in its initializer. An initializer outside of the generated file can only
  /// set all fields itself or call the generated one.
  mutating func read() throws(NotDrafted) {
    guard let state = feature.nested["State"] else { return }
    orderFields()
    let made = try madeReferences(of: state)
    try setApart(state)
    let parameters = try stateParameters(of: state)
    for member in state.members {
      guard case .initializer(let initializer) = member.declaration.kind else { continue }
      guard let index = members.kept.firstIndex(where: { $0.member.isSame(as: [member]) }) else {
        if !initializer.isOrdered(like: parameters) { members.reordered.append(member) }
        continue
      }
      if initializer.callsInitializer { continue }
      guard
        setsWrapper(member, of: state) || !self.state.openedValues.isEmpty
          || !initializer.setsAll(parameters)
      else { continue }
      let labels = initializer.parameters.map { $0.label ?? "_" }
      if self.state.openedValues.isEmpty, initializer.isPart(of: parameters),
        keptInitializers.count(where: { $0.takes(labels) }) == 1
      {
        members.kept.remove(at: index)
        drafted(member, claiming: member.declaration.source.range)
        continue
      }
      let names = state.members.compactMap(\.declaration.name)
      guard
        let delegating = DelegatingInitializer(
          initializer, in: member.file, parameters: parameters, members: Set(names), made: made)
          ?? DelegatingInitializer(
            initializer, in: member.file, parameters: parameters, members: Set(names), made: made,
            isCallFirst: !state.members.contains { $0.isObserved }),
        let rewritten = rewritten(member, by: delegating, parameters)
      else {
        throw NotDrafted(
          "an initializer of the state that cannot call the generated one", at: member.span)
      }
      members.rewritten.append(rewritten)
    }
  }

  /// Returns an initializer that calls the generated one, and no other initializer.
  private func rewritten(
    _ member: Member, by delegating: DelegatingInitializer, _ parameters: [StateParameter]
  ) -> Member? {
    let labels = delegating.labels
    let others = keptInitializers.filter { $0.takes(labels) && !isApart($0, from: parameters) }
    var extra: StateParameter?
    if !others.isEmpty {
      let taken = Set(others.flatMap { $0.parameters.map(\.name) } + labels)
      extra = parameters.first { $0.value != nil && !$0.isShared && !taken.contains($0.name) }
      guard extra != nil else { return nil }
    }
    let bytes = delegating.rewritten(with: extra)
    let file = readSwift(SourceFile(path: member.file.file.path, bytes: bytes))
    return file?.member(at: member.declaration.source.range.lowerBound)
  }

  /// The initializers of the state that stay Swift.
  private var keptInitializers: [FunctionDeclaration] {
    members.kept.filter { $0.type == "\(feature.name).State" }.compactMap { kept in
      if case .initializer(let initializer) = kept.member.declaration.kind {
        initializer
      } else {
        nil
      }
    }
  }

  /// Returns the fields whose references the generated code makes itself, with their declarations.
  private func madeReferences(of state: LinkedType) throws(NotDrafted) -> [String: String] {
    var declarations: [String: String] = [:]
    for member in state.members {
      guard let variable = member.storedVariable,
        let attribute = member.declaration.attributes.first,
        try context.sharedSource(member).map({ !$0.isHandedOver })
          ?? (member.isFetched && types[attribute.name, from: member.file] == nil)
      else { continue }
      let arguments = attribute.arguments.map { "(\($0))" } ?? ""
      let type = variable.type.map { ": \($0.text)" } ?? ""
      let value = variable.value.map { " = \($0.source.text)" } ?? ""
      declarations[variable.name] =
        "@\(attribute.name)\(arguments) var \(variable.name)\(type)\(value)"
    }
    return declarations
  }

  /// Returns the parameters of the generated initializer, in their order.
  func stateParameters(of state: LinkedType) throws(NotDrafted) -> [StateParameter] {
    var own: [StateParameter] = []
    var ofChildren: [StateParameter] = []
    for member in state.members {
      guard let variable = member.storedVariable, !presenting.contains(variable.name) else {
        continue
      }
      let source = try context.sharedSource(member)
      guard
        source?.isHandedOver
          ?? !(member.isFetched || fields.isTakenByNoInitializer(variable, member))
      else { continue }
      let wrapper = source.map { $0["reader"] == nil ? "Shared" : "SharedReader" }
      let type =
        variable.type?.text.onOneLine
        ?? variable.value.flatMap {
          evidentType($0, in: member.file) ?? context.shownType($0, in: member.file)
        }
      let isOptional = type?.hasSuffix("?") == true && !variable.isConstant && wrapper == nil
      let parameter = StateParameter(
        name: variable.name,
        type: wrapper.flatMap { name in type.map { "\(name)<\($0)>" } } ?? type,
        value: variable.value?.source.text ?? (isOptional ? "nil" : nil), isShared: wrapper != nil,
        isOpened: self.state.openedValues.contains(variable.name))
      if children.contains(variable.name) {
        ofChildren.append(parameter)
      } else {
        own.append(parameter)
      }
    }
    return own.ordered(by: self.state.order, \.name) + ofChildren
  }

  /// Whether an initializer sets the storage of a wrapper, which only the file of the state sees.
  private func setsWrapper(_ initializer: Member, of state: LinkedType) -> Bool {
    let words = Set(initializer.file.words(in: initializer.declaration.source.range))
    return state.members.contains {
      !$0.declaration.attributes.isEmpty
        && words.contains("_\($0.declaration.variable?.name ?? "")")
    }
  }
}

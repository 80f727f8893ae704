import FeatureSpec
import Platform
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The references of the features to declarations, in the order of the specs.
  public var references: [SpecReference] { features.flatMap { references(of: .feature($0)) } }

  /// Finds the references of a feature to its own declarations and to the declarations of other specs.
  public func references(of feature: Feature) -> [SpecReference] {
    references(of: .feature(feature))
  }

  /// Finds the references of a spec to its own declarations and to the declarations of other specs, in the order of
  /// the file.
  public func references(of spec: Spec) -> [SpecReference] { names(in: spec).references }

  /// Finds the names in some specs, in the order of the specs.
  ///
  /// - Parameter workers: The threads that share the work.
  public func names(
    in specs: [Spec], workers: Workers = .perCore
  ) -> [(references: [SpecReference], unknown: [WrittenName])] {
    workers.map(specs) { names(in: $0) }
  }

  /// Finds the names in a spec: references, and names in Swift whose declaration only the compiler knows.
  public func names(in spec: Spec) -> (references: [SpecReference], unknown: [WrittenName]) {
    var finder = ReferenceFinder(spec: spec, project: self)
    finder.findAll()
    return (
      finder.references.sorted { $0.written.span.startOffset < $1.written.span.startOffset },
      finder.unknown
    )
  }
}

/// A finder of the references of a spec.
struct ReferenceFinder {
  let project: FeatureProject
  let spec: Spec
  let home: DeclaredType
  /// The place whose references are currently being found.
  var place = SpecReference.Place(context: .declaration, handler: nil)
  /// The reader of the spec's Swift.
  var reader: SwiftNameReader<SwiftScope>
  private(set) var references: [SpecReference] = []
  private(set) var unknown: [WrittenName] = []
  /// The identities of the declarations of specs, by the paths of the specs and the places of the names.
  private var declarations: [String: [SourceSpan: DeclarationID]] = [:]

  init(spec: Spec, project: FeatureProject) {
    self.project = project
    if case .feature(let feature) = spec, !project.isLinked {
      self.spec = .feature(feature.linked(in: project))
    } else {
      self.spec = spec
    }
    home = DeclaredType(self.spec)
    reader = SwiftNameReader(SwiftScope(NameLookup(project), home: home))
  }

  var lookup: NameLookup { reader.world.lookup }

  mutating func findAll() {
    switch spec {
    case .feature(let feature): find(in: feature)
    case .client(let client): find(in: client)
    case .model(let model): find(in: model)
    }
  }
}

// Recording references.
extension ReferenceFinder {
  /// Adds a reference, unless the declaration is unknown or the name is the declaration itself.
  mutating func add(
    _ written: WrittenName, _ declaration: DeclarationID?, _ path: [String],
    meaning: Meaning? = nil
  ) {
    guard let declaration else { return }
    references.append(
      SpecReference(
        user: spec.name.value, place: place, path: path, written: written,
        declaration: declaration, meaning: meaning))
  }

  /// Adds a name outside of Swift.
  mutating func add(
    _ name: Located<String>, _ declaration: DeclarationID?, meaning: Meaning? = nil
  ) {
    let span = name.span.ofName(name.value)
    add(
      WrittenName(name: name.value, span: span, form: .alone, scalar: nil), declaration,
      [name.value], meaning: meaning)
  }

  /// Adds a name with its meaning.
  mutating func add(_ name: Located<String>, _ meaning: Meaning?) {
    add(name, meaning.flatMap { id(of: $0) }, meaning: meaning)
  }

  /// Makes the identity of a declaration of the spec.
  func own(_ kind: DeclarationID.Kind, _ name: String) -> DeclarationID {
    DeclarationID(kind, name, of: spec.name.value)
  }

  /// Finds the identity of the declaration to which a name refers.
  mutating func id(of meaning: Meaning) -> DeclarationID? {
    switch meaning.subject {
    case .stateType(let feature): DeclarationID(.initializer, of: feature.name.value)
    case .effectID: own(.effectID, meaning.name)
    case .builtIn: own(.dependency, meaning.name)
    default: meaning.declaration.flatMap { id(ofDeclarationAt: $0) }
    }
  }

  private mutating func id(ofDeclarationAt span: SourceSpan) -> DeclarationID? {
    let path = span.file.path
    if let known = declarations[path] { return known[span] }
    let declared = project.spec(at: path)?.declarations ?? []
    declarations[path] = Dictionary(
      declared.flatMap { one in one.spans.map { ($0, one.id) } }
    ) { first, _ in first }
    return declarations[path]?[span]
  }
}

// Reading Swift and addresses.
extension ReferenceFinder {
  /// Finds the references of a single fragment. The names that the fragment declares are in no other scope.
  @discardableResult
  mutating func find(
    _ fragment: SwiftFragment?, wanted: Meaning? = nil, locals: [Meaning] = []
  ) -> Meaning? {
    guard let fragment else { return nil }
    let outer = (reader.mark, reader.world.names)
    reader.world.names = locals + outer.1
    defer {
      reader.leave(outer.0)
      reader.world.names = outer.1
    }
    return read(fragment, wanted: wanted)
  }

  /// Finds the references of a value of a type.
  mutating func find(_ value: SwiftFragment?, ofType type: SwiftFragment?, locals: [Meaning] = []) {
    find(value, wanted: type.flatMap { reader.world.value(ofType: $0.text) }, locals: locals)
  }

  /// Reads Swift. The names that the Swift declares stay in scope.
  @discardableResult
  mutating func read(
    _ fragment: SwiftFragment, wanted: Meaning? = nil, matching value: Meaning? = nil
  ) -> Meaning? {
    let meaning = reader.read(fragment, wanted: wanted, matching: value)
    let paths = fragment.paths
    for (use, meaning) in reader.world.takeFound() {
      let written = WrittenName(
        name: use.name, span: fragment.span(of: use.range), form: use.form,
        scalar: fragment.source.span)
      if let meaning {
        add(
          written, id(of: meaning), paths[use.range.lowerBound] ?? [use.name], meaning: meaning)
      } else if use.isOpen {
        unknown.append(written)
      }
    }
    return meaning
  }

  /// Finds the references of an address.
  ///
  /// - Parameters:
  ///   - linked: The references that the linker has found.
  ///   - scope: The scope of the first name.
  ///   - readsIDs: Whether the ids in brackets are read, too. The ids of a block are read with the block's Swift.
  /// - Returns: The meaning of the last name.
  @discardableResult
  mutating func find(
    _ address: Address, _ linked: [NameReference]? = nil, from scope: Scope, readsIDs: Bool = true
  ) -> Meaning? {
    let path = address.components.map(\.name.name)
    var scope: Scope? = scope
    var meaning: Meaning?
    for component in address.components {
      let span = address.span(of: component.name.range)
      meaning = scope.flatMap { lookup.name(component.name.name, in: $0) }
      let declaration =
        linked?.first { $0.span == span }?.declaration ?? meaning.flatMap { id(of: $0) }
      add(
        WrittenName(
          name: component.name.name, span: span, form: .member, scalar: address.source.span),
        declaration, path, meaning: meaning)
      scope = meaning.flatMap { lookup.scope(after: $0) }
      guard let id = component.subscriptValue else { continue }
      if readsIDs { find(id) }
      if case .elements(let inner)? = scope { scope = inner }
    }
    return meaning
  }

  /// Finds the references of the arguments of a call.
  ///
  /// - Parameter parameters: The parameters that take the arguments, each by its label.
  mutating func find(
    _ arguments: [CallArgument]?, of call: ActionCall, _ parameters: [Parameter]
  ) {
    for (argument, parameter) in pairs(arguments, parameters) {
      guard let label = argument.label, let parameter else { continue }
      add(
        WrittenName(
          name: label.name, span: call.span(of: label.range), form: .label,
          scalar: call.address.source.span),
        id(of: Meaning(label.name, .label(parameter))), [label.name])
    }
  }

  /// Pairs the arguments of a call with the parameters that take them.
  func pairs(
    _ arguments: [CallArgument]?, _ parameters: [Parameter]
  ) -> [(argument: CallArgument, parameter: Parameter?)] {
    (arguments ?? []).enumerated().map { index, argument in
      let named = argument.label.flatMap { label in parameters.first { $0.label == label.name } }
      return (argument, named ?? (parameters.indices.contains(index) ? parameters[index] : nil))
    }
  }
}

extension SwiftFragment {
  /// The names of the expressions and types of the fragment, by the offset of each name.
  fileprivate var paths: [Int: [String]] {
    var paths: [Int: [String]] = [:]
    func add(_ names: [(name: String, start: Int)]) {
      let path = names.map(\.name)
      for name in names { paths[name.start] = path }
    }
    for reference in analysis.references {
      add(
        [(reference.base.name, reference.base.range.lowerBound)]
          + reference.members.map { ($0.name, $0.range.lowerBound) })
    }
    for type in analysis.typeNames {
      add(([type.base] + type.members).map { ($0.name, $0.range.lowerBound) })
    }
    return paths
  }
}

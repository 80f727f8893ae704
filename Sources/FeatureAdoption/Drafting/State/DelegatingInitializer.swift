import SpecSource
import SpecSwift

/// A parameter of the initializer that is generated for a state.
struct StateParameter {
  /// The field's name.
  var name: String
  /// What the initializer takes for it; nil where only a value shows that.
  var type: String?
  /// Its first value, with which the initializer may leave it out.
  var value: String?
  /// Whether the initializer takes the reference that a wrapper keeps.
  var isShared: Bool

  /// The name under which the state keeps it.
  var stored: String { isShared ? "_\(name)" : name }
}

/// An initializer that keeps references to shared values itself, as one that hands them to the generated initializer.
///
/// Only the file of a state sees where its wrappers keep their values: `_count`. What an initializer gives the fields, up to the
/// last one that has no first value, becomes the arguments of the call; what it does afterwards follows the call.
struct DelegatingInitializer {
  /// The initializer, and its file.
  private let body: [Statement]
  private let file: ReadSwiftFile
  /// What the generated initializer takes, in its order.
  private let parameters: [StateParameter]
  /// What the initializer gives them before the call, in the order of its statements.
  private let assignments: [Assignment]
  /// Where `self.` stands before what is a constant or a parameter of the initializer now.
  private let prefixes: [Range<Int>]
  /// The fields whose values are constants, because something uses them or comes between them and the call.
  private let constants: Set<String>
  /// Where the names of references stand that the generated code makes, and that only its file sees: `_count`.
  private let references: [Range<Int>]

  /// A statement that gives a field its value.
  struct Assignment {
    var place: Int
    var parameter: StateParameter
    /// The parameter's place among all.
    var index: Int
    var source: SourceText
    var value: Expression
  }

  /// Takes an initializer apart.
  ///
  /// - Parameters:
  ///   - members: The names of the state's members.
  ///   - made: Those of shared fields whose references the generated code makes itself.
  /// - Returns: Nil where it does something that cannot be done before the generated initializer is called.
  init?(
    _ initializer: FunctionDeclaration, in file: ReadSwiftFile, parameters: [StateParameter],
    members: Set<String>, made: Set<String>
  ) {
    guard let body = initializer.body, !body.isEmpty else { return nil }
    let all = body.enumerated().compactMap { Assignment($1, at: $0, to: parameters) }
    // Without such a field the call comes first.
    let place = all.last { $0.parameter.value == nil }?.place ?? -1
    let assignments = all.filter { $0.place <= place }
    guard Set(assignments.map(\.index)).count == assignments.count else { return nil }
    let declared = Set(initializer.parameters.map(\.name)).union(body.flatMap(\.declaredNames))
    let names = members.union(parameters.flatMap { [$0.stored, "$\($0.name)"] })
    var uses = FieldUses(
      assignments: assignments, members: names, declared: declared,
      hidden: Set(members.map { "_\($0)" }).subtracting(parameters.map(\.stored)),
      made: Set(made.map { "_\($0)" }), callPlace: place)
    for (place, statement) in body.enumerated() {
      guard uses.read(statement, at: place, in: file) else { return nil }
    }
    let isOneRun = assignments.count == place - (assignments.first?.place ?? 0) + 1
    let evaluated = assignments.filter { !$0.isName(usedAs: false) }.map(\.index)
    let isOrdered = zip(evaluated, evaluated.dropFirst()).allSatisfy { $0 < $1 }
    let standInCall = uses.names.isEmpty && isOneRun && isOrdered
    let constants = assignments.filter {
      !(standInCall || $0.isName(usedAs: uses.names.contains($0.parameter.name)))
    }.map(\.parameter)
    guard constants.allSatisfy({ $0.type != nil && !declared.contains($0.stored) }) else {
      return nil
    }
    (self.body, self.file, self.parameters) = (body, file, parameters)
    (self.assignments, prefixes) = (assignments, uses.prefixes)
    self.constants = Set(constants.map(\.name))
    references = uses.references
  }

  /// The labels of the call.
  var labels: [String] {
    assignments.sorted { $0.index < $1.index }.map(\.parameter.name)
  }

  /// The file with the call in the initializer.
  ///
  /// - Parameter extra: A parameter that the call gives its first value, so that no initializer of the app is called.
  func rewritten(with extra: StateParameter?) -> [UInt8] {
    var edits = prefixes.map { ($0, "") } + references.map { ($0, "$") }
    if assignments.isEmpty {
      let start = body[0].source.range.lowerBound
      let indentation = file.indentation(before: start)
      edits.append((start..<start, "\(call(with: extra, indentation))\n\(indentation)"))
    }
    for assignment in assignments {
      let (range, parameter) = (assignment.source.range, assignment.parameter)
      let isConstant = constants.contains(parameter.name)
      if isConstant {
        edits.append(
          (
            range.lowerBound..<assignment.value.source.range.lowerBound,
            "let \(parameter.stored): \(parameter.type ?? "") = "
          ))
      }
      guard assignment.place == assignments[assignments.count - 1].place else {
        if !isConstant { edits.append((file.lines(of: range), "")) }
        continue
      }
      let indentation = file.indentation(before: range.lowerBound)
      let call = call(with: extra, indentation)
      edits.append(
        isConstant
          ? (range.upperBound..<range.upperBound, "\n\(indentation)\(call)") : (range, call))
    }
    var bytes = file.file.bytes
    for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return bytes
  }

  /// The call of the generated initializer.
  private func call(with extra: StateParameter?, _ indentation: String) -> String {
    let given = Dictionary(
      uniqueKeysWithValues: assignments.map { assignment in
        let parameter = assignment.parameter
        let isConstant = constants.contains(parameter.name)
        return (parameter.name, isConstant ? parameter.stored : assignment.value.source.text)
      })
    let arguments = parameters.compactMap { parameter in
      (given[parameter.name] ?? (parameter.name == extra?.name ? parameter.value : nil))
        .map { "\(parameter.name): \($0)" }
    }
    let line = "self.init(\(arguments.joined(separator: ", ")))"
    let columns = 100
    if !line.contains("\n"), indentation.utf8.count + line.utf8.count <= columns { return line }
    let unit = indentation.hasPrefix("\t") ? "\t" : "  "
    let lines = arguments.map { argument in
      // Lines of a text would be longer.
      let isText = argument.contains("\"\"\"")
      return indentation + unit + (isText ? argument : argument.replacing("\n", with: "\n\(unit)"))
    }
    return "self.init(\n\(lines.joined(separator: ",\n"))\n\(indentation))"
  }
}

extension DelegatingInitializer.Assignment {
  /// Reads `self.count = value` or `_count = value`.
  fileprivate init?(_ statement: Statement, at place: Int, to parameters: [StateParameter]) {
    guard case .expression(let expression) = statement.kind,
      case .assignment(let target, by: "=", let value) = expression.kind
    else { return nil }
    let name: String
    switch target.kind {
    case .name(let own): name = own
    case .member(of: let owner?, name: let own) where owner.source.text == "self": name = own
    default: return nil
    }
    guard let index = parameters.firstIndex(where: { $0.stored == name }) else { return nil }
    self.init(
      place: place, parameter: parameters[index], index: index, source: statement.source,
      value: value)
  }

  /// Whether the value is a name that can as well stand in the call, also where something uses the field.
  fileprivate func isName(usedAs isUsed: Bool) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return !isUsed || name == parameter.name
  }
}

/// The uses of fields in an initializer.
private struct FieldUses {
  let assignments: [DelegatingInitializer.Assignment]
  /// The names of the state's members, and those that the initializer declares.
  let members: Set<String>
  let declared: Set<String>
  /// What only the file of the state sees, and the references among it that the generated code makes.
  let hidden: Set<String>
  let made: Set<String>
  /// The statement behind which the others follow the call.
  let callPlace: Int
  /// Where the names of those references begin.
  private(set) var references: [Range<Int>] = []
  /// The fields whose values something uses.
  private(set) var names: Set<String> = []
  /// Where `self.` stands before them.
  private(set) var prefixes: [Range<Int>] = []

  /// Reads a statement.
  ///
  /// - Returns: Whether it may stand where it does: it uses no other member before the call, and sets no wrapper behind it.
  mutating func read(_ statement: Statement, at place: Int, in file: ReadSwiftFile) -> Bool {
    let value = assignments.first { $0.place == place }?.value.source ?? statement.source
    let pieces = swiftPieces(of: file.file.bytes, in: value.range).filter(\.isCode)
    let isBehind = place > callPlace
    // The name on the left of an assignment, too.
    for piece in swiftPieces(of: file.file.bytes, in: statement.source.range)
    where piece.isCode && hidden.contains(piece.text) {
      guard isBehind, made.contains(piece.text), !declared.contains(piece.text) else {
        return false
      }
      references.append(piece.range.lowerBound..<piece.range.lowerBound + 1)
    }
    for (index, piece) in pieces.enumerated() {
      func text(_ distance: Int) -> String? {
        pieces.indices.contains(index + distance) ? pieces[index + distance].text : nil
      }
      if piece.text == "self", !isBehind, text(1) != "." { return false }
      let isOwn = text(-1) == "." && text(-2) == "self"
      let isLabel = text(1) == ":" && ["(", ","].contains(text(-1))
      guard isOwn || text(-1) != "." && !isLabel && !declared.contains(piece.text),
        members.contains(piece.text)
      else {
        if isOwn, !isBehind { return false }
        continue
      }
      let known = assignments.first { $0.place < place && $0.parameter.stored == piece.text }
      if isBehind, known?.parameter.isShared != true { continue }
      guard let known, !isBehind || text(1) != "=" else { return false }
      names.insert(known.parameter.name)
      if isOwn {
        prefixes.append(pieces[index - 2].range.lowerBound..<piece.range.lowerBound)
      }
    }
    return true
  }
}

extension ReadSwiftFile {
  /// A range with the rest of its lines, if nothing else stands on them.
  fileprivate func lines(of range: Range<Int>) -> Range<Int> {
    let bytes = file.bytes
    let start = bytes[..<range.lowerBound].lastIndex { !$0.isBlank } ?? -1
    let end = bytes[range.upperBound...].firstIndex { !$0.isBlank } ?? bytes.count
    guard start >= 0, bytes[start] == UInt8(ascii: "\n"), end < bytes.count,
      bytes[end] == UInt8(ascii: "\n")
    else { return range }
    return start + 1..<end + 1
  }
}

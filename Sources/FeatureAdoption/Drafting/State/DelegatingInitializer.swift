import SpecSource
import SpecSwift

/// A parameter of the initializer that is generated for a state.
struct StateParameter {
  /// The name of the field.
  var name: String
  /// The type of the parameter; nil if only a value shows it.
  var type: String?
  /// The default of the parameter.
  var value: String?
  /// Whether the parameter is the reference of a property wrapper.
  var isShared: Bool
  /// Whether calls pass the first value, because the spec does not declare it.
  var isOpened = false

  /// The name of the stored property.
  var stored: String { isShared ? "_\(name)" : name }
}

/// An initializer that stores references to shared values itself, rewritten to pass them to the generated
/// initializer.
///
/// Only the file of a state sees the storage of its wrappers: `_count`. The values that an initializer assigns to
/// fields, up to the last field without a first value, become the arguments of the call. The statements after these
/// assignments follow the call.
struct DelegatingInitializer {
  /// The statements of the initializer.
  private let body: [Statement]
  private let file: ReadSwiftFile
  /// The parameters of the generated initializer, in their order.
  private let parameters: [StateParameter]
  /// The assignments before the call, in the order of the initializer's statements.
  private let assignments: [Assignment]
  /// The places of `self.` before names that are now constants or parameters of the initializer.
  private let prefixes: [Range<Int>]
  /// The fields whose values are constants, because other code uses them or comes between them and the call.
  private let constants: Set<String>
  /// The places of the references' names that the initializer sets, and that only the generated file sees: `_count`.
  private let references: [Range<Int>]
  /// The declarations of references that the initializer reads.
  private let locals: [String]

  /// A statement that assigns a value to a field.
  struct Assignment {
    var place: Int
    var parameter: StateParameter
    /// The index of the parameter.
    var index: Int
    var source: SourceText
    var value: Expression
  }

  /// Takes an initializer apart; nil if it does something that cannot happen before the call of the generated
  /// initializer.
  ///
  /// - Parameters:
  ///   - members: The names of the state's members.
  ///   - made: The fields whose references the generated code makes itself, with their declarations.
  ///   - isCallFirst: Whether all statements follow the call, which sets the fields to their first values.
  init?(
    _ initializer: FunctionDeclaration, in file: ReadSwiftFile, parameters: [StateParameter],
    members: Set<String>, made: [String: String], isCallFirst: Bool = false
  ) {
    guard let body = initializer.body, !body.isEmpty else { return nil }
    let all = body.enumerated().compactMap { Assignment($1, at: $0, to: parameters) }
    // Without a field that has no first value, the call comes first.
    let place = isCallFirst ? -1 : all.last { $0.parameter.value == nil }?.place ?? -1
    if isCallFirst, parameters.contains(where: { $0.value == nil }) { return nil }
    let assignments = all.filter { $0.place <= place }
    guard Set(assignments.map(\.index)).count == assignments.count else { return nil }
    // The text before a value is removed together with the statement.
    let replaced = assignments.map { $0.source.range.lowerBound..<$0.value.source.range.lowerBound }
    guard !replaced.contains(where: file.hasComment) else { return nil }
    let declared = Set(initializer.parameters.map(\.name)).union(body.flatMap(\.declaredNames))
    let names = members.union(parameters.flatMap { [$0.stored, "$\($0.name)"] })
      .union(made.keys.map { "$\($0)" })
    var uses = FieldUses(
      assignments: assignments, members: names, declared: declared,
      hidden: Set(members.map { "_\($0)" }).subtracting(parameters.map(\.stored)),
      made: Set(made.keys), callPlace: place)
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
    // A reference that is set is read from the place where it is set.
    guard uses.setNames.isDisjoint(with: uses.readNames) else { return nil }
    references = uses.references
    locals = uses.readNames.sorted().compactMap { made[$0] }
    let start = body[0].source.range.lowerBound
    let isFirstOnLine =
      file.file.bytes[..<start].last { !$0.isBlank } == UInt8(ascii: "\n")
    guard isFirstOnLine || locals.isEmpty && !assignments.isEmpty else { return nil }
  }

  /// The labels of the call.
  var labels: [String] {
    parameters.indices.filter { index in
      parameters[index].isOpened || assignments.contains { $0.index == index }
    }.map { parameters[$0].name }
  }

  /// Returns the file with the call in the initializer.
  ///
  /// - Parameter extra: A parameter to which the call passes the first value, so that the call does not mean an
  ///   initializer of the app.
  func rewritten(with extra: StateParameter?) -> [UInt8] {
    var edits = prefixes.map { ($0, "") } + references.map { ($0, "$") }
    let indentation = file.indentation(before: body[0].source.range.lowerBound)
    let start = body[0].source.range.lowerBound - indentation.utf8.count
    let first = locals + (assignments.isEmpty ? [call(with: extra, indentation)] : [])
    edits.append((start..<start, first.map { "\(indentation)\($0)\n" }.joined()))
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
    // An insertion before a range comes after the edit of that range.
    let ordered = edits.sorted {
      ($0.0.lowerBound, $0.0.count) > ($1.0.lowerBound, $1.0.count)
    }
    for (range, text) in ordered {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return bytes
  }

  /// Returns the call of the generated initializer.
  private func call(with extra: StateParameter?, _ indentation: String) -> String {
    let given = Dictionary(
      uniqueKeysWithValues: assignments.map { assignment in
        let parameter = assignment.parameter
        let isConstant = constants.contains(parameter.name)
        return (parameter.name, isConstant ? parameter.stored : assignment.value.source.text)
      })
    let arguments = parameters.compactMap { parameter in
      (given[parameter.name]
        ?? (parameter.isOpened || parameter.name == extra?.name ? parameter.value : nil))
        .map { "\(parameter.name): \($0)" }
    }
    let line = "self.init(\(arguments.joined(separator: ", ")))"
    let columns = 100
    if !line.contains("\n"), indentation.utf8.count + line.utf8.count <= columns { return line }
    let unit = indentation.hasPrefix("\t") ? "\t" : "  "
    let lines = arguments.map { argument in
      // Lines in a string literal would get longer.
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

  /// Whether the value is a name that can be in the call directly, even if other code uses the field.
  fileprivate func isName(usedAs isUsed: Bool) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return !isUsed || name == parameter.name
  }
}

extension ReadSwiftFile {
  /// Extends a range over the rest of its lines, if no other text is on them.
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

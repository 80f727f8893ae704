import FeatureSpec
import SpecSource
import SpecSwift

/// Finds values that read like a text without quotes.
func lintTexts(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let setup = [feature.exploration?.setup].compactMap(\.self)
  return lintTexts(in: feature.state + feature.parameters, feature.types)
    + unquoted(project.view(of: feature).map { texts(in: $0, of: feature) } ?? [])
    + (feature.tests + setup).flatMap { lintTexts(of: $0, of: feature, in: project) }
}

/// Finds the values of texts in the preview of a view.
private func texts(in view: FeatureView, of feature: Feature) -> [SwiftFragment] {
  let fields = view.preview.filter { feature.field(named: $0.name.value)?.isText == true }
  let arguments = view.arguments.filter { feature.parameter(named: $0.name.value)?.isText == true }
  return (fields + arguments).map(\.value)
}

/// Finds values of a test that read like a text without quotes, except for the names that the test declares.
private func lintTexts(
  of test: TestCase, of feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  let given = test.given.filter { feature.field(named: $0.name.value)?.isText == true }
  let expected = (test.givenParts + test.steps.flatMap(\.expectations)).filter {
    project.field(at: $0.address, of: feature)?.isText == true
  }
  let arguments = test.arguments.filter { feature.parameter(named: $0.name.value)?.isText == true }
  let values = (given + arguments).map(\.value) + expected.map(\.value)
  return unquoted(values.filter { !test.declaredNames.contains($0.text) })
}

/// Finds values of fields and of nested structs that read like a text without quotes.
func lintTexts(in fields: [Field], _ types: [NestedType]) -> [Diagnostic] {
  let nested = types.flatMap { type in
    if case .structure(let fields) = type.kind { fields } else { [Field]() }
  }
  return unquoted((fields + nested).filter(\.isText).compactMap(\.defaultValue))
}

/// Finds the values of texts that consist of a name.
private func unquoted(_ values: [SwiftFragment]) -> [Diagnostic] {
  values.filter(\.isBareWord).map { value in
    var finding = Diagnostic.finding(
      .unquotedText, "'\(value.text)' is a name in Swift, not a string", at: value.span)
    finding.suggest(Hint(showing: quoting(value), after: "put it in quotes: "))
    return finding
  }
}

/// Makes the edit that turns a name into a text. After '=', YAML keeps the quotes of Swift; elsewhere they need
/// quotes of YAML around them.
private func quoting(_ value: SwiftFragment) -> Diagnostic.Fix {
  let bytes = value.span.file.bytes
  var place = value.span.startOffset..<value.span.startOffset + value.span.text.utf8.count
  // The existing quotes are quotes of YAML and are removed.
  let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
  if let quote = bytes[..<place.lowerBound].last, quotes.contains(quote),
    bytes[place.upperBound...].first == quote
  {
    place = place.lowerBound - 1..<place.upperBound + 1
  }
  let before = bytes[..<place.lowerBound].last { $0 != UInt8(ascii: " ") }
  let text = "\"\(value.text)\""
  return Diagnostic.Fix(
    replacing: SourceSpan(file: value.span.file, offsets: place),
    by: before == UInt8(ascii: "=") ? text : "'\(text)'")
}

extension Field {
  /// Whether the field's value is a text.
  fileprivate var isText: Bool {
    [.named("String"), .optional(.named("String"))].contains(type.analysis.typeForm)
  }
}

extension SwiftFragment {
  /// Whether the fragment consists of a single name.
  fileprivate var isBareWord: Bool {
    guard analysis.references.count == 1, let reference = analysis.references.first else {
      return false
    }
    return reference.range == 0..<text.utf8.count && reference.members.isEmpty
      && reference.baseCall == nil && text != "nil"
  }
}

extension Rule {
  /// A value that reads like a text without quotes.
  public static let unquotedText = Rule(
    "unquoted-text", .optional(.warning),
    reason: """
      Values are Swift. A string needs double quotes in Swift, and single quotes around them in YAML. Without the double quotes, \
      Swift looks for a declaration of that name.
      """,
    wrong: """
      feature: Greeting
      state: {name: String = Ada}
      actions: {rename: state.name = "Grace"}
      """,
    right: """
      feature: Greeting
      state: {name: 'String = "Ada"'}
      actions: {rename: state.name = "Grace"}
      """)
}

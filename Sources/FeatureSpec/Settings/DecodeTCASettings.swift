import SpecSource
import SpecYAML

extension Schema {
  static let tca = Schema(
    subject: "the settings of the tca set",
    keys: [
      SchemaKey(
        "version", "the version of the library: '1.17', '1.25.0' or '1.25', its newest release",
        as: .choice(TCAVersion.allCases.map(\.rawValue)), example: "'1.25'"),
      SchemaKey(
        "macros", "'expand' if generated code contains the expansions of the library's macros",
        as: .choice(TCAMacros.allCases.map(\.rawValue)), example: "expand"),
    ])
}

extension SpecDecoder {
  /// Reads the settings of the Composable Architecture.
  mutating func tcaSettings(_ node: YAMLNode?) -> TCASettings {
    var settings = TCASettings()
    guard let node, let mapping = mapping(node, as: .tca) else { return settings }
    if let version = tcaVersion(mapping["version"]) { settings.version = version }
    if let node = mapping["macros"], let macros: TCAMacros = choice(node, "a value of 'macros'") {
      settings.macros = macros
      if macros == .expand { checkExpansion(for: settings.version, at: node.span) }
    }
    return settings
  }

  /// Reports a version for which the expansion of the library's macros is unknown.
  private mutating func checkExpansion(for version: TCAVersion, at span: SourceSpan) {
    guard !version.canExpandMacros else { return }
    let known = TCAVersion.allCases.filter(\.canExpandMacros).map { "'\($0.rawValue)'" }
    report(
      .unsupportedVersion,
      "the macros of version '\(version.rawValue)' of the Composable Architecture cannot be expanded",
      at: span,
      hint:
        "name version \(known.joined(separator: " or ")), or write 'use' to let the compiler expand them"
    )
  }

  /// Reads a version of the library. A version that is close in spelling is not a useful guess: 1.24 is nearer to
  /// 1.17 than to 1.25.
  private mutating func tcaVersion(_ node: YAMLNode?) -> TCAVersion? {
    guard let node, let text = text(node, "a version") else { return nil }
    if let version = TCAVersion(rawValue: text.value) { return version }
    let known = TCAVersion.allCases.map { "'\($0.rawValue)' for \($0.releases)" }
    report(
      .unsupportedVersion,
      text.value.isEmpty
        ? "the version is missing"
        : "'\(text.value)' is not a supported version of the Composable Architecture",
      at: text.span,
      hint: "write \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")")
    return nil
  }
}

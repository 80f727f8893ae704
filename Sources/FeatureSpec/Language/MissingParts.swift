/// The parts of a feature that could not be read.
public struct MissingParts: Sendable {
  /// The missing declarations.
  public var declarations: MissingDeclarations
  /// Whether effects are missing, so that not all sent actions and ids are known.
  public var effects: Bool
}

/// The declarations of a spec that could not be read, by the keys of their sections.
public struct MissingDeclarations: Sendable {
  /// The sections that may lack any name.
  var sections: Set<String>
  /// The names that the other sections lack.
  var names: [String: Set<String>]

  /// Whether no declaration is missing that other parts of specs refer to.
  public var isEmpty: Bool { sections.isEmpty && names.isEmpty }
}

/// The parts of a test that could not be read.
package struct MissingTestParts: Sendable {
  /// Whether steps are missing, whose absence is not reported.
  package var steps: Bool
  /// Whether values that the test begins with are missing, whose absence is not reported.
  package var values: Bool
}

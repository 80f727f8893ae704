import SpecSource

/// The result of linking a name of any kind.
public protocol LinkedName {}

/// The declaration that a name in a spec refers to, as far as the linker has found it.
///
/// The enum is indirect because many names exist and they are copied often.
public indirect enum Resolution<Target: Sendable>: Sendable, LinkedName {
  /// The linker has not read the name yet.
  case unlinked
  /// The declaration may be in a part of the project that could not be read.
  case missing
  /// No declaration has the name, as the diagnostic reports.
  case failed(Diagnostic)
  /// The declaration.
  case found(Target)

  /// The declaration; nil if no declaration is found.
  public var target: Target? {
    if case .found(let target) = self { target } else { nil }
  }

  /// The error about a name that no declaration has.
  package var diagnostics: [Diagnostic] {
    if case .failed(let diagnostic) = self { [diagnostic] } else { [] }
  }

  /// The declaration in a project without errors. Code is generated only from such a project.
  public var linked: Target {
    guard let target else { preconditionFailure("a project with errors has no code") }
    return target
  }
}

/// Why a file is not what it should be.
public enum DriftCause: String, Sendable, CaseIterable, Comparable {
  /// Its spec has changed since it was generated.
  case specChanged = "spec-changed"
  /// Something else that it is made of has changed: the settings, a template, the tool or another spec.
  case inputsChanged = "inputs-changed"
  /// Somebody has changed the generated file.
  case editedByHand = "edited-by-hand"
  /// A formatter has changed its spaces and line breaks.
  case formatted
  /// It holds the marks of a merge conflict.
  case mergeConflict = "merge-conflict"
  /// It does not exist.
  case missing
  /// It was generated, but no spec describes it any more.
  case orphaned

  /// The order in which causes are listed.
  public static func < (left: DriftCause, right: DriftCause) -> Bool {
    left.rawValue < right.rawValue
  }
}

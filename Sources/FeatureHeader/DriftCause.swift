/// The cause of a difference between a file and its expected form.
public enum DriftCause: String, Sendable, CaseIterable, Comparable {
  /// A change of the file's spec since the generation.
  case specChanged = "spec-changed"
  /// A change of another input: the settings, a template, the tool or another spec.
  case inputsChanged = "inputs-changed"
  /// A change of the generated file by hand.
  case editedByHand = "edited-by-hand"
  /// A change of spaces and line breaks by a formatter.
  case formatted
  /// The marks of a merge conflict in the file.
  case mergeConflict = "merge-conflict"
  /// A missing file.
  case missing
  /// A generated file that no spec describes any more.
  case orphaned

  /// Orders causes as lists show them.
  public static func < (left: DriftCause, right: DriftCause) -> Bool {
    left.rawValue < right.rawValue
  }
}

import SpecSource
import SpecSwift

/// The Swift that a handler is made from.
struct HandlerSource {
  /// The case.
  var branch: Branch
  /// The file of the case.
  var file: ReadSwiftFile
  /// The place of the case.
  var span: SourceSpan
  /// The pattern of the whole action; nil when there is none.
  var whole: Pattern?
  /// The names that the case gives to the payload.
  var boundNames: [String?] = []
  /// The replacements for names that the spec does not have.
  var substitutions: [String: String] = [:]
  /// Whether the case was reached through functions or other choices.
  var isDispatched = false
}

import SpecSource
import SpecSwift

/// What a feature does with an action.
struct DraftedHandler {
  /// The action as a spec names it.
  var address: String
  /// Whether it is one of the feature's own.
  var isOwn: Bool
  /// What is done.
  var keys: [DraftKey]
  /// The comments above it.
  var comments: [String]
  /// The pattern that takes apart what the action carries; nil when its values only get names.
  var pattern: String?
  /// Whether other forms of what the action carries fall to a `default`.
  var hasDefault = false
  /// What has to hold besides the pattern.
  var condition: SourceText?
  /// How many values the pattern is about.
  var parts = 1
  /// Where its reducer stands in the body.
  var place: Int
  /// Where it stands.
  var span: SourceSpan
  /// The pattern of the whole action; nil where there is none.
  var whole: Pattern?
  /// Whether its pattern is one of the whole action.
  var choosesAction = false
  /// The case that it was made from.
  var branch: Branch
  /// The names that the case gives to what the action carries.
  var boundNames: [String?]
  /// The file of the case.
  var file: ReadSwiftFile
  /// What stands for names that the spec does not have.
  var substitutions: [String: String] = [:]
  /// Whether functions or other choices lead to it.
  var isDispatched = false
  /// What it does, where that becomes a function in Swift.
  var manual: String?
}

import SpecSource
import SpecSwift

/// A name that stands in a spec, with the declaration that it means.
struct FoundName: Sendable {
  /// Where it stands, in the file.
  var span: SourceSpan
  /// The name, without backticks.
  var name: String
  /// How it is written.
  var form: SwiftNameUse.Form
  /// The text of Swift that it stands in; nil for a name that stands in no Swift.
  var scalar: SourceSpan?
  /// Where what it means is declared; nil for what no spec declares.
  var declaration: SourceSpan?
  /// Whether it is unknown what stands in front of it, so that it may mean anything of that name.
  var isOpen = false
}

extension Candidate {
  /// Where its name is declared.
  var identity: SourceSpan? { named ?? declaration }

  /// A value of which nothing is known but what is in it.
  static func value(_ scope: Scope) -> Candidate {
    Candidate(name: "", kind: .variable, signature: "", leadsTo: scope)
  }
}

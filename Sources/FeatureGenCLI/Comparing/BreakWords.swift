import FeatureComparison
import FeatureDocumentation
import SpecSource

extension PossibleBreak {
  /// The users of a break, and the reason why the break is accepted, as lines.
  var breakLines: [String] {
    users.map { $0.words + mark(of: $0) }
      + [acceptance].compactMap { $0.map { "accepted: \(words(for: $0))" } }
  }

  /// The users of a break, and the reason why the break is accepted, as items of a Markdown list.
  var breakItems: [String] {
    users.map { user in
      let places = markdownText(user.places.joined(separator: ", "))
      return "used by **\(markdownText(user.name))**: \(places)\(mark(of: user))"
    } + [acceptance].compactMap { $0.map { "accepted: \(markdownText(words(for: $0)))" } }
  }

  /// Returns the mark of a user that is changed, too; empty if all users are changed.
  private func mark(of user: MemberUser) -> String {
    user.isChanged && acceptance != .changedUsers ? " (changed, too)" : ""
  }

  /// Returns the reason why a break is accepted, in words.
  func words(for acceptance: Acceptance) -> String {
    switch acceptance {
    case .reason(let reason): reason
    case .changedUsers where users.count == 1: "its user is changed, too"
    case .changedUsers: "all \(users.count) users are changed, too"
    }
  }
}

extension MemberUser {
  /// The user, and the places where it uses the changed member.
  var words: String {
    let shown = places.prefix(4).joined(separator: ", ")
    let more = places.count > 4 ? " and \(places.count - 4) more" : ""
    return "\(name): \(shown)\(more)"
  }
}

extension IdlePermission {
  /// The permission as an error, with a hint.
  var diagnostic: Diagnostic {
    switch self {
    case .unknown(let name, let breaks):
      .error(
        .unusableArgument, "no change has the name '\(name)', which '--allow' accepts", at: nil,
        hint: closestName(to: name, among: breaks).map { "did you mean '\($0)'?" }
          ?? (breaks.isEmpty
            ? "nothing is left to accept; leave '--allow' out"
            : "the breaking changes are \(breaks.map { "'\($0)'" }.joined(separator: ", "))"))
    case .unneeded(let name):
      Diagnostic(
        .warning, .unusableArgument, "'--allow' accepts '\(name)', which counts as no break",
        at: nil,
        hint: "leave the option out, so that it hides no later break")
    }
  }
}

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
    user.isChanged && acceptance != .changedUsers ? " (also changed)" : ""
  }

  /// Returns the reason why a break is accepted, in words.
  func words(for acceptance: Acceptance) -> String {
    switch acceptance {
    case .reason(let reason): reason
    case .changedUsers where users.count == 1: "its user has also changed"
    case .changedUsers: "all \(users.count) users have also changed"
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
        .unusableArgument, "'\(name)', which '--allow' accepts, is not the name of a change",
        at: nil,
        hint: closestName(to: name, among: breaks).map { "did you mean '\($0)'?" }
          ?? (breaks.isEmpty
            ? "leave out '--allow': there is no breaking change to accept"
            : "the breaking changes are \(breaks.map { "'\($0)'" }.joined(separator: ", "))"))
    case .unneeded(let name):
      Diagnostic(
        .warning, .unusableArgument, "'\(name)', which '--allow' accepts, is not a breaking change",
        at: nil,
        hint: "leave out the option, so that it hides no later breaking change")
    }
  }
}

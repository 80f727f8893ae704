/// The members of a feature's types, sorted by their treatment.
struct DraftedMembers {
  /// The members that the spec describes.
  var drafted: [Member] = []
  /// The members that stay Swift, each with the name of its type.
  var kept: [(type: String, member: Member)] = []
  /// The remaining members that need a change to have the same meaning in another file, in their changed form.
  var rewritten: [Member] = []
  /// The initializers of the state that take the children among the other fields. Generated initializers take the
  /// children last.
  var reordered: [Member] = []
  /// The fields that the generated initializer takes after the others, which makes it differ from the app's
  /// initializer.
  var afterOthers: [Member] = []
  /// The fields whose first values were always replaced by the initializer's own defaults.
  var overwritten: [Member] = []
  /// The fields that were private, or that only their file set, and that are visible to others in the generated code.
  var openedFields: [Member] = []
  /// The nested features that have their own specs.
  var elsewhere: [Member] = []
  /// The members that the spec describes in the places that name them.
  var inlined: [Member] = []

  /// Adds the members of another part of the feature. A member that the spec describes no longer stays Swift.
  mutating func add(_ other: DraftedMembers) {
    kept.removeAll { $0.member.isSame(as: other.drafted) }
    drafted += other.drafted
    kept += other.kept
    rewritten += other.rewritten
    reordered += other.reordered
    afterOthers += other.afterOthers
    overwritten += other.overwritten
    openedFields += other.openedFields
    elsewhere += other.elsewhere
    inlined += other.inlined
  }
}

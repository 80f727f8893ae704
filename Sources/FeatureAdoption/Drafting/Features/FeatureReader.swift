import SpecSwift

/// A reader of a part of a feature, with the source that it describes and the members that it keeps.
protocol FeatureReader {
  /// The facts about the feature that are known before it is drafted.
  var context: DraftingContext { get }
  /// The parts of the source that the reader describes.
  var claims: Claims { get set }
  /// The members, sorted by their treatment.
  var members: DraftedMembers { get set }
}

extension FeatureReader {
  /// The feature.
  var feature: LinkedType { context.feature }

  /// The types of the app.
  var types: LinkedTypes { context.types }

  /// The app's protocol that the feature conforms to instead of `Reducer`.
  var style: AppStyle? { context.style }

  /// Records that the spec describes a member.
  mutating func drafted(_ member: Member, claiming range: Range<Int>) {
    members.add(DraftedMembers(drafted: [member]))
    claims.claim(range, in: member.file)
  }

  /// Keeps a member as it is.
  mutating func keep(_ member: Member, in type: String) {
    members.kept.append((type, member))
  }

  /// Takes the statements of a member into the spec, in the place that names the member.
  mutating func inline(_ member: Member, upTo end: Int) throws(NotDrafted) {
    guard !member.isSame(as: members.inlined),
      member.declaration.attributes.allSatisfy({ $0.name.hasPrefix("ReducerBuilder") })
    else {
      throw NotDrafted("a function that handles actions and is called twice", at: member.span)
    }
    members.add(DraftedMembers(drafted: [member], inlined: [member]))
    claims.claim(member.declaration.source.range.lowerBound..<end, in: member.file)
  }

  /// Takes the source and the members of a reader of a smaller part.
  mutating func take(_ reader: some FeatureReader) {
    claims.add(reader.claims)
    members.add(reader.members)
  }
}

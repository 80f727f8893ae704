import FeatureSpec
import SpecSource
import SpecSwift

/// A feature as a spec, and what its Swift becomes.
struct FeatureDraft {
  /// The feature.
  let feature: LinkedType
  /// The keys of the spec.
  var keys: [DraftKey]
  /// The types of the features that it has as children.
  var children: Set<String>
  /// The keys of the dependencies that it uses, and the types of those that it asks for by them.
  var dependencies: [String]
  /// The types of its choices between children.
  var oneOfs: [String]
  /// Whether its types are public.
  var isPublic: Bool
  /// Its access, where that is not its module's.
  var access: Settings.Access?
  /// The declarations that the spec is made from, and those that stay Swift.
  var members: DraftedMembers
  /// What extensions that stay say that the feature conforms to.
  var laterProtocols: Set<String> = []
  /// What it conforms to no longer, since nothing asks for that.
  var unusedProtocols: Set<String> = []
  /// What an extension says that it conforms to, in place of its declaration.
  var movedProtocols: Set<String> = []
  /// The handlers that become functions in Swift.
  var manual: [ManualHandler] = []
  /// The file that has functions of handlers already.
  var handlersFile: ReadSwiftFile?
  /// What only its file saw and generated code names, so that it becomes internal.
  var opened: [Member] = []
  /// What only its file saw and the feature alone uses, so that it becomes a member of that.
  var moved: [Member] = []
  /// The fields that only their file saw, or set, and that others see in what is generated.
  var openedFields: [Member] = []

  /// The features that stand in it and have specs of their own.
  var elsewhere: [Member] = []

  /// The keys of the spec with that of its access.
  var keysWithAccess: [DraftKey] {
    guard let access else { return keys }
    let first = keys.prefix { ["feature", "in", "doc"].contains($0.name) }
    return first + [DraftKey("access", .text(access.rawValue))] + keys.dropFirst(first.count)
  }

  /// The spec's name.
  var name: String { feature.type.name }

  /// The file that declares the feature.
  var origin: SourceFile { feature.origin.file.file }
}

/// What becomes of the members of a feature's types.
struct DraftedMembers {
  /// Those that the spec says.
  var drafted: [Member] = []
  /// Those that stay Swift, by the name of the type that they are members of.
  var kept: [(type: String, member: Member)] = []
  /// Those of them that only do the same in another file after a change, as they are then.
  var rewritten: [Member] = []
  /// Initializers of the state that take the children among the other fields, which generated ones do behind them.
  var reordered: [Member] = []
  /// Fields that the generated initializer takes behind the others, so that it is another one than the app's.
  var behindOthers: [Member] = []
  /// Fields whose first values the initializer always replaced by its own defaults.
  var overwritten: [Member] = []
}

import SpecSwift

/// The members of the feature's type, by their meanings.
struct DeclaredMembers {
  /// The body.
  var body: (statements: [Statement], interior: Range<Int>, file: ReadSwiftFile)?
  /// The dependencies, as entries of a list, with their keys or types.
  var dependencies: [(entry: SpecDraft, key: String)] = []
  /// The choices of children, by the names of their types.
  var oneOfs: [String: [OneOfCase]] = [:]
  /// The key paths to state that properties of the feature contain, by the properties' names.
  var keyPaths: [String: String] = [:]
  /// The types whose cases name effects to cancel.
  var cancelTypes: Set<String> = []
}

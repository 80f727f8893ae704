import SpecSource
import SpecSwift

/// The types of an app, each with its extensions from all files.
struct LinkedTypes {
  /// All types, in the order of their places.
  let all: [LinkedType]
  /// The protocols that reducers conform to.
  let reducerProtocols: Set<String>
  /// The styles of the app's own protocols that refine `Reducer`; for generated code, the styles that it was
  /// generated for.
  private(set) var styles: [AppStyle] = []
  /// For generated code, the types that it was generated for, some of which are not generated.
  let originals: [LinkedTypes]
  /// The files that declare the types.
  let files: [ReadSwiftFile]
  /// The protocols of the app that nothing requires.
  let unusedProtocols = UnusedProtocols()
  private let byName: [String: [LinkedType]]
  private let foreignMembers: [String: [Member]]
  private let aliases: [String: String]

  /// Makes the linked types of files.
  ///
  /// - Parameter original: The types that the files were generated for; nil for the app's own files.
  init(_ files: [ReadSwiftFile], generatedFor original: LinkedTypes? = nil) {
    let linker = TypeLinker(files)
    self.files = files
    all = linker.types
    byName = Dictionary(grouping: all, by: \.name)
    (foreignMembers, aliases) = (linker.foreignMembers, linker.aliases)
    reducerProtocols = FeatureAdoption.reducerProtocols(among: all)
    originals = original.map { [$0] } ?? []
    styles = original?.styles ?? appStyles()
  }

  /// The type that a name means in a file; the nearest one if several types have the name.
  subscript(name: String, from file: ReadSwiftFile) -> LinkedType? {
    byName[name]?.nearest(to: file) { $0.origin.file }
  }

  /// Returns the type that is written in a file, also if it is generic, optional, an alias, or qualified by a module.
  func type(written text: String, in file: ReadSwiftFile) -> LinkedType? {
    let name = withoutArguments(text)
    if let type = self[name, from: file] { return type }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let rest = parts.count > 1 ? parts[1] : nil
    if let alias = aliases[parts.first ?? ""], withoutArguments(alias) != name {
      let path = [withoutArguments(alias)] + [rest].compactMap(\.self)
      return type(written: path.joined(separator: "."), in: file)
    }
    return rest.flatMap { self[$0, from: file] }
  }

  /// Returns the type that a name of the app is an alias of; the name itself if it is no alias.
  func meaning(of name: String) -> String {
    var (name, seen) = (name, Set<String>())
    while let type = aliases[name], seen.insert(name).inserted { name = type.onOneLine }
    return name
  }

  /// Returns the members that the app adds to a type that it does not declare itself.
  func members(addedTo name: String) -> [Member] { foreignMembers[name] ?? [] }
}

/// Returns the name of a type without generic arguments and marks: `Form.State` for `Form<New, Old>.State?`.
func withoutArguments(_ text: String) -> String {
  var depth = 0
  return text.filter { character in
    if character == "<" { depth += 1 }
    defer { if character == ">" { depth -= 1 } }
    return depth == 0 && character != "?" && !character.isWhitespace
  }
}

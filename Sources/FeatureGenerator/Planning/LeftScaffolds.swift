import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache

/// A file that was created once for a spec that is gone.
public struct LeftScaffold: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The name that the spec had.
  public var name: String
}

/// Finds files that lie where a template set creates files once, for names that no spec has.
///
/// Such a file belongs to the user and bears no header, so its path alone says what it was created for.
///
/// - Parameter paths: The files in the folders that files are generated into, without those that specs describe.
public func leftScaffolds(
  among paths: [String], in project: FeatureProject, with sets: TemplateSets
) -> [LeftScaffold] {
  let names = Set(
    (project.features.map(\.name.value) + project.clients.map(\.name.value)
      + project.models.map(\.name.value)).map(lastPart))
  let found = sets.names.compactMap { sets[$0] }.flatMap { set in
    set.outputs.indices.filter { set.isOfSpecsAlone($0) }.flatMap { index in
      paths.compactMap { path in
        set.name(ofOutput: index, at: path).map { LeftScaffold(path: path, name: $0) }
      }
    }
  }
  return Set(found).filter { !names.contains($0.name) }.sorted { $0.path < $1.path }
}

extension TemplateSet {
  /// Whether files at the path of an output can only have been created once: no other output lies there, as generated views
  /// do, whose names people give to theirs, too.
  fileprivate func isOfSpecsAlone(_ index: Int) -> Bool {
    outputs[index].ownership == .scaffolded
      && !outputs.contains {
        $0.ownership == .generated && $0.path.value == outputs[index].path.value
      }
  }

  /// The name for which an output lies at a path; nil where it never does.
  fileprivate func name(ofOutput index: Int, at path: String) -> String? {
    // What follows the last value in the template of the path is the end of the path.
    let template = outputs[index].path.value
    guard let close = template.lastIndex(of: "}") else { return nil }
    let end = template[template.index(after: close)...]
    guard !end.isEmpty, !end.contains("/"), path.hasSuffix(end) else { return nil }
    let start = path.dropLast(end.count)
    let name = String(
      start[(start.lastIndex(of: "/").map { start.index(after: $0) } ?? start.startIndex)...])
    // Any folder may have the file: a feature in another one lies in the folder of that.
    let values: TemplateValue = .object(
      TemplateObject([("name", .text(name)), ("sources", .text("")), ("tests", .text(""))]))
    guard !name.isEmpty, let own = try? self.path(ofOutput: index, values), path.hasSuffix(own)
    else { return nil }
    return name
  }
}

/// The name of a feature without those of the features around it.
private func lastPart(_ name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

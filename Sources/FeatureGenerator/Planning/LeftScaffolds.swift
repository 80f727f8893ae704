import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache

/// A file that was created once for a spec that no longer exists.
public struct LeftScaffold: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The former name of the spec.
  public var name: String
}

/// Finds files at paths where a template set creates files only once, for names that no spec has.
///
/// Such a file belongs to the user and has no header, so only its path shows its former spec.
///
/// - Parameter paths: The files in the folders of generated files, without the files that specs describe.
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
  /// Returns whether only the generator creates files at the paths of an output, once. This does not hold for a path
  /// that a generated output shares, such as the path of views, because people use the names of views for their own
  /// files, too.
  fileprivate func isOfSpecsAlone(_ index: Int) -> Bool {
    outputs[index].ownership == .scaffolded
      && !outputs.contains {
        $0.ownership == .generated && $0.path.value == outputs[index].path.value
      }
  }

  /// Returns the name for which an output has a path; nil if the output cannot have the path.
  fileprivate func name(ofOutput index: Int, at path: String) -> String? {
    // The text after the last value in the template of the path is the end of the path.
    let template = outputs[index].path.value
    guard let close = template.lastIndex(of: "}") else { return nil }
    let end = template[template.index(after: close)...]
    guard !end.isEmpty, !end.contains("/"), path.hasSuffix(end) else { return nil }
    let start = path.dropLast(end.count)
    let name = String(
      start[(start.lastIndex(of: "/").map { start.index(after: $0) } ?? start.startIndex)...])
    // The file may be in any folder, because a nested feature is in the folder of its outer feature.
    let values: TemplateValue = .object(
      TemplateObject([("name", .text(name)), ("sources", .text("")), ("tests", .text(""))]))
    guard !name.isEmpty, let own = try? self.path(ofOutput: index, values), path.hasSuffix(own)
    else { return nil }
    return name
  }
}

/// Returns the name of a feature without the names of the features around it.
private func lastPart(_ name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

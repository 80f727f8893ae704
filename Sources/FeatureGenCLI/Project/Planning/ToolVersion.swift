import FeatureProgram
import FeatureSpec
import SpecSource
import SpecYAML

extension ProjectPlan {
  /// The error for a project that another version of the tool generates; nil where the versions are equal, or the
  /// settings name no version.
  var otherTool: Diagnostic? {
    guard let tool = project?.settings.tool, tool.value != version else { return nil }
    return .error(
      .otherVersion,
      "this project requires featuregen \(tool.value), but this is \(version)",
      at: tool.span,
      hint:
        "install \(tool.value), or move the project to \(version) with '\(toolCommand) generate --upgrade'"
    )
  }
}

/// Writes the version of this tool into a project's settings.
///
/// - Returns: The change of the settings; nil where they name this version or none.
func upgradeOfTool(_ fileSystem: FileSystem) throws(FileSystemError) -> FileOperation? {
  guard let sources = try loadSources(fileSystem) else { return nil }
  let settings = parseYAML(sources.settings).value.flatMap { decodeSettings($0).value }
  guard let tool = settings?.tool, tool.value != version else { return nil }
  var contents = sources.settings.original
  contents.replaceSubrange(tool.span.offsets, with: Array(version.utf8))
  return .write(
    path: settingsPath, contents: contents, former: .bytes(sources.settings.original))
}

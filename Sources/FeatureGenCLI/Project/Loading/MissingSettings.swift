import SpecSource

/// Makes the error for a folder without a project, with a hint that leads to one.
///
/// - Throws: `FileSystemError` when the contents of the folder cannot be determined.
func missingSettings(_ fileSystem: FileSystem) throws(FileSystemError) -> Diagnostic {
  .error(
    .missingProject, "'\(settingsPath)' is missing in this folder", at: nil,
    hint: try wayToSettings(fileSystem))
}

/// Finds the most likely remedy for missing settings.
private func wayToSettings(_ fileSystem: FileSystem) throws(FileSystemError) -> String {
  let otherName = settingsPath.dropLast("yaml".count) + "yml"
  if try fileSystem.read(String(otherName)) != nil {
    return "rename '\(otherName)' to '\(settingsPath)'"
  }
  if let folder = fileSystem.projectAbove() {
    return
      "run featuregen in '\(folder)', which has settings, or name that folder with '-C'"
  }
  return """
    run featuregen in the folder that contains 'Specs', or name that folder with '--directory';
    '\(toolCommand) init' starts a new project here
    """
}

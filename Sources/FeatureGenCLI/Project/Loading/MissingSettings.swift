import SpecSource

/// Makes the error for a folder without a project, with a hint that leads to one.
///
/// - Throws: `FileSystemError` when the contents of the folder cannot be determined.
func missingSettings(_ fileSystem: FileSystem) throws(FileSystemError) -> Diagnostic {
  .error(
    .missingProject, "there is no '\(settingsPath)' here", at: nil,
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
      "there is one in '\(folder)', as seen from here; run featuregen there, or name it with '-C'"
  }
  return """
    run featuregen in the folder above 'Specs', or name it with '--directory';
    '\(toolCommand) init' begins a new project here
    """
}

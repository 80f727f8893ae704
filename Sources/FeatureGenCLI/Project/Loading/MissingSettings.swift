import SpecSource

/// The error for a folder that is no project, with the way to one.
///
/// - Throws: `FileSystemError` when it cannot be seen what is there instead.
func missingSettings(_ fileSystem: FileSystem) throws(FileSystemError) -> Diagnostic {
  .error(
    .missingProject, "there is no '\(settingsPath)' here", at: nil,
    hint: try wayToSettings(fileSystem))
}

/// What to do where there are no settings: what is most likely to be meant.
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

/// Swift's package manager, as a program and its first arguments, for a build in the folder that '--scratch-path' names:
/// the variable would take precedence.
let packageManagerWithScratchPath = ["env", "-u", "SWIFTPM_BUILD_DIR", "swift"]

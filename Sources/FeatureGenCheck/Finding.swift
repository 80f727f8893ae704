/// A difference between specs and generated code, at a place where editors can show it.
struct Finding: Equatable {
  /// The file at which the finding is shown, relative to the project.
  var path: String
  /// The line in that file; headers provide only the first line.
  var line = 1
  /// The problem and its fix.
  var message: String

  /// Renders the finding in the format of compilers, so that Xcode and other editors show it at its place.
  func rendered(in project: ProjectFolder) -> String {
    "\(project.absolute(path)):\(line): error: \(message)"
  }
}

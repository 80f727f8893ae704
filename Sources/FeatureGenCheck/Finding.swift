/// A difference between specs and generated code, at a place where editors can show it.
struct Finding: Equatable {
  /// The file that it is shown at, relative to the project.
  var path: String
  /// The line in that file; headers know of none but the first.
  var line = 1
  /// What is wrong, and what to do.
  var message: String

  /// The finding as compilers print theirs, so that Xcode and other editors show it at its place.
  func rendered(in project: ProjectFolder) -> String {
    "\(project.absolute(path)):\(line): error: \(message)"
  }
}

import SpecSource

extension Rule {
  /// The rules of the files of a project.
  public static let project: [Rule] = []
}

import FeatureProgram
import FeatureSpec

// What stands around the two functions.

extension ReduxLowering {
  func lowerChild(
    _ child: Child
  ) -> (name: String, property: String, type: String, arguments: String) {
    let name = child.features[0].feature.value
    let keys = project.feature(named: name).map { project.reduxDependencies(of: $0) } ?? []
    return (
      name: child.name.member,
      property: "\(child.name.value)Middlewares",
      type: project.typeName(ofFeature: name),
      arguments: keys.map { "\($0): dependencies.\($0)" }.joined(separator: ", ")
    )
  }

  /// The beginning of the middleware, its parameters on a line of their own where it is too long.
  func opening(usesState: Bool, usesDependencies: Bool) -> String {
    let start = "\(access)static let middleware: Middleware<State, Action, Dependencies> = {"
    let parameters =
      "\(usesState ? "state" : "_"), action, \(usesDependencies ? "dependencies" : "_") in"
    let line = "\(start) \(parameters)"
    return line.count <= columnLimit - 2 - feature.margin ? line : "\(start)\n  \(parameters)"
  }

  /// The list of all middlewares, on a line of its own where it is too long.
  func middlewares(hasOwn: Bool) -> String {
    let start = "\(access)static let middlewares: [Middleware<State, Action, Dependencies>] ="
    let own = hasOwn || feature.children.isEmpty ? ["[\(hasOwn ? "middleware" : "")]"] : []
    let parts = own + feature.children.map { "\($0.name.value)Middlewares" }
    let line = "\(start) \(parts.joined(separator: " + "))"
    if line.count <= columnLimit - 2 - feature.margin { return line }
    let sum = parts.joined(separator: " + ")
    return start + "\n  "
      + (sum.count <= columnLimit - 4 - feature.margin ? sum : parts.joined(separator: "\n  + "))
  }

  var access: String {
    project.access(of: feature).prefix
  }
}

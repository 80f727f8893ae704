import FeatureProgram
import FeatureSpec
import SwiftCode

// The declarations around the two functions.

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

  /// Returns the first line of the middleware. Its parameters have a line of their own where the line would be too
  /// long.
  func opening(usesState: Bool, usesDependencies: Bool) -> Code {
    let start: Code = "\(access)static let middleware: Middleware<State, Action, Dependencies> = {"
    let parameters: Code =
      "\(usesState ? "state" : "_"), action, \(usesDependencies ? "dependencies" : "_") in"
    return .follow(start, parameters)
  }

  /// Returns the list of all middlewares, on a line of its own where the declaration would be too long.
  func middlewares(hasOwn: Bool) -> Code {
    let start: Code = "\(access)static let middlewares: [Middleware<State, Action, Dependencies>] ="
    let own: [Code] = hasOwn || feature.children.isEmpty ? ["[\(hasOwn ? "middleware" : "")]"] : []
    let parts = own + feature.children.map { "\($0.name.value)Middlewares" }
    let sum = Code.group(parts.joined(separator: .space + "+ "))
    return .follow(start, sum)
  }

  var access: String {
    project.access(of: feature).prefix
  }
}

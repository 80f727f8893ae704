import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Checks that the dialect of every spec can express it, and that specs that use each other have matching dialects.
///
/// - Parameters:
///   - isWanted: Whether the spec of a path is checked.
///   - dialect: What the code of a spec, of which it is given the name, is written for.
func checkDialects(
  of project: FeatureProject, where isWanted: (_ path: String) -> Bool = { _ in true },
  dialect: (_ spec: Located<String>) -> Dialect
) -> [Diagnostic] {
  func isChecked(_ name: Located<String>) -> Bool { isWanted(name.span.file.path) }
  let tca = TCACheck(project: project)
  let features = project.generatedFeatures.filter { isChecked($0.name) }
  let clients = project.clients.filter { !$0.isExternal && isChecked($0.name) }
  let models = project.models.filter { isChecked($0.name) }
  let diagnostics = features.flatMap { feature in
    let own = dialect(feature.name)
    let problems =
      switch own {
      case .runtime: [Diagnostic]()
      case .redux: checkReduxLimits(of: feature, in: project)
      case .tca: tca.check(feature)
      }
    return problems + checkQueues(of: feature, in: project, own)
      + checkSendable(of: feature, in: project, own)
      + checkNeighbours(of: feature, in: project, dialect)
  }
  return diagnostics + clients.filter { dialect($0.name) == .tca }.flatMap { tca.check($0) }
    + models.filter { dialect($0.name) == .tca }.flatMap { tca.check($0) }
}

/// Checks that no test moves a queue that only the Composable Architecture has.
private func checkQueues(
  of feature: Feature, in project: FeatureProject, _ dialect: Dialect
) -> [Diagnostic] {
  guard dialect != .tca else { return [] }
  return feature.tests.flatMap(\.overrides).filter { $0.isTestQueue(in: project) }.map { override in
    .error(
      .mismatchedTemplates,
      "'\(override.key.value): test' is the Composable Architecture's queue, which the \(dialect.rawValue) set does not have",
      at: override.key.span,
      hint: "write a queue in Swift, as in '\(override.key.value): .immediate'")
  }
}

/// Checks that the children of a feature are written for the same as itself, and its clients for the same library.
private func checkNeighbours(
  of feature: Feature, in project: FeatureProject, _ dialect: (_ spec: Located<String>) -> Dialect
) -> [Diagnostic] {
  let own = dialect(feature.name)
  let children = feature.children.flatMap(\.features).compactMap { one -> Diagnostic? in
    guard let child = project.feature(named: one.feature.value), !child.isExternal else {
      return nil
    }
    let other = dialect(child.name)
    guard other != own else { return nil }
    return .error(
      .mismatchedTemplates,
      "'\(child.name.value)' is written for the \(other.rawValue) set, its parent for the \(own.rawValue) set",
      at: one.feature.span, hint: "give both the same 'templates'",
      related: [.init("the child is here", at: child.name.span)])
  }
  let clients = feature.dependencies.compactMap { key -> Diagnostic? in
    guard case .client(let client)? = project.dependency(key.value, in: feature), !client.isExternal
    else {
      return nil
    }
    let other = dialect(client.name)
    guard (other == .tca) != (own == .tca) else { return nil }
    return .error(
      .mismatchedTemplates,
      "'\(client.name.value)' is written for the \(other.rawValue) set, and this feature for the \(own.rawValue) set",
      at: key.span, hint: "give both the same 'templates', or sets for the same library",
      related: [.init("the client is here", at: client.name.span)])
  }
  return children + clients
}

extension Rule {
  /// A part of a feature that another template set than its own generates.
  public static let mismatchedTemplates = Rule(
    "mismatched-templates",
    reason: """
      The code of a parent contains the code of its children and clients. Both come from template sets for the same \
      library, else Swift cannot put them together.

      Give both specs the same 'templates', or none.
      """,
    wrong: """
      feature: Parent
      children: {counter: Counter}
      ---
      feature: Counter
      templates: redux
      state: {count: Int = 0}
      """,
    right: """
      feature: Parent
      children: {counter: Counter}
      ---
      feature: Counter
      templates: runtime
      state: {count: Int = 0}
      """)
}

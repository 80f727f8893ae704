import FeatureSpec
import SpecSwift
import StrictMustache

/// Turns a `run` into statements of a middleware, which return the action that tells how it went.
struct ReduxRunLowering {
  let run: RunEffect
  let feature: Feature
  let project: FeatureProject
  /// The names of what comes with the action.
  let locals: Set<String>

  /// The statements.
  var text: String {
    let lowered = RunLowering(
      run: run, feature: feature, project: project, dialect: .redux, locals: locals
    ).lower()
    let body = texts(lowered["statements"]).joined(separator: "\n")
    let ending = endsWithReturn ? "" : "\nreturn nil"
    guard case .object(let failure)? = lowered["failure"] else { return body + ending }
    let statements = texts(failure["statements"])
    let caught = statements.isEmpty ? ["return nil"] : statements
    return """
      do {
      \((body + ending).indented())
      } catch {
      \(caught.joined(separator: "\n").indented())
      }
      """
  }

  /// Whether the call is followed by an action.
  private var endsWithReturn: Bool {
    if run.result != nil { return true }
    if case .send = run.success { return true }
    return false
  }

  private func texts(_ value: TemplateValue?) -> [String] {
    guard case .list(let items)? = value else { return [] }
    return items.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }
}

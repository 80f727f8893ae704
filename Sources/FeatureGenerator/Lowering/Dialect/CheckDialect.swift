import FeatureSpec
import SpecSource

/// Checks that every spec can be said in what its code is written for.
///
/// - Parameter dialect: What the code of a spec, of which it is given the name, is written for.
func checkDialects(
  of project: FeatureProject, dialect: (_ spec: Located<String>) -> Dialect
) -> [Diagnostic] {
  let features = project.features.filter { $0.external == nil }.flatMap { feature in
    switch dialect(feature.name) {
    case .runtime, .redux: [Diagnostic]()
    case .tca: TCACheck(project: project).check(feature)
    }
  }
  let clients = project.clients.filter { !$0.isExternal }.flatMap { client in
    switch dialect(client.name) {
    case .runtime, .redux: [Diagnostic]()
    case .tca: TCACheck(project: project).check(client)
    }
  }
  let models = project.models.flatMap { model in
    switch dialect(model.name) {
    case .runtime, .redux: [Diagnostic]()
    case .tca: TCACheck(project: project).check(model)
    }
  }
  return features + clients + models
}

import SpecSource

extension FeatureDrafter {
  /// Returns a case of a choice as a spec declares it.
  func draft(of one: OneOfCase, in child: String) -> SpecDraft {
    switch one.content {
    case .value(let type): return .keys(("value", .text(type)))
    case .prompts(let state, _):
      let key = state == "AlertState" ? "alerts" : "dialogs"
      if let place = body.alerts.place("\(child).\(one.name)"), place.isMadeInSwift {
        return .keys((key, answers(in: place)))
      }
      let names = body.alerts.all.filter { $0.place == "\(child).\(one.name)" }.map(\.name)
      return .keys((key, .list(names.map { .text($0) })))
    case .feature(let type):
      let (feature, generics) = context.named(type)
      guard generics != nil || !one.overrides.isEmpty || !one.arguments.isEmpty else {
        return .text(feature)
      }
      return .keys(
        ("feature", .text(feature)), ("generics", generics),
        ("dependencies", one.overrides.isEmpty ? nil : .keys(one.overrides)),
        ("arguments", one.arguments.isEmpty ? nil : .keys(one.arguments)))
    }
  }
}

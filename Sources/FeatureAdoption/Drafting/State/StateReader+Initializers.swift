import SpecSource
import SpecSwift

extension StateReader {
  /// Takes over the defaults of an initializer that only sets the fields. Other initializers stay Swift.
  mutating func readInitializers(of state: LinkedType) throws(NotDrafted) -> [String: SourceText] {
    var stored: [VariableDeclaration] = []
    var shared: Set<String> = []
    for member in state.members {
      guard let variable = member.storedVariable else { continue }
      let source = try context.sharedSource(member)
      if source != nil { shared.insert(variable.name) }
      if source?.isHandedOver ?? !(member.isFetched || isTakenByNoInitializer(variable, member)) {
        stored.append(variable)
      }
    }
    var defaults: [String: SourceText] = [:]
    var isRead = false
    for member in state.members {
      guard case .initializer(let initializer) = member.declaration.kind else { continue }
      let labels = initializer.parameters.map { $0.label ?? "_" }
      let settable = stored.filter { !$0.isConstant || $0.value == nil }.map {
        context.fieldName(of: $0)
      }
      let isMemberwise =
        labels.count == settable.count && Set(labels) == Set(settable)
        && (labels == settable || !isRead)
        && initializer.sets(
          settable.map { name in
            shared.contains(name)
              || !stored.contains { $0.name == name }
              ? ["self._\(name)=\(name)", "_\(name)=\(name)"] : ["self.\(name)=\(name)"]
          })
        && initializer.parameters.allSatisfy { $0.label == $0.name }
      guard isMemberwise else {
        keep(member, in: state.name)
        continue
      }
      if isRead {
        throw NotDrafted("a second memberwise initializer of the state", at: member.span)
      }
      isRead = true
      // The generated initializer takes the fields in this order, too.
      if labels != settable { self.state.order = labels }
      for parameter in initializer.parameters { defaults[parameter.name] = parameter.value?.source }
      drafted(member, claiming: member.declaration.source.range)
    }
    return defaults
  }
}

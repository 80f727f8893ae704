import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension Feature {
  /// Returns the parts of the feature, in the order of the spec's page.
  func members(in project: FeatureProject) -> [SpecMember] {
    let explored = exploration.map {
      SpecMember(.exploration, "explore", meaning: meaning(of: $0))
    }
    let kept = [
      composition.member, explored, view(), styleMember(in: project), templatesMember(in: project),
    ]
    .compactMap(\.self)
    return placeMembers(of: name, in: project, project.access(of: self))
      + conformances(in: project)
      + types.map(\.member) + stateMembers
      + generics.map { generic in
        SpecMember(
          .parameter, "generic \(generic.name.value)", signature: generic.constraint.text,
          interface: normalizedSwift(generic.constraint.text), restrictions: [mustBeGiven],
          meaning: meaning(of: (generic.constraint, generic.sample)))
      } + parameters.map { $0.member(.parameter) }
      + children.map { $0.member(in: project) } + prompts.flatMap { $0.members(in: place(of: $0)) }
      + dependencies.map { name in
        let source = ownDependency(named: name.value)?.source.text ?? ""
        return SpecMember(.dependency, name.value, signature: source, interface: source)
      } + actionMembers
      + tests.map { SpecMember(.test, $0.name.value, meaning: meaning(of: $0)) }
      + kept
  }

  /// Returns the protocols of the state and the action, including implied protocols.
  private func conformances(in project: FeatureProject) -> [SpecMember] {
    guard !isExternal else { return [] }
    let parts = [
      ("State", project.stateConformances(of: self)),
      ("Action", project.actionConformances(of: self)),
    ]
    return parts.flatMap { part, names in
      let implied = names.imply("Equatable") ? ["Equatable"] : []
      return Set(names + implied).sorted().map {
        SpecMember(.conformance, "\(part): \($0)", interface: $0)
      }
    }
  }

  private var stateMembers: [SpecMember] {
    let form: [SpecMember] =
      switch stateForm {
      case .fields(let fields): fields.map { $0.member(.state, access: access.state) }
      case .cases(let cases):
        cases.map {
          SpecMember(
            .enumCase, "State.\($0.name.value)", signature: payload($0.parameters),
            interface: meaning(of: $0.parameters))
        }
      case .type(let type):
        [SpecMember(.state, "State", signature: type.text, interface: normalizedSwift(type.text))]
      }
    return form + computed.map { $0.member(access: access.state) }
  }

  private var actionMembers: [SpecMember] {
    let always = always.map {
      SpecMember(.reaction, "always", meaning: meaning(of: $0.value), blocks: [$0.value])
    }
    return actions.map { $0.member(.action) } + groups.map(\.member)
      + [always].compactMap(\.self) + delegate.map { $0.member(.delegate) }
      + reactionMembers
      + procedures.map { procedure in
        SpecMember(
          .procedure, procedure.name.value, signature: payload(procedure.parameters),
          meaning: meaning(of: (procedure.parameters, procedure.block)),
          blocks: [procedure.block])
      }
  }

  /// The reactions, one member for each address, with all blocks of the address.
  private var reactionMembers: [SpecMember] {
    var seen: Set<[String]> = []
    return reactions.map(\.names).filter { seen.insert($0).inserted }.map { names in
      let own = reactions.filter { $0.names == names }
      return SpecMember(
        .reaction, names.joined(separator: "."),
        meaning: meaning(of: own.map { ($0.order?.value, $0.block) }), blocks: own.map(\.block))
    }
  }

  private func styleMember(in project: FeatureProject) -> SpecMember? {
    project.style(of: self).map { style in
      let meaning = meaning(of: (style.conformance, style.action, style.groups, style.cases))
      return SpecMember(
        .style, "style", signature: style.name.value, interface: meaning, meaning: meaning)
    }
  }

  private func view() -> SpecMember? {
    if case .unsaid = view { return nil }
    return SpecMember(.view, "view", meaning: meaning(of: view))
  }

  private func templatesMember(in project: FeatureProject) -> SpecMember? {
    let name = project.templates(ofSpecAt: name.span.file.path).value
    return SpecMember(.templates, "templates", signature: name, meaning: name)
  }
}

/// Returns the module and the access level of a spec, also of an external spec.
func placeMembers(
  of name: Located<String>, in project: FeatureProject, _ access: Settings.Access
) -> [SpecMember] {
  let module = project.module(of: name)
  return [
    SpecMember(.module, "module", signature: module.name.value, interface: module.name.value),
    SpecMember(
      .access, "access", signature: access.rawValue, interface: "",
      restrictions: access == .public ? [] : ["internal"], meaning: access.rawValue),
  ]
}

extension Field {
  /// Returns the member for a field of a state, a model or a struct.
  ///
  /// - Parameter access: The access level of fields that do not declare their own.
  func member(_ kind: MemberKind, access: MemberAccess? = nil) -> SpecMember {
    var restrictions = (self.access ?? access).restrictions
    if startsAtDefault != nil { restrictions.insert("the initializer does not take it") }
    if isRequired { restrictions.insert(mustBeGiven) }
    if isConstant { restrictions.insert("never changes") }
    if !isBinding, kind == .state { restrictions.insert("views cannot write it") }
    if !isEquatable { restrictions.insert("cannot be compared") }
    if shared?.isReader == true { restrictions.insert("can only be read") }
    return SpecMember(
      kind, name.value,
      signature: type.text + (defaultValue.map { " = \($0.text)" } ?? "")
        + (shared.map { ", \($0.summary)" } ?? "") + (wrapper.map { ", @\($0.text)" } ?? ""),
      interface: normalizedSwift(type.text) + (shared == nil ? "" : " shared"),
      restrictions: restrictions,
      meaning: meaning(of: (defaultValue, shared?.summary, didSet, wrapper)))
  }
}

extension Composition {
  fileprivate var member: SpecMember? {
    isEmpty ? nil : SpecMember(.composition, "compose", meaning: meaning(of: self))
  }
}

extension MemberAccess? {
  /// The restrictions that the access level has for other modules.
  fileprivate var restrictions: Set<String> {
    switch self {
    case .public, nil: []
    case .publicReading: ["other modules cannot write it"]
    case .internal: ["other modules cannot see it"]
    }
  }
}

extension ComputedProperty {
  /// Returns the member for the computed property.
  ///
  /// - Parameter access: The access level of properties that do not declare their own.
  func member(access: MemberAccess? = nil) -> SpecMember {
    let restrictions = (self.access ?? access).restrictions
    return SpecMember(
      .computed, name.value, signature: type.text, interface: normalizedSwift(type.text),
      restrictions: setter == nil ? restrictions.union(["cannot be set"]) : restrictions,
      meaning: meaning(of: (getter, setter)))
  }
}

extension NestedType {
  var member: SpecMember {
    let all = meaning(of: kind)
    let names: [String] =
      switch kind {
      case .enumeration(let cases): cases.map(\.name.value)
      case .structure(let fields): fields.map { "\($0.name.value): \($0.type.text)" }
      }
    return SpecMember(
      .type, name.value, signature: names.joined(separator: ", "), interface: "\(place) \(all)",
      meaning: all + meaning(of: (computed, conformances)))
  }
}

extension Child {
  fileprivate func member(in project: FeatureProject) -> SpecMember {
    let names = features.map {
      isOneOf ? "\($0.name.value): \($0.feature.value)" : $0.feature.value
    }
    let place = hasProperty || isCase ? "" : ", in \(stateNames.joined(separator: "."))"
    let cases = plainCases.map { "\($0.name.value): \($0.text)" }
    let list = (names + cases).joined(separator: ", ") + place
    return SpecMember(
      .child, name.value, signature: presence == .always ? list : "\(list), \(presenceText)",
      interface: "\(list) \(presenceText)",
      restrictions: isRequired(in: project) ? [mustBeGiven] : [],
      meaning: meaning(
        of: (defaultValue, features.map { ($0.overrides, $0.generics, $0.arguments) })))
  }
}

extension Prompt {
  /// Returns the prompt and its buttons, to which parents can react.
  fileprivate func members(in place: PromptPlace?) -> [SpecMember] {
    let address = place?.address ?? placeName
    let isApart = address != kind.rawValue
    let own = SpecMember(
      kind == .alert ? .alert : .dialog, name.value,
      signature: payload(parameters) + (isApart ? " in \(address)" : ""),
      interface: meaning(of: (address, parameters)),
      meaning: meaning(of: (title, message, buttons.map { ($0.label, $0.role, $0.condition) })))
    return [own]
      + buttons.filter(\.hasAction).map { button in
        let payload = button.payload.map(\.value).joined(separator: ", ")
        return SpecMember(
          .button, "\(address).\(button.name.value)",
          signature: payload.isEmpty ? "" : "(\(payload))", interface: payload)
      }
  }
}

extension ActionGroup {
  /// The group with its enum.
  fileprivate var member: SpecMember {
    SpecMember(
      .group, name.value, signature: typeName,
      interface: typeName + (holdsChildren ? " children" : ""),
      meaning: meaning(of: (type, conformances, holdsChildren)))
  }
}

extension FeatureAction {
  fileprivate func member(_ kind: MemberKind) -> SpecMember {
    let asked = parameters.filter { $0.defaultValue == nil }
    return SpecMember(
      kind, (kind == .delegate ? caseName : name).value, signature: payload(parameters),
      interface: meaning(of: parameters.map { ($0.label, $0.type) }),
      restrictions: Set(asked.map { "'\($0.name.value)' \(mustBeGiven)" }),
      meaning: asked.count == parameters.count
        ? meaning(of: block) : meaning(of: (parameters.map(\.defaultValue), block)),
      blocks: [block])
  }
}

/// Returns the payload of an action, in parentheses; empty for an action without a payload.
func payload(_ parameters: [Parameter]) -> String {
  parameters.isEmpty ? "" : "(\(parameters.map(\.caseDeclaration).joined(separator: ", ")))"
}

import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The modules that generated code imports anyway.
private let impliedModules: Set = ["ComposableArchitecture", "Foundation"]

extension FeatureDrafter {
  /// Returns the keys of the spec, in the order of the reference.
  func keys() throws(NotDrafted) -> [DraftKey] {
    let comments = commentLines(feature.origin.declaration.comment)
    var keys = [DraftKey("feature", .text(feature.type.name, at: feature.origin.span))]
    func add(_ name: String, _ value: SpecDraft?) {
      if let value { keys.append(DraftKey(name, value)) }
    }
    add("in", outer.map { .text($0) })
    add("doc", comments.doc)
    add("stateAccess", state.access.usual.map { .text($0.rawValue) })
    let start = keys.count
    add("conforms", conformances)
    add("state", state.form ?? (state.fields.isEmpty ? nil : .keys(state.fields)))
    add("computed", state.computed.isEmpty ? nil : .keys(state.computed))
    add("generics", reducer.generics.isEmpty ? nil : .keys(reducer.generics))
    add("parameters", reducer.parameters.isEmpty ? nil : .keys(reducer.parameters))
    add(
      "dependencies",
      declared.dependencies.isEmpty ? nil : .list(declared.dependencies.map(\.entry)))
    add("children", childKeys())
    add("alerts", alertKeys(dialogs: false))
    add("dialogs", alertKeys(dialogs: true))
    let actions = try actionKeys()
    add("actions", actions.isEmpty ? nil : .keys(actions))
    add("delegate", delegateKeys())
    add("groups", groupKeys())
    add("style", style.map { .text($0.name) })
    let reactions = reactionKeys()
    add("reactions", reactions.isEmpty ? nil : .keys(reactions))
    add("always", alwaysBlock)
    add("compose", try compositionKeys())
    add("procedures", procedureKeys())
    let ids = idsInSwift(beside: keys)
    add("effectIDs", ids.isEmpty ? nil : .list(ids.map { .text($0) }))
    let imports = imports(for: keys)
    if !imports.isEmpty {
      keys.insert(DraftKey("imports", .list(imports.map { .text($0) })), at: start)
    }
    return keys
  }

  /// The name of the type around the feature.
  private var outer: String? {
    guard let dot = feature.name.lastIndex(of: ".") else { return nil }
    return String(feature.name[..<dot])
  }

  /// Returns the modules that the feature's files import. SwiftUI, which views in these files need, is included only
  /// if the keys use its types.
  private func imports(for keys: [DraftKey]) -> [String] {
    let files = [feature.origin] + members.drafted
    var modules = Set(files.flatMap(\.file.imports)).subtracting(impliedModules)
    if modules.contains("SwiftUI"), !needSwiftUI(keys) { modules.remove("SwiftUI") }
    // A module such as '_PhotosUI_SwiftUI' contains the additions of one module for imports of another one.
    return Set(
      modules.flatMap { $0.hasPrefix("_") ? $0.split(separator: "_").map(String.init) : [$0] }
    ).sorted()
  }

  /// Whether keys name types of SwiftUI.
  private func needSwiftUI(_ keys: [DraftKey]) -> Bool {
    let others = ["ComposableArchitecture", "Foundation"].compactMap(PublicTypes.of)
    return Set(keys.flatMap { $0.value.textsAndKeys }.flatMap { words($0) }).contains { word in
      word == "withAnimation"
        || PublicTypes.of("SwiftUI")?.declares(word) == true
          && !others.contains { $0.declares(word) } && !types.all.contains { $0.type.name == word }
    }
  }

  /// The conformances of the feature's types, if they differ from the default ones.
  private var conformances: SpecDraft? {
    func list(_ type: LinkedType?, without implied: Set<String>, usual: Set<String>) -> SpecDraft? {
      // Generated types have these conformances anyway.
      let names = Set(type?.inherited ?? []).subtracting(implied)
      let isUsual = names == usual && !childrenLack(usual, in: type?.type.name ?? "")
      return isUsual ? nil : .list(names.sorted().map { .text($0) })
    }
    let implied = Set(["BindableAction", "CasePathable"]).union(
      actions.table.groups["view"] == nil
        ? [] : ["ViewAction", "ComposableArchitecture.ViewAction"])
    let own = feature.nested["State"]
    let hasID = own?.variable(named: "id") != nil
    let state =
      own == nil
      ? nil : list(own, without: hasID ? ["Identifiable"] : [], usual: ["Equatable", "Sendable"])
    // A type outside of the feature declares its own conformances. The feature declares the groups.
    let groups = actions.table.groups.values.map(\.type)
    let isPlain =
      style?.action != nil && feature.nested["Action"] == nil
      && !groups.contains { $0.inherited.contains("Sendable") }
    // Neither a field nor a group declares this conformance.
    let said = bindsUnsaid ? implied.subtracting(["BindableAction"]) : implied
    let action =
      isPlain
      ? .list([])
      : feature.nested["Action"].map { list($0, without: said, usual: ["Sendable"]) }
        ?? (childrenLack(["Sendable"], in: "Action") ? .list(["Sendable"]) : nil)
    return state == nil && action == nil ? nil : .keys(("state", state), ("action", action))
  }

  /// Whether views write the state although no field of the feature itself has a binding with an action.
  private var bindsUnsaid: Bool {
    if actions.released.contains("binding") { return true }
    return actions.names.kinds["binding"] == .binding && actions.table.enclosing["binding"] == nil
      && !state.fields.contains { $0.value["binding"] != nil && $0.value["shared"] == nil }
  }

  /// The statements before each of the feature's own blocks.
  private var alwaysBlock: SpecDraft? {
    guard let keys = handlers.all.first(where: { $0.address == .always })?.keys else { return nil }
    return keys.count == 1 && keys[0].name == "do" && keys[0].comments.isEmpty
      ? keys[0].value : .keys(keys)
  }

  private func reactionKeys() -> [DraftKey] {
    let reactions = handlers.all.filter { !$0.isOwn && $0.address != .always }
    let wildcards = reactions.filter(\.address.isOfAll)
    var groups: [[DraftedHandler]] = []
    for handler in reactions.filter({ !$0.address.isOfAll }) + wildcards {
      let index = groups.firstIndex {
        $0[0].address == handler.address && $0[0].place == handler.place
      }
      if let index, handler.pattern != nil || groups[index][0].condition != nil {
        groups[index].append(handler)
      } else {
        groups.append([handler])
      }
    }
    let keys = groups.map { group in
      let handler = group[0]
      let comments =
        handler.condition != nil
        ? group.flatMap(\.comments) : handler.pattern == nil ? handler.comments : []
      let order = body.isEarly(handler) ? [DraftKey("order", "before")] : []
      let keys = order + matchKeys(group)
      if keys.count == 1, keys[0].name == "do", keys[0].comments.isEmpty {
        return DraftKey(handler.address.text, keys[0].value, comments: comments)
      }
      return DraftKey(handler.address.text, .keys(keys), comments: comments)
    }
    return joined(keys)
  }

  /// Returns reactions in which two reactions to the same action are a list: the first one before the child, the
  /// second one after it.
  private func joined(_ reactions: [DraftKey]) -> [DraftKey] {
    var all: [DraftKey] = []
    for reaction in reactions {
      guard let index = all.firstIndex(where: { $0.name == reaction.name }) else {
        all.append(reaction)
        continue
      }
      all[index].value = .list([all[index].value.asBlock, reaction.value.asBlock])
      all[index].comments += reaction.comments
    }
    return all
  }
}

extension SpecDraft {
  /// The block with its keys.
  fileprivate var asBlock: SpecDraft {
    if case .text = self { .keys([DraftKey("do", self)]) } else { self }
  }
}

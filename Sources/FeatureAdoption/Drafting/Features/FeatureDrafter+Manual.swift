import FeatureSpec
import SpecSource
import SpecSwift

/// A handler that becomes a function in Swift.
struct ManualHandler {
  /// The name of the function.
  var name: String
  /// The body of the function.
  var body: String
}

extension FeatureDrafter {
  /// The handlers that become functions in Swift.
  var manualHandlers: [ManualHandler] {
    handlers.all.compactMap { handler in
      handler.function?.statements.map {
        ManualHandler(name: handlerName(handler.address.text), body: $0)
      }
    }
  }

  /// Checks that the functions call nothing that only the generated type sees.
  func checkManual() throws(NotDrafted) {
    let types = Set(members.kept.compactMap { $0.member.declaration.type?.name })
    for handler in handlers.all {
      let payload =
        actions.table.own.first { handler.isOwn && $0.name == handler.address.text }?.payload ?? []
      if handler.function != nil,
        payload.contains(where: { !types.isDisjoint(with: words($0.type)) })
      {
        // The protocol of the functions is declared outside of the feature.
        throw NotDrafted(
          "a handler in Swift whose payload has a type nested in the feature",
          at: handler.source.span)
      }
      guard let text = handler.function?.statements,
        actions.names.procedures.contains(where: { performs($0, in: text) })
      else { continue }
      throw NotDrafted("a handler in Swift that performs a procedure", at: handler.source.span)
    }
  }

  /// Returns the file of the functions that the protocol requires. The file moves to the place where the generator
  /// looks for it.
  func handlersFile() throws(NotDrafted) -> ReadSwiftFile? {
    guard let handlersProtocol = reducer.handlersProtocol else { return nil }
    let span = handlersProtocol.origin.span
    let functions = handlersProtocol.functionNames.flatMap { feature.functions(named: $0) }
    // The file of the functions may be missing among the files to adopt.
    guard let file = functions.first?.member.file else { return nil }
    guard functions.allSatisfy({ $0.member.file.file.path == file.file.path }),
      file.file.path != feature.origin.file.file.path,
      file.declarations.allSatisfy({
        $0.type.map { $0.keyword == .extension && $0.name == feature.name } ?? true
      })
    else { throw NotDrafted("functions of handlers that are not in a separate file", at: span) }
    return file
  }

  /// Returns the generator's name for the function of an action.
  private func handlerName(_ address: String) -> String {
    camelCase(["handle"] + address.split(separator: ".").map(String.init))
  }
}

/// Whether Swift calls a procedure of the feature.
private func performs(_ procedure: String, in text: String) -> Bool {
  let words = words(text)
  return words.indices.contains { index in
    let isOwn = index == 0 || words[index - 1] != "." || index > 1 && words[index - 2] == "self"
    return words[index] == procedure && isOwn
      && words[(index + 1)...].starts(with: ["(", "into", ":"])
  }
}

extension LinkedType {
  /// The names of the type's functions.
  var functionNames: [String] { members.compactMap(\.declaration.function?.name) }
}

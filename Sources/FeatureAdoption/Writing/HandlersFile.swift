import FeatureGenerator

extension FeatureDraft {
  /// Returns the file of the handlers that become functions: the file that the generator begins, with the statements
  /// of each handler.
  func handlersFile(
    among files: [GeneratedFile]
  ) throws(NotDrafted) -> AdoptionFiles.NamedSwift? {
    guard !manual.isEmpty else { return nil }
    let name = "\(self.name)+Handlers.swift"
    guard let file = files.first(where: { $0.path.hasSuffix("/\(name)") }) else {
      throw NotDrafted(
        "handlers that the generator expects in another file", at: feature.origin.span)
    }
    var text = String(decoding: file.contents, as: UTF8.self)
    text.replace("// Created once by featuregen; this file is yours.\n", with: "")
    for handler in manual {
      let line = "    fatalError(\"\(self.name).\(handler.name) is not written yet\")\n"
      guard text.contains(line) else {
        throw NotDrafted("a handler that the generator does not require", at: feature.origin.span)
      }
      let body = handler.body.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      text.replace(line, with: body)
    }
    return .init(name: name, text: text)
  }
}

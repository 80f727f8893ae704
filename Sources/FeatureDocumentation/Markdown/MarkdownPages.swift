import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// A page of the documentation as a file.
public struct DocumentationPage: Sendable {
  /// The path of the page, relative to the project's root.
  public var path: String
  /// The Markdown of the page, without a header.
  public var text: String
  /// The spec that the page describes; nil for a page about all specs.
  public var spec: SourceFile?
}

extension DocumentationModel {
  /// Returns the pages in a folder: one for each feature, one for all clients, one for all models, and one with links
  /// to all other pages.
  ///
  /// - Parameters:
  ///   - folder: The folder, relative to the project's root.
  ///   - workers: The threads that share the work.
  public func pages(in folder: String, workers: Workers = .one) -> [DocumentationPage] {
    let features = workers.map(features, as: "writing pages") { documented in
      page(
        documented.page(in: project), "Features/\(documented.name).md", in: folder,
        of: documented.feature.name.span.file)
    }
    let wholes = [("README.md", index), ("Clients.md", clientsPage), ("Models.md", modelsPage)]
    return features
      + wholes.compactMap { name, whole in whole.map { page($0, name, in: folder, of: nil) } }
  }

  private func page(
    _ page: Page, _ name: String, in folder: String, of spec: SourceFile?
  ) -> DocumentationPage {
    let path = "\(folder)/\(name)"
    let writer = MarkdownWriter(path: path, folder: folder)
    return DocumentationPage(path: path, text: writer.text(of: page), spec: spec)
  }
}

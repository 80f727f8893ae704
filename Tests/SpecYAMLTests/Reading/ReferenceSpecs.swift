import Foundation
import TestSupport

/// The reference specs: reading each of them must cause no diagnostic.
let referenceSpecs: [(name: String, text: String)] = {
  let files = (try? readFolder(repository.appending(path: "Specs"))) ?? [:]
  return files.filter { $0.key.hasSuffix(".yaml") && $0.key != "featuregen.yaml" }
    .sorted { $0.key < $1.key }
    .map { (name: $0.key, text: String(decoding: $0.value, as: UTF8.self)) }
}()

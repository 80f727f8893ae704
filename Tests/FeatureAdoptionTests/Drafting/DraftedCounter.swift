import SpecSource
import SpecSwift
import Testing

@testable import FeatureAdoption

/// Drafts the feature 'Counter' of a text.
///
/// - Throws: The reason for which it is not drafted, with the text.
func draftedCounter(
  _ text: String, attempt: DraftingAttempt = DraftingAttempt()
) throws -> FeatureDrafter {
  let file = try #require(readSwift(SourceFile(path: "Counter.swift", bytes: Array(text.utf8))))
  let types = LinkedTypes([file])
  let feature = try #require(types["Counter", from: file])
  do throws(NotDrafted) {
    let context = try DraftingContext(feature, in: types, endpoints: [:])
    return try Drafting(context: context).draft(attempt).drafter
  } catch {
    throw UndraftedCounter(description: "\(error.reason.text)\n\(text)")
  }
}

/// The reason for which a feature is not drafted.
private struct UndraftedCounter: Error, CustomStringConvertible {
  var description: String
}

import SpecSource
import SpecSwift

extension HandlerReader {
  /// Returns a case as Swift that changes the state and returns the effect; nil if the case cannot be in a closure.
  ///
  /// - Parameter reason: The reason that no key expresses the case; nil if keys would have another meaning.
  mutating func inClosure(
    _ branch: SpecSwift.Branch, _ drafter: BlockDrafter, _ scope: HandlerScope,
    because reason: AdoptionReason? = nil
  ) -> [DraftKey]? {
    guard !branch.body.isEmpty, !branch.body.contains(where: \.leavesOthers) else { return nil }
    let isEffect =
      branch.body.count == 1 && branch.body[0].value.map { feature.mayBeEffect($0) } ?? false
    let keys = drafter.closure(
      scope.file.draft(branch.interior), leaves: branch.body.leaves || isEffect,
      because: reason)
    if keys != nil { claims.claim(branch.interior, in: scope.file) }
    return keys
  }
}

extension SpecSwift.Branch {
  /// Returns the identifier that distinguishes a case from the other cases of the app.
  func id(in file: ReadSwiftFile) -> String { "\(file.file.path):\(interior.lowerBound)" }
}

import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// What tells a case apart from the others.
  func branchID(_ branch: SpecSwift.Branch, _ file: ReadSwiftFile) -> String {
    "\(file.file.path):\(branch.interior.lowerBound)"
  }

  /// A case as Swift that changes the state and gives the effect; nil where that cannot be in a closure.
  func inClosure(
    _ branch: SpecSwift.Branch, _ drafter: BlockDrafter, _ scope: HandlerScope
  ) -> [DraftKey]? {
    guard !branch.body.isEmpty, !branch.body.contains(where: \.leavesOthers) else { return nil }
    let isEffect =
      branch.body.count == 1 && branch.body[0].value.map { drafter.mayBeEffect($0) } ?? false
    let keys = drafter.closure(
      scope.file.draft(branch.interior), leaves: branch.body.leaves || isEffect)
    if keys != nil { claims.claim(branch.interior, in: scope.file) }
    return keys
  }
}

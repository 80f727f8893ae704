import SpecSource
import SpecSwift

extension HandlerReader {
  /// Reads the handlers of changes of fields.
  mutating func readChanges() throws(NotDrafted) {
    for change in body.changes {
      do throws(NotDrafted) { try readHandler(of: change) } catch { throw error.aboutChanges }
    }
  }

  private mutating func readHandler(of change: ChangeReaction) throws(NotDrafted) {
    let branch = change.branch
    let drafter = blockDrafter(change.file)
    let keys = try drafter.block(drafter.items(branch.body, in: branch.interior))
    take(drafter.record)
    guard let keys = keys.replacing(change.substitutions) else {
      throw NotDrafted("a value of 'onChange' that is bound to another name", at: change.span)
    }
    handlers.all.append(
      DraftedHandler(
        address: .change(of: change.field), keys: keys, place: change.place,
        source: HandlerSource(
          branch: branch, file: change.file, span: change.span,
          substitutions: change.substitutions),
        isOfPart: change.isOfPart))
  }
}

import SpecSource
import SpecSwift

extension HandlerReader {
  /// Reads the handler of a field's changes.
  mutating func read(_ change: ChangeReaction) throws(NotDrafted) {
    do throws(NotDrafted) {
      handlers.all.append(try handler(of: change))
    } catch {
      throw error.aboutChanges
    }
  }

  private mutating func handler(of change: ChangeReaction) throws(NotDrafted) -> DraftedHandler {
    let branch = change.branch
    let drafter = blockDrafter(change.file)
    let keys = try drafter.block(drafter.items(branch.body, in: branch.interior))
    take(drafter.record)
    guard let keys = keys.replacing(change.substitutions) else {
      throw NotDrafted("a value of 'onChange' that is bound to another name", at: change.span)
    }
    return DraftedHandler(
      address: .change(of: change.field), keys: keys, place: change.place,
      source: HandlerSource(
        branch: branch, file: change.file, span: change.span,
        substitutions: change.substitutions),
      isOfPart: change.isOfPart)
  }
}

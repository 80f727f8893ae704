import SpecSource
import SpecSwift

/// Reads the declaration of a feature's type: its protocols, its generic parameters and its parameters.
struct TypeReader: FeatureReader {
  let context: DraftingContext
  let attempt: DraftingAttempt
  var claims = Claims()
  var members = DraftedMembers()
  /// The declaration, as far as it was read.
  var reducer = DraftedReducer()

  /// Makes the reader of a feature's type.
  init(context: DraftingContext, attempt: DraftingAttempt) {
    (self.context, self.attempt) = (context, attempt)
  }

  /// Reads the type.
  mutating func read() throws(NotDrafted) {
    if !attempt.onlyLooks { try checkType() }
    do throws(NotDrafted) { try readGenerics() } catch { try attempt.passOver(error) }
    do throws(NotDrafted) { try readParameters() } catch { try attempt.passOver(error) }
  }

  /// Checks the protocols and the attributes of the type.
  private mutating func checkType() throws(NotDrafted) {
    let span = feature.origin.span
    claims.claim(
      feature.origin.declaration.source.range.lowerBound..<feature.type.interior.lowerBound,
      in: feature.origin.file)
    reducer.handlersProtocol = context.handlersProtocolOfApp
    if let handlersProtocol = reducer.handlersProtocol {
      drafted(handlersProtocol.origin, claiming: handlersProtocol.origin.declaration.source.range)
    }
    let declaresOther = style?.action != nil && feature.nested["Action"] != nil
    let later = context.laterProtocols
    let unused = context.unusedProtocols
    let own = types.ownProtocols(of: feature).map(\.name)
      .filter { !later.contains($0) && !unused.contains($0) }
    if declaresOther || own.contains(where: { $0 != style?.name }) {
      throw NotDrafted("a custom protocol that refines 'Reducer'", at: span)
    }
    var known = context.generatedProtocols
    known.formUnion(later.union(unused).union(context.movedProtocols))
    if let other = feature.inherited.first(where: { !known.contains($0) }) {
      throw NotDrafted("a reducer that conforms to '\(other)'", at: span)
    }
    let attributes: Set = ["Reducer", "ComposableArchitecture.Reducer"]
    for attribute in feature.origin.declaration.attributes
    where !attributes.contains(attribute.name) {
      throw NotDrafted("an attribute '@\(attribute.name)' of the reducer", at: span)
    }
    if feature.origin.declaration.attributes.contains(where: { $0.arguments != nil }) {
      throw NotDrafted("an attribute with arguments", at: span)
    }
  }
}

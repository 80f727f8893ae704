import SpecSource
import SpecSwift

/// A feature: its state, what can happen to it, and what must be true of it.
///
/// Its own properties follow from its parts, and are stored because every address, many rules and files ask for them. A
/// reference type, because most functions are given one, and copies would take time.
public final class Feature: Sendable {
  /// The parts. To change one, copy them, set it, and make a feature of the copy.
  public let parts: FeatureParts
  /// Whether views write a field by an action, or might, so that the feature has a `binding` action.
  public let hasBindings: Bool
  /// The parts that specs name.
  package let partsByName: PartsByName
  /// The properties of the state that show the alerts and dialogs.
  public let promptPlaces: [PromptPlace]
  /// The cases of places of several that show alerts and dialogs.
  public let casePlaces: [PromptPlace]
  /// What can happen and what the parent may react to: the cases of its action, but for those of children and the like.
  public let allActions: [FeatureAction]
  /// The names of the groups of actions that are in no other, in the order of what is in them.
  public let groupNames: [String]
  /// The blocks of `before`, actions, reactions and procedures, in the order they stand in the spec's page.
  public var blocks: some RandomAccessCollection<Block> {
    // A key path to a value in a box is followed at run time.
    sharedBlocks.lazy.map { $0.wrappedValue }
  }
  private let sharedBlocks: [Boxed<Block>]
  /// Whether some of its blocks are written by hand, so that what they do is not known.
  public let hasHandlers: Bool
  /// The effects of the blocks and of those in them.
  public let allEffects: [Effect]
  /// The ids of the feature's effects, in the order they first stand in the spec.
  public let effectIDs: [String]
  /// The Swift of the blocks and of those in them, in the order it runs.
  public let blockFragments: [SwiftFragment]

  /// Makes a feature of its parts.
  public init(_ parts: FeatureParts) {
    self.parts = parts
    hasBindings = parts.hasBindings
    casePlaces = parts.places.children.flatMap(\.promptPlaces)
    let listed = Set(casePlaces.flatMap(\.prompts).map(\.name.value))
    promptPlaces = parts.places.prompts.filter { !listed.contains($0.name.value) }.places
    let actions = parts.actions.own
    allActions = parts.actions.delegate.isEmpty ? actions : actions + parts.actions.delegate
    var seen: Set<String> = []
    groupNames = allActions.compactMap { $0.groups.first }
      .filter { seen.insert($0).inserted }
    sharedBlocks =
      [parts.behaviour.before?.value].compactMap { $0.map { Boxed(wrappedValue: $0) } }
      + actions.map(\.$block) + parts.behaviour.reactions.map(\.$block)
      + parts.behaviour.procedures.map(\.$block)
    hasHandlers = sharedBlocks.contains { $0.wrappedValue.isManual }
    let blocks = sharedBlocks.map { $0.wrappedValue }
    let effects = blocks.map(\.allEffects)
    allEffects = effects.flatMap(\.self)
    var seenIDs: Set<String> = []
    let ids = zip(blocks, effects)
      .flatMap { $1.compactMap(\.id).map(\.value) + $0.manualIDs.map(\.value) }
    effectIDs = (ids + parts.behaviour.idsInSwift.map(\.value)).filter {
      seenIDs.insert($0).inserted
    }
    blockFragments = blocks.flatMap(\.fragments)
    let idsInSwift = (blocks.flatMap(\.manualIDs) + parts.behaviour.idsInSwift)
      .map { EffectID(name: $0, element: nil) }
    partsByName = PartsByName(
      parts, functions: parts.inputs.parameters.compactMap { Endpoint($0) },
      promptPlaces: promptPlaces,
      casePlaces: casePlaces, allActions: allActions,
      effectIDs: allEffects.compactMap(\.id) + idsInSwift)
  }
}

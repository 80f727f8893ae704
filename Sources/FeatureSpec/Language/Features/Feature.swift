import SpecSource
import SpecSwift

/// A feature: its state, its actions, and the conditions that must hold for it.
///
/// Its own properties follow from its parts. They are stored because every address, many rules and many files need
/// them. A feature is a reference type, because most functions take one and copies would take time.
public final class Feature: Sendable {
  /// The parts. To change a part, copy the parts, set it, and make a feature of the copy.
  public let parts: FeatureParts
  /// Whether views write a field by an action, or may do so. If so, the feature has a `binding` action.
  public let hasBindings: Bool
  /// The parts that specs refer to by name.
  package let partsByName: PartsByName
  /// The properties of the state that show the alerts and dialogs.
  public let promptPlaces: [PromptPlace]
  /// The cases that show alerts and dialogs, of child places with several cases.
  public let casePlaces: [PromptPlace]
  /// The own actions and the delegate actions: the cases of the feature's action, except for the cases of children,
  /// prompts and bindings.
  public let allActions: [FeatureAction]
  /// The names of the groups of actions that are in no other group, in the order of their actions.
  public let groupNames: [String]
  /// The blocks of `always`, actions, reactions and procedures, in the order of the spec's page.
  public var blocks: some RandomAccessCollection<Block> {
    // A key path to a value in a box is evaluated at run time, so this is a closure.
    sharedBlocks.lazy.map { $0.wrappedValue }
  }
  private let sharedBlocks: [Boxed<Block>]
  /// Whether some blocks are written by hand, so that their behaviour is unknown.
  public let hasHandlers: Bool
  /// The effects of the blocks and of their inner blocks.
  public let allEffects: [Effect]
  /// The ids of the feature's effects, in the order in which they first appear in the spec.
  public let effectIDs: [String]
  /// The Swift of the blocks and of their inner blocks, in the order in which it runs.
  public let blockFragments: [SwiftFragment]

  /// Makes a feature from its parts.
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
      [parts.behaviour.always?.value].compactMap { $0.map { Boxed(wrappedValue: $0) } }
      + actions.map(\.$block) + parts.behaviour.reactions.map(\.$block)
      + parts.behaviour.procedures.map(\.$block)
    hasHandlers = sharedBlocks.contains { $0.wrappedValue.isManual }
    let blocks = sharedBlocks.map { $0.wrappedValue }
    allEffects = blocks.flatMap(\.allEffects)
    var seenIDs: Set<String> = []
    let idsInSwift = parts.behaviour.idsInSwift.map { EffectID(name: $0, element: nil) }
    let ids = allEffects.compactMap(\.id) + idsInSwift
    effectIDs = ids.map(\.value).filter { seenIDs.insert($0).inserted }
    blockFragments = blocks.flatMap(\.fragments)
    partsByName = PartsByName(
      parts, functions: parts.inputs.parameters.compactMap { Endpoint($0) },
      promptPlaces: promptPlaces,
      casePlaces: casePlaces, allActions: allActions, effectIDs: ids)
  }
}

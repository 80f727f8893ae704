/// A value that a section entered, whose names are visible there.
struct Context {
  /// The value.
  var value: TemplateValue

  /// The place of the value in a list, from zero; -1 for values that are not items.
  var index = -1

  /// The number of items in that list.
  var count = 0

  /// The stretch of output that comes from the value.
  var mark: OutputTrace.Mark?
}

/// What the renderer has to do when it reaches the end of a section, block or template.
enum Control {
  /// To go on.
  case condition

  /// To leave the context.
  case context

  /// To enter the next item, or to leave the last one.
  case list([TemplateValue], next: Int)

  /// To go back to a partial or parent tag.
  case call(Call)

  /// To go on behind a block.
  case block(BlockCall)
}

/// What to go back to when a partial or parent ends.
struct Call {
  /// The step of the tag.
  var step: Int
  /// The step to go on with.
  var next: Int
  /// The indentation to go back to.
  var indentation: Int
  /// The blocks that were given outside.
  var scope: Int
  /// Whether the partial has a context of its own.
  var hasContext: Bool
}

/// What to go back to when a block ends.
struct BlockCall {
  /// The step to go on with.
  var next: Int
  /// The indentation to go back to.
  var indentation: Int
  /// The blocks that were given outside.
  var scope: Int
  /// The length of the output before the block.
  var start: Int
  /// The line break behind the block.
  var lineEnd: Slice
}

/// The blocks given to a parent that is being rendered.
struct OverrideScope {
  /// The scope of the parent tag: blocks in it win, and blocks given to the parent see it alone. -1 for none.
  var outer: Int
  /// The index of the parent tag.
  var call: Int
}

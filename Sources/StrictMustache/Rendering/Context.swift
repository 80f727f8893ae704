/// A value that a section has entered, whose names are visible in the section.
struct Context {
  /// The value of the context.
  var value: TemplateValue

  /// The index of the value in a list, counted from zero; -1 for a value that is no item.
  var index = -1

  /// The number of items in the list.
  var count = 0

  /// The range of output that comes from the value.
  var mark: OutputTrace.Mark?
}

/// The end of a section, block or template that the renderer reaches next, with the state that it needs there.
enum Control {
  /// The end of a section that is only a condition.
  case condition

  /// The end of a section with a context, which is left.
  case context

  /// The end of an item of a list. The next item is entered, or the last one is left.
  case list([TemplateValue], next: Int)

  /// The end of a partial or parent. Rendering returns to its tag.
  case call(Call)

  /// The end of a block. Rendering continues after it.
  case block(BlockCall)
}

/// The state to restore after a partial or parent.
struct Call {
  /// The step of the tag.
  var step: Int
  /// The step to continue with.
  var next: Int
  /// The indentation to restore.
  var indentation: Int
  /// The overrides that apply outside.
  var scope: Int
  /// Whether the partial has a context of its own.
  var hasContext: Bool
}

/// The state to restore after a block.
struct BlockCall {
  /// The step to continue with.
  var next: Int
  /// The indentation to restore.
  var indentation: Int
  /// The overrides that apply outside.
  var scope: Int
  /// The length of the output before the block.
  var start: Int
  /// The line break after the block.
  var lineEnd: Slice
}

/// The overrides for a parent that is being rendered.
struct OverrideScope {
  /// The scope of the parent tag; -1 without one. Its overrides take precedence, and they alone apply inside of this
  /// scope's overrides.
  var outer: Int
  /// The index of the parent tag.
  var call: Int
}

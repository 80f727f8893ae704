import SpecSource

extension Rule {
  /// The rules of templates.
  public static let templates: [Rule] = [
    invalidTag, unclosedTag, misplacedContent, unknownTemplate, undefinedValue, unprintableValue,
    endlessTemplate,
  ]

  /// A tag whose content is no name.
  public static let invalidTag = Rule(
    "invalid-tag",
    reason: """
      A tag holds the name of a value, a template or a block. A name consists of letters, digits, '_' and '-', with dots between the names of \
      nested objects. A partial also takes one context, and a set-delimiter tag takes two delimiters.

      Write such a name, or change the delimiters where the text itself has the braces of tags.
      """)

  /// A tag that does not end, or a section that nothing closes.
  public static let unclosedTag = Rule(
    "unclosed-tag",
    reason: """
      A tag ends on the line on which it begins. Each section, block and parent has a close tag with its name, and they nest.

      Add the missing close tag or delimiter, or remove the one too many.
      """)

  /// Content of a parent that the parent never writes.
  public static let misplacedContent = Rule(
    "misplaced-content",
    reason: """
      Between the tags of a parent, a template contains blocks, each once. The parent writes nothing else from there.

      Move the content into a block of the parent, or remove it.
      """)

  /// The name of a template or a block that nothing declares.
  public static let unknownTemplate = Rule(
    "unknown-template",
    reason: """
      A partial or a parent names a template of the set, and a block given to a parent names a block that the parent has. The tool \
      reports an unknown name, where other renderers write nothing.

      Correct the name, or add the template to the set.
      """)

  /// The name of a value that is not defined in its context.
  public static let undefinedValue = Rule(
    "undefined-value",
    reason: """
      Each name in a template refers to a value of the object around it. The tool reports an unknown name, where other renderers \
      write nothing. The reference of templates lists the values of each output.

      Correct the name, or write '../' before it for a value of an outer object.
      """)

  /// A value that is no text where a text is written, or no object where an object is needed.
  public static let unprintableValue = Rule(
    "unprintable-value",
    reason: """
      A variable tag writes a text. A Boolean shows or hides a section, a list repeats a section, and an object contains texts. A \
      partial takes an object or a text as its context.

      Use the value in a section, or name one of its texts.
      """)

  /// Templates that render each other without end.
  public static let endlessTemplate = Rule(
    "endless-template",
    reason: """
      A template may render itself for a nested value. Without a section that ends the repetition, the output has no end, so the tool \
      stops after a depth and a number of steps that real templates do not reach.

      Put the partial into a section over the nested value.
      """)
}

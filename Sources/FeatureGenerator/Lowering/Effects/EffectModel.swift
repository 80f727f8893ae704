import SpecSource

struct EffectModel: TemplateModel {
  var prefix: String
  var suffix: String
  var line: String?
  var run: RunModel?
  var group: (opening: String, effects: [EffectModel])?
  // A list of one, since a value cannot hold another of its type.
  var each: (opening: String, effects: [EffectModel])?
  var span: SourceSpan?

  static let members = Members<Self>(
    "effect", "An effect; of `line`, `run`, `group` and `each` exactly one is not false."
  ) {
    Member("prefix", \.prefix, "what stands before it: `return` and a blank, or nothing")
    Member("suffix", \.suffix, "what stands behind it: a comma, or nothing")
    Member(
      "line", \.line, "an expression", holding: "text", "the expression, with prefix and suffix")
    Member("run", \.run, "an effect with a closure")
    Member("group", \.group, "several effects as one") {
      Member("opening", \.opening, "its first line, with the prefix: `return .merge(`")
      Member("effects", \.effects, "the effects")
    }
    Member("each", \.each, "an effect for each element of a collection") {
      Member("opening", \.opening, "its first line: `state.items.map { item in`")
      Member("effects", \.effects, "the effect, alone in a list")
    }
  }
}

struct RunModel: TemplateModel {
  /// What follows when the closure throws.
  typealias Failure = (opening: ClosureOpening, statements: [String])

  /// The arguments in front of the closure.
  var arguments: [String]?
  var opening: ClosureOpening
  var block: BlockModel
  var failure: Failure?
  /// The arguments of what it can be cancelled by.
  var cancellable: [String]?

  static let members = Members<Self>(
    "run", "An effect with a closure: `.run { send in … }`."
  ) {
    Member(
      "arguments", \.arguments,
      "the arguments in front of the closure: its priority, its place in the spec"
    ) {
      Member("text", { $0.joined(separator: ", ") }, "the arguments in one line")
      Member(
        "isLong", { $0.joined(separator: ", ").count > columnLimit - 51 },
        "whether one line is too short for them")
      Member("lines", { commaSeparated($0) }, "the arguments, a comma behind all but the last")
    }
    Member(
      "opening", \.opening.line,
      "the beginning of the closure: `{ [state] send in`, or `{` where `captures` follows")
    Member("captures", \.opening.longCaptures, "what the closure captures, if that takes lines") {
      Member("lines", \.lines, "what it captures, a comma behind all but the last")
      Member("parameters", \.parameters, "the parameters of the closure")
    }
    Member("block", \.block, "the body of the closure")
    Member("failure", \.failure, "what follows when it throws") {
      Member("opening", \.opening.line, "the beginning of the closure that receives the error")
      Member("captures", \.opening.longCaptures, "what that closure captures, if that takes lines")
      {
        Member("lines", \.lines, "what it captures, a comma behind all but the last")
        Member("parameters", \.parameters, "the parameters of that closure")
      }
      Member("statements", \.statements, "its statements")
    }
    Member("cancellable", \.cancellable, "what it can be cancelled by") {
      Member(
        "arguments", { $0.joined(separator: ", ") },
        "the arguments in one line: `id: CancelID.loading`")
      Member("isLong", { areLong($0) }, "whether one line is too short for them")
      Member("lines", { commaSeparated($0) }, "the arguments, a comma behind all but the last")
    }
  }

  /// Whether one line is too short for the arguments of what an effect can be cancelled by.
  static func areLong(_ arguments: [String]) -> Bool {
    arguments.joined(separator: ", ").count > columnLimit - 31
  }
}

extension RunModel {
  /// An effect whose closure reads the state or not, and sends actions or not.
  init(
    priority: String? = nil, spec: String? = nil, capturesState: Bool = false,
    items: [BlockItem],
    sends: Bool = true, failure: Failure? = nil, cancellable: [String]? = nil
  ) {
    let arguments = [priority.map { "priority: \($0)" }, spec.map { "spec: \($0)" }]
      .compactMap(\.self)
    self.init(
      arguments: arguments.isEmpty ? nil : arguments,
      opening: ClosureOpening(
        capturesState: capturesState, parameters: sends ? "send" : "_"),
      block: BlockModel(items: items), failure: failure, cancellable: cancellable)
  }
}

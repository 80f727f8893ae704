import SpecSource

/// An effect, as templates see it.
struct EffectModel: TemplateModel {
  var prefix: String
  var suffix: String
  var line: String?
  var run: RunModel?
  var group: Group?
  var span: SourceSpan?

  static let members = Members<Self>(
    "effect", "An effect; of `line`, `run` and `group` exactly one is not false."
  ) {
    Member("prefix", \.prefix, "what stands before it: `return` and a blank, or nothing")
    Member("suffix", \.suffix, "what stands behind it: a comma, or nothing")
    Member(
      "line", \.line, "an expression", holding: "text", "the expression, with prefix and suffix")
    Member("run", \.run, "an effect with a closure")
    Member("group", \.group, "several effects as one")
  }

  struct Group: TemplateModel {
    var opening: String
    var effects: [EffectModel]

    static let members = Members<Self> {
      Member("opening", \.opening, "its first line, with the prefix: `return .merge(`")
      Member("effects", \.effects, "the effects")
    }
  }
}

/// An effect with a closure.
struct RunModel: TemplateModel {
  var arguments: String
  var capture: String
  var send: String
  var statements: [String]
  var failure: Failure?
  var cancellable: Cancellable?

  static let members = Members<Self>(
    "run", "An effect with a closure: `.run { send in … }`."
  ) {
    Member("arguments", \.arguments, "the priority in parentheses, or nothing")
    Member(
      "capture", \.capture,
      "`[state]` and a blank where the closure reads the state, or nothing")
    Member("send", \.send, "the closure's parameter: `send`, or `_` where nothing is sent")
    Member("statements", \.statements, "the statements of the closure")
    Member("failure", \.failure, "what follows when it throws")
    Member("cancellable", \.cancellable, "what it can be cancelled by")
  }

  struct Failure: TemplateModel {
    var parameters: String
    var statements: [String]

    static let members = Members<Self> {
      Member("parameters", \.parameters, "the parameters of the closure that receives the error")
      Member("statements", \.statements, "its statements")
    }
  }

  struct Cancellable: TemplateModel {
    var arguments: String
    var isLong: Bool
    var lines: [String]

    static let members = Members<Self> {
      Member("arguments", \.arguments, "the arguments in one line: `id: CancelID.loading`")
      Member("isLong", \.isLong, "whether one line is too short for them")
      Member("lines", \.lines, "the arguments, a comma behind all but the last")
    }
  }
}

extension RunModel.Cancellable {
  /// What an effect with an id can be cancelled by.
  init(id: String, cancelsInFlight: Bool) {
    let all = ["id: \(id)"] + (cancelsInFlight ? ["cancelInFlight: true"] : [])
    arguments = all.joined(separator: ", ")
    isLong = arguments.count > columnLimit - 29
    lines = commaSeparated(all)
  }
}

extension RunModel {
  /// An effect whose closure reads the state or not, and sends actions or not.
  init(
    priority: String? = nil, capturesState: Bool = false, statements: [String],
    sends: Bool = true, failure: Failure? = nil, cancellable: Cancellable? = nil
  ) {
    self.init(
      arguments: priority.map { "(priority: \($0))" } ?? "",
      capture: capturesState ? "[state] " : "",
      send: sends ? "send" : "_",
      statements: statements, failure: failure, cancellable: cancellable)
  }
}

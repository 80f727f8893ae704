import SpecSource

/// A part of a feature, with the same part of the code that is generated from its spec.
public struct ComparedPart: Sendable {
  /// The name of the part: the address of a handler, or 'the state', 'the actions'.
  public var subject: String
  /// Whether the part is a handler.
  public var isHandler = false
  /// The place of the original.
  public var span: SourceSpan
  /// The original.
  public var original: Code
  /// The generated code.
  public var generated: Code
  /// The rewrites that brought both to the same form.
  public var rewrites: [Rewrite] = []
  /// Whether both are equal.
  public var isEqual: Bool

  /// The code of a part.
  public struct Code: Sendable {
    /// The form in which the code is compared.
    public var form: Form
    /// The code as its files contain it; empty for declarations.
    var written: [Written] = []

    /// Code as its file contains it.
    struct Written: Sendable {
      /// The pattern of the case, if an action has several cases.
      var label: String?
      /// The place of the code's statements.
      var span: SourceSpan
    }
  }

  /// The form in which code is compared.
  public enum Form: Sendable {
    /// Declarations, whose order has no meaning.
    case declarations([Declaration])
    /// The tokens of statements.
    case tokens([String])
  }

  /// A declaration.
  public struct Declaration: Sendable {
    /// The words that are compared.
    var compared: String
    /// The declaration as it is displayed.
    var shown: String

    init(_ compared: String, shown: String? = nil) {
      (self.compared, self.shown) = (compared, shown ?? compared)
    }
  }
}

extension ComparedPart {
  /// The declarations of the original that are not generated, or all its tokens, on a single line.
  public var originalDifference: String { original.form.onOneLine(besides: generated.form) }

  /// The generated declarations that the original does not have, or all its tokens, on a single line.
  public var generatedDifference: String { generated.form.onOneLine(besides: original.form) }
}

extension ComparedPart {
  /// The lines of the original as its files contain it; for declarations, the lines of the form.
  public var originalLines: [String] {
    isHandler ? original.written.flatMap(\.lines) : original.form.lines
  }

  /// The lines of the generated code. Declarations that the original has, too, are in its words and its order.
  public var generatedLines: [String] {
    guard case .declarations(let first) = original.form,
      case .declarations(let second) = generated.form
    else { return generated.written.flatMap(\.lines) }
    let kept = first.filter { one in second.contains { $0.compared == one.compared } }
    let added = second.filter { one in !first.contains { $0.compared == one.compared } }
    return ComparedPart.Form.declarations(kept + added).lines
  }
}

extension ComparedPart.Code.Written {
  fileprivate var lines: [String] {
    let text = span.text.trimmingBlanks.dedented
    let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let label else { return lines.map(String.init) }
    return ["case \(label):"] + lines.map { $0.isEmpty ? "" : "  \($0)" }
  }
}

extension ComparedPart.Form {
  /// The lines of the form.
  public var lines: [String] {
    switch self {
    case .declarations(let all):
      all.flatMap { $0.shown.split(separator: "\n", omittingEmptySubsequences: false) }
        .map(String.init)
    case .tokens(let tokens): laidOut(tokens)
    }
  }

  private var compared: Set<String> {
    switch self {
    case .declarations(let all): Set(all.map(\.compared))
    case .tokens(let tokens): Set(tokens)
    }
  }

  fileprivate func onOneLine(besides other: ComparedPart.Form) -> String {
    switch self {
    case .tokens(let tokens): tokens.joined(separator: " ")
    case .declarations:
      compared.subtracting(other.compared).sorted().joined(separator: "; ")
    }
  }
}

import SpecSource
import SpecSwift

/// Finds the keys that express a handler.
///
/// Code that the lifter does not know is a reason, and the lifter never guesses: the code is an effect that can stay
/// as it is under `effect`, or else the handler stays a function.
struct Lifter {
  /// The feature whose helpers the handlers call.
  let feature: LinkedType
  /// The protocols of the app that the feature conforms to. Handlers call their functions, too.
  var protocols: [LinkedType] = []
  /// All types of the app.
  var types = LinkedTypes([])
  /// The type of `self` if it is not the feature: a state whose function makes an effect.
  var owner: LinkedType?
  /// The file of the code that is being lifted.
  var file: ReadSwiftFile
  /// The functions that are declared in the function around the code that is being lifted.
  var localFunctions: [FunctionDeclaration] = []
  /// The helpers whose bodies are being lifted.
  var callers: Set<String> = []
  /// The variables that collect effects.
  var effectVariables: Set<String> = []
  /// Whether the code that is being lifted reacts to an element of an awaited sequence.
  var isInStream = false
  /// The closures that a name may stand for, if they are known.
  var closures: [String: [KnownClosure]] = [:]

  /// Returns a reason at a part of the file.
  func reason(_ text: String, at source: SourceText) -> AdoptionReason {
    AdoptionReason(text: text, span: SourceSpan(file: file.file, offsets: source.range))
  }

  /// Returns a reason that keeps a handler in Swift.
  func manual(_ text: String, at source: SourceText) -> Lifted {
    Lifted(manual: [reason(text, at: source)])
  }

  /// Returns an effect that stays Swift.
  func effect(_ text: String, at source: SourceText) -> Lifted {
    Lifted(keys: ["effect"], effects: [reason(text, at: source)])
  }

  /// Returns an effect that stays Swift and is made while the state is changed: 'do: let effect = …', and 'effect:
  /// effect'.
  func changingEffect(_ text: String, at source: SourceText) -> Lifted {
    .key("do", effect(text, at: source))
  }

  /// Whether a word appears in a part of the file.
  func says(_ word: String, in source: SourceText) -> Bool {
    file.words(in: source.range).contains(word)
  }

  /// Whether a part of the file mentions a variable that collects effects.
  func gathers(in source: SourceText) -> Bool {
    !effectVariables.isEmpty
      && file.words(in: source.range).contains { effectVariables.contains($0) }
  }
}

import SpecSource
import SpecSwift

/// Finds out which keys say what a handler does.
///
/// What it does not know is a reason, never a guess: an effect that can stand as it is under `effect`, or else a handler that
/// stays a function.
struct Lifter {
  /// The feature whose helpers handlers call.
  let feature: LinkedType
  /// The protocols of the app that it conforms to, whose functions handlers call, too.
  var protocols: [LinkedType] = []
  /// All types of the app.
  var types = LinkedTypes([])
  /// The type of `self` where that is not the feature: a state whose function makes an effect.
  var owner: LinkedType?
  /// The file of what is lifted.
  var file: ReadSwiftFile
  /// The functions that are declared in the function around what is lifted.
  var localFunctions: [FunctionDeclaration] = []
  /// The helpers whose bodies are being lifted.
  var callers: Set<String> = []
  /// The variables that gather effects.
  var effectVariables: Set<String> = []
  /// Whether it lifts what is done with an element of a sequence that is awaited.
  var isInStream = false
  /// The closures that a name may stand for, where they are known.
  var closures: [String: [KnownClosure]] = [:]

  /// A reason at a part of the file.
  func reason(_ text: String, at source: SourceText) -> AdoptionReason {
    AdoptionReason(text: text, span: SourceSpan(file: file.file, offsets: source.range))
  }

  /// What keeps a handler in Swift.
  func manual(_ text: String, at source: SourceText) -> Lifted {
    Lifted(manual: [reason(text, at: source)])
  }

  /// What stays Swift as an effect.
  func effect(_ text: String, at source: SourceText) -> Lifted {
    Lifted(keys: ["effect"], effects: [reason(text, at: source)])
  }

  /// What stays Swift as an effect that is made while the state is changed: 'do: let effect = …', and 'effect: effect'.
  func changingEffect(_ text: String, at source: SourceText) -> Lifted {
    .key("do", effect(text, at: source))
  }

  /// Whether a word stands in a part of the file.
  func says(_ word: String, in source: SourceText) -> Bool {
    file.words(in: source.range).contains(word)
  }

  /// Whether a part of the file mentions a variable that gathers effects.
  func gathers(in source: SourceText) -> Bool {
    !effectVariables.isEmpty
      && file.words(in: source.range).contains { effectVariables.contains($0) }
  }
}

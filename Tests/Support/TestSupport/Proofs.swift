import Foundation

/// How much of the long proofs is tried: `swift test` tries a part of each, `PROOFS=all` asks for the whole, as `.ci/run`
/// does.
public enum Proofs {
  /// Whether they are tried as a whole.
  public static let areWhole = ProcessInfo.processInfo.environment["PROOFS"] == "all"

  /// A part of what a proof tries: the first and each so manieth after it.
  public static func part<Case>(of cases: [Case], each step: Int) -> [Case] {
    areWhole ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// The size of a proof, which is smaller for a part.
  public static func size(_ whole: Int, part: Int) -> Int {
    areWhole ? whole : part
  }
}

import Foundation

/// The extent of the long proofs: `swift test` runs a part of each proof, `PROOFS=all` runs each proof as a whole, as
/// `.ci/run` does.
public enum Proofs {
  /// Whether proofs run as a whole.
  public static let areWhole = ProcessInfo.processInfo.environment["PROOFS"] == "all"

  /// Returns a part of a proof's cases: the first case, and then one case per step.
  public static func part<Case>(of cases: [Case], each step: Int) -> [Case] {
    areWhole ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// Returns the size of a proof, which is smaller for a partial run.
  public static func size(_ whole: Int, part: Int) -> Int {
    areWhole ? whole : part
  }
}

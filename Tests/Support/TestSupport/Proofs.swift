import Foundation

/// The extent of the long proofs: `swift test` runs a part of each proof, `PROOFS=all` runs each proof as a whole, and
/// `PROOFS=2/12` runs the second twelfth of each proof. `.ci/run` runs the twelfths in turns.
public enum Proofs {
  private enum Extent {
    case part
    case share(number: Int, of: Int)
    case whole
  }

  private static let extent: Extent = {
    guard let value = ProcessInfo.processInfo.environment["PROOFS"] else { return .part }
    let numbers = value.split(separator: "/").compactMap { Int($0) }
    guard value != "all" else { return .whole }
    guard numbers.count == 2, numbers[1] > 0, 1...numbers[1] ~= numbers[0] else {
      preconditionFailure("PROOFS is 'all', or a share as in '2/12'")
    }
    return .share(number: numbers[0], of: numbers[1])
  }()

  /// Whether more cases run than in a short run.
  public static let areLong = if case .part = extent { false } else { true }

  /// Returns whether the indivisible proofs of a file run. With shares, they run in one of the shares.
  public static func areDue(in file: StaticString = #fileID) -> Bool {
    switch extent {
    case .part: false
    case .share(let number, let count): position(of: file) % count == number - 1
    case .whole: true
    }
  }

  /// Returns a number that distributes files among the shares. Unlike a hash value, it is the same in each process.
  private static func position(of file: StaticString) -> Int {
    file.withUTF8Buffer { name in name.reduce(0) { ($0 * 31 + Int($1)) % 65_521 } }
  }

  /// Returns a part of a proof's cases: for a short run, the first case and then one case per step.
  public static func part<Case>(of cases: [Case], each step: Int) -> [Case] {
    let (first, step) =
      switch extent {
      case .whole: (0, 1)
      // Every number has a case, even of few cases.
      case .share(let number, let count): ((number - 1) % max(1, min(count, cases.count)), count)
      case .part: (0, step)
      }
    return stride(from: first, to: cases.count, by: step).map { cases[$0] }
  }

  /// Returns the cases of a proof that only long runs try; others for a short run.
  public static func long<Case>(_ cases: [Case], otherwise others: [Case] = []) -> [Case] {
    areLong ? part(of: cases, each: 1) : others
  }

  /// Returns the numbers of a proof's cases, such as seeds, from 1 to `whole`; a short run tries the first ones.
  public static func numbers(to whole: Int, part: Int) -> ClosedRange<Int> {
    let count = size(whole, part: part)
    guard case .share(let number, let shares) = extent else { return 1...count }
    let first = min((number - 1) * whole / shares, whole - count) + 1
    return first...first + count - 1
  }

  /// Returns the size of a proof, which is smaller for a partial run.
  public static func size(_ whole: Int, part: Int) -> Int {
    switch extent {
    case .whole: whole
    case .share(_, let count): max(part, whole / count)
    case .part: part
    }
  }
}

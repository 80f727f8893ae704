import Foundation
import SpecSource
import TestSupport
import Testing

extension CorruptedSpecTests {
  /// The results of reading corrupted specs.
  struct Report: Sendable {
    /// The number of corruptions by the number of their errors.
    private(set) var counts: [Int: Int] = [:]
    /// The corruption with the most errors.
    private(set) var worst = ""
    private(set) var mostErrors = 0
    private var slowest: (time: Duration, place: String) = (.zero, "")

    /// Reads corrupted specs on all cores, and checks the diagnostics of each.
    static func of(
      _ corruptions: [Corruption], _ read: @escaping @Sendable (Corruption) -> [Diagnostic]
    )
      -> Report
    {
      let total = Locked(Report())
      let count = ProcessInfo.processInfo.activeProcessorCount
      DispatchQueue.concurrentPerform(iterations: count) { lane in
        var report = Report()
        for index in stride(from: lane, to: corruptions.count, by: count) {
          report.take(corruptions[index], read)
        }
        total.withLock { [report] in $0.merge(report) }
      }
      return total.withLock { $0 }
    }

    private mutating func take(_ corruption: Corruption, _ read: (Corruption) -> [Diagnostic]) {
      let clock = ContinuousClock()
      var found: [Diagnostic] = []
      let time = clock.measure { found = read(corruption) }
      let size = corruption.spec.bytes.count
      for diagnostic in found {
        #expect(!diagnostic.message.isEmpty)
        guard let span = diagnostic.span, span.file.path == corruption.spec.path else { continue }
        #expect(span.start.line > 0 && span.start.column > 0)
        #expect(
          span.startOffset <= span.endOffset && span.endOffset <= size, "\(place(corruption))")
      }
      let errors = found.filter { $0.severity == .error }
      #expect(Set(errors).count == errors.count, "the same twice: \(place(corruption))")
      counts[errors.count, default: 0] += 1
      if errors.count > mostErrors {
        mostErrors = errors.count
        worst = place(corruption) + ": " + errors.map(\.message).joined(separator: "; ")
      }
      if time > slowest.time { slowest = (time, place(corruption)) }
    }

    private mutating func merge(_ other: Report) {
      counts.merge(other.counts, uniquingKeysWith: +)
      if other.mostErrors > mostErrors { (mostErrors, worst) = (other.mostErrors, other.worst) }
      if other.slowest.time > slowest.time { slowest = other.slowest }
    }

    /// Returns the share of the corruptions that caused some number of errors.
    func share(of errors: ClosedRange<Int>) -> Double {
      let total = counts.values.reduce(0, +)
      return Double(counts.filter { errors.contains($0.key) }.values.reduce(0, +)) / Double(total)
    }

    /// Checks that no reading was so slow that only a loop independent of the file's size could explain the time.
    func expectNothingSlow() {
      #expect(slowest.time < .seconds(20), "\(slowest.place) took \(slowest.time)")
      if ProcessInfo.processInfo.environment["CORRUPTIONS"] != nil {
        let total = counts.values.reduce(0, +)
        print("CORRUPTIONS \(total), errors \(counts.sorted { $0.key < $1.key }), worst \(worst)")
        print("CORRUPTIONS slowest \(slowest)")
      }
    }

    private func place(_ corruption: Corruption) -> String {
      let start = corruption.file.position(at: corruption.offset)
      let sign =
        corruption.kind < Corruption.signs.count
        ? String(decoding: [Corruption.signs[corruption.kind]], as: UTF8.self).debugDescription
        : "cut off"
      return "\(corruption.spec.path):\(start.line):\(start.column) \(sign)"
    }
  }
}

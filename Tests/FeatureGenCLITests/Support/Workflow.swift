import Foundation
import SpecSource
import SpecYAML
import Testing

/// A GitHub Actions workflow.
struct Workflow {
  /// A job of a workflow.
  struct Job {
    var name: String
    var needs: [String]
    var env: [String: String]
    var steps: [Step]

    /// The commands that the job runs, in their order, block by block.
    var commands: [String] { steps.compactMap(\.run) }
  }

  /// A step of a job: it uses an action, or runs commands.
  struct Step {
    var uses: String?
    var run: String?
    var with: [String: String]
  }

  /// The events that start the workflow.
  let events: [String]
  let jobs: [Job]

  init(_ text: String) throws {
    let parsed = parseYAML(SourceFile(path: "workflow.yml", text: text))
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let root = try #require(parsed.value)
    let on = root.value(of: "on")
    events = on?.members?.map(\.name) ?? on.texts
    jobs = (root.value(of: "jobs")?.members ?? []).map { job in
      Job(
        name: job.name, needs: job.value.value(of: "needs").texts,
        env: job.value.value(of: "env").textsByKey,
        steps: (job.value.value(of: "steps")?.items ?? []).map { step in
          Step(
            uses: step.value(of: "uses")?.scalar?.text, run: step.value(of: "run")?.scalar?.text,
            with: step.value(of: "with").textsByKey)
        })
    }
  }

  /// Returns the job with a name.
  func job(_ name: String) throws -> Job {
    try #require(jobs.first { $0.name == name }, "there is no job '\(name)'")
  }
}

extension YAMLNode? {
  /// The texts of a list, or the single text in place of a list.
  fileprivate var texts: [String] {
    self?.items?.compactMap { $0.scalar?.text } ?? [self?.scalar?.text].compactMap(\.self)
  }

  /// The texts of a mapping, by key.
  fileprivate var textsByKey: [String: String] {
    let members = (self?.members ?? []).map { ($0.name, $0.value.scalar?.text ?? "") }
    return Dictionary(uniqueKeysWithValues: members)
  }
}

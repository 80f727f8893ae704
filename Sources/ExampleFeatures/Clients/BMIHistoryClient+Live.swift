public import Foundation

nonisolated extension BMIHistoryClient {
  /// The client that the app runs with: it keeps the measurements of the user who runs it.
  ///
  /// They are in `ExampleFeatures/bmi-history.json` in the user's application support folder, which
  /// is `~/Library/Application Support` on Apple platforms and `$XDG_DATA_HOME` or `~/.local/share`
  /// on Linux. The endpoints throw what those of ``live(file:)`` do.
  public static var live: Self {
    // The user's domain has exactly one such folder, whether it exists yet or not.
    let domain = FileManager.SearchPathDomainMask.userDomainMask
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: domain)[0]
    return .live(file: support.appending(path: "ExampleFeatures/bmi-history.json"))
  }

  /// A client that keeps the measurements in a JSON file of the caller's choice.
  ///
  /// A missing file is an empty history; the first `save` creates it and its folder. Saving a
  /// measurement whose id is there already replaces it in its place; deleting an unknown id changes
  /// nothing. The file is replaced as a whole, so that a crash leaves the old or the new history,
  /// and any number of clients in one process may share it. Two processes should not: each change
  /// is safe, but of two at the same moment one would be lost.
  ///
  /// All endpoints throw ``BMIHistoryError``: `load` when the file cannot be read or understood,
  /// `save` and `delete` then too, with the file left as it is, and also when it cannot be written.
  ///
  /// - Parameter file: a file URL.
  public static func live(file: URL) -> Self {
    precondition(file.isFileURL, "\(file) is no file; name one with URL(filePath:)")
    let files = BMIHistoryFiles.shared
    return Self(
      load: { try await files.load(from: file) },
      save: { bmi in
        try await files.change(file) { measurements in
          if let index = measurements.firstIndex(where: { $0.id == bmi.id }) {
            measurements[index] = bmi
          } else {
            measurements.append(bmi)
          }
        }
      },
      delete: { id in
        try await files.change(file) { $0.removeAll { $0.id == id } }
      }
    )
  }
}

/// What keeps the live ``BMIHistoryClient`` from its file.
///
/// The descriptions are sentences for the user of the app; they name the file and what can be done.
public nonisolated enum BMIHistoryError: Error, Equatable, Sendable {
  /// The file holds something else than a history; it is never overwritten.
  case corrupted(file: URL, reason: String)
  /// The file is there but the system does not let the app read it.
  case unreadable(file: URL, reason: String)
  /// The file or its folder cannot be created or replaced; the old history is still there.
  case unwritable(file: URL, reason: String)
  /// A measurement holds a value that JSON cannot express, such as an infinite height.
  case unstorable(reason: String)
}

nonisolated extension BMIHistoryError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .corrupted(let file, let reason):
      "The measurements in \(file.path) cannot be understood: \(reason) The file is left as it is; "
        + "move it away to start a new history, or put a backup in its place."
    case .unreadable(let file, let reason):
      "The measurements in \(file.path) cannot be read: \(reason) Make the file readable, "
        + "or move it away to start a new history."
    case .unwritable(let file, let reason):
      "The measurements cannot be written to \(file.path): \(reason) Nothing was changed; "
        + "make the folder writable or free some space, and try again."
    case .unstorable(let reason):
      "The measurement cannot be stored: \(reason) Nothing was changed; correct the value."
    }
  }

  public var errorDescription: String? {
    description
  }
}

/// The files of all live clients, read and changed one at a time.
///
/// One actor serves the whole process: with one per client, two clients of the same file could both
/// read it, and the later writer would undo what the earlier one saved. It has no copy of the
/// measurements, so there is none to fall out of step with the file.
private actor BMIHistoryFiles {
  static let shared = BMIHistoryFiles()

  /// The measurements in the order in which they were first saved; none when there is no file.
  func load(from file: URL) throws(BMIHistoryError) -> [BMI] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw .unreadable(file: file, reason: systemReason(error))
    }
    let measurements: [BMI]
    do {
      measurements = try JSONDecoder().decode([BMI].self, from: data)
    } catch {
      throw .corrupted(file: file, reason: codingReason(error))
    }
    // Whoever shows the measurements tells them apart by their ids.
    var ids: Set<BMI.ID> = []
    for measurement in measurements where !ids.insert(measurement.id).inserted {
      throw .corrupted(file: file, reason: "Two measurements have the id \(measurement.id).")
    }
    return measurements
  }

  /// Replaces the file by its changed measurements; writes nothing when they stay the same.
  func change(
    _ file: URL, by edit: @Sendable (inout [BMI]) -> Void
  ) throws(BMIHistoryError) {
    let old = try load(from: file)
    var new = old
    edit(&new)
    guard new != old else { return }
    let data: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      // Dates stay numbers of seconds: ISO 8601 would round them, and they would not compare equal.
      data = try encoder.encode(new)
    } catch {
      throw .unstorable(reason: codingReason(error))
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file: file, reason: systemReason(error))
    }
  }
}

/// What the system says about a failed access, as a sentence.
private nonisolated func systemReason(_ error: any Error) -> String {
  // The outer error often says no more than its number; the one below is the system call's.
  let cause = (error as? CocoaError)?.underlying ?? error
  let text = cause.localizedDescription
  return text.hasSuffix(".") ? text : text + "."
}

/// What does not fit into JSON, or is no history, and where, as a sentence.
private nonisolated func codingReason(_ error: any Error) -> String {
  let path: [any CodingKey]
  let text: String
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    path = context.codingPath
    text = "'\(key.stringValue)' is missing."
  case DecodingError.dataCorrupted(let context),
    DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context):
    path = context.codingPath
    text = context.debugDescription
  case EncodingError.invalidValue(_, let context):
    path = context.codingPath
    text = context.debugDescription
  default:
    return systemReason(error)
  }
  let place = path.map { key in
    key.intValue.map { "measurement \($0 + 1)" } ?? "'\(key.stringValue)'"
  }
  return (place + [text]).joined(separator: ": ")
}

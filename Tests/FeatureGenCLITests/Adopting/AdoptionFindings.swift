@testable import FeatureGenCLI

/// The lint findings that the original code of golden adoptions deserves. Lint finds nothing else in the adopted
/// specs.
enum AdoptionFindings {
  /// The findings by case: fields that nothing changes, enum cases of the state that nothing leaves, dependencies
  /// that nothing uses in the original code either, loops over sequences that nothing cancels, and parts that are
  /// missing in the tests that became keys.
  static let deserved: [String: [String]] = [
    "cancellations": [
      "Mail.yaml 'continuousClock' is not used [unused-dependency]",
      "Mail.yaml nothing ends this stream [endless-effect]",
      "Mail.yaml nothing ends this stream [endless-effect]",
    ],
    "children": ["TodoFeature.yaml no parent reacts to 'delegate.renamed' [unheard-delegate]"],
    "composed-children": [
      "Blank.yaml nothing changes 'count' [unwritten-state]",
      "Memo.yaml nothing changes 'length' [unwritten-state]",
    ],
    "conforming-reducers": ["Shelf.yaml 'date' is not used [unused-dependency]"],
    "destinations": ["Shelf.yaml no test sends or receives 'failed' [untested-action]"],
    "effects": ["FeedFeature.yaml nothing ends this stream [endless-effect]"],
    "fixed-points": ["Pantry.yaml nothing changes 'checkedAt' [unwritten-state]"],
    "kept-access": [
      "Hidden.yaml nothing changes 'rows' [unwritten-state]",
      "Rows.yaml nothing changes 'size' [unwritten-state]",
    ],
    "kept-statements": [
      "Radio.yaml nothing changes 'name' [unwritten-state]",
      "Radio.yaml nothing ends this stream [endless-effect]",
      "Radio.yaml nothing ends this stream [endless-effect]",
    ],
    "kept-tests": ["Shelf.yaml nothing changes 'title' [unwritten-state]"],
    "linter-comments": [
      "Kiosk.yaml no test sends or receives 'closed' [untested-action]",
      "Kiosk.yaml no test sends or receives 'up' [untested-action]",
      "Kiosk.yaml no test sends or receives 'sold' [untested-action]",
      "Kiosk.yaml no test sends or receives 'weather' [untested-action]",
    ],
    "looked-for": ["Watch.yaml 'uuid' is not used [unused-dependency]"],
    "minimal-captures": ["Library.yaml nothing ends this stream [endless-effect]"],
    "older-effects": [
      "Counter.yaml no block leaves the case 'empty' [final-case]",
      "Post.yaml nothing changes 'isLate' [unwritten-state]",
    ],
    "opened-names": ["Parcel.yaml nothing changes 'label' [unwritten-state]"],
    "same-labels": ["Shelf.yaml nothing changes 'width' [unwritten-state]"],
    "several-modules": [
      "CounterFeature/Counter.yaml no test sends or receives 'factTapped' [untested-action]",
      "CounterFeature/Counter.yaml no test sends or receives 'factLoaded' [untested-action]",
      "CounterFeature/Counter.yaml no test sends or receives 'factFailed' [untested-action]",
    ],
    "shown-members": [
      "Filter.yaml nothing changes 'width' [unwritten-state]",
      "Filter.yaml nothing changes 'zone' [unwritten-state]",
      "Filter.yaml nothing changes 'locale' [unwritten-state]",
      "Filter.yaml nothing changes 'rows' [unwritten-state]",
      "Filter.yaml nothing changes 'page' [unwritten-state]",
      "Filter.yaml nothing changes 'latest' [unwritten-state]",
      "Filter.yaml nothing changes 'start' [unwritten-state]",
      "Filter.yaml nothing changes 'end' [unwritten-state]",
    ],
    "states": [
      "DoorFeature.yaml no block leaves the case 'open' [final-case]",
      "PickerFeature.yaml nothing changes 'values' [unwritten-state]",
      "PickerFeature.yaml nothing changes 'note' [unwritten-state]",
      "PreferencesFeature.yaml nothing here changes 'name' [unwritten-state]",
      "PreferencesFeature.yaml nothing here changes 'notes' [unwritten-state]",
      "PreferencesFeature.yaml nothing here changes 'session' [unwritten-state]",
      "PreferencesFeature.yaml nothing changes 'typed' [unwritten-state]",
      "ShelfFeature.yaml nothing changes 'order' [unwritten-state]",
      "ShelfFeature.yaml nothing changes 'next' [unwritten-state]",
      "ShelfFeature.yaml nothing changes 'usual' [unwritten-state]",
      "ShelfFeature.yaml nothing changes 'reversed' [unwritten-state]",
    ],
    "whole-children": ["Editor.yaml nothing changes 'text' [unwritten-state]"],
  ]

  /// Returns the lint findings in a project, each with its spec and without its line.
  static func found(in project: MemoryFileSystem) throws -> [String] {
    let plan = try planProject(project.fileSystem)
    return try plan.findings(in: project.fileSystem).map { finding in
      let path = finding.span?.file.path.dropFirst("Specs/".count) ?? ""
      return "\(path) \(finding.message) [\(finding.rule?.code ?? "")]"
    }
  }
}

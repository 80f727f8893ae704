import FeatureSpec
import SpecSource
import SpecSwift

/// A feature as a spec, with the results for its Swift.
struct FeatureDraft {
  /// The feature.
  let feature: LinkedType
  /// The keys of the spec.
  var keys: [DraftKey]
  /// The types of the feature's children.
  var children: Set<String>
  /// The keys of the dependencies that the feature uses, and the types of the dependencies that it asks for by type.
  var dependencies: [String]
  /// The types of the feature's choices between children.
  var oneOfs: [String]
  /// The access level of the feature, if it differs from its module's.
  var access: Settings.Access?
  /// The declarations that the spec is made from, and the declarations that stay Swift.
  var members: DraftedMembers
  /// The protocols that the generated type does not declare.
  var protocols: UndeclaredProtocols
  /// The handlers that become functions in Swift.
  var manual: [ManualHandler] = []
  /// The file that already contains functions of handlers.
  var handlersFile: ReadSwiftFile?
  /// The private declarations that generated code names, and that become internal.
  var opened: [Member] = []
  /// The private declarations that the feature alone uses, and that become its members.
  var moved: [Member] = []

  /// The keys of the spec, including the key of its access level.
  var keysWithAccess: [DraftKey] {
    guard let access else { return keys }
    let first = keys.prefix { ["feature", "in", "doc"].contains($0.name) }
    return first + [DraftKey("access", .text(access.rawValue))] + keys.dropFirst(first.count)
  }

  /// The name of the spec.
  var name: String { feature.type.name }

  /// The file that declares the feature.
  var origin: SourceFile { feature.origin.file.file }
}

extension FeatureDraft {
  /// The place after the extension that only declares the feature. The remaining parts of the feature cannot be in
  /// that extension.
  ///
  /// The place is nil if other code is around the feature.
  var placeAfterOuter: Int? {
    let origin = feature.origin
    return origin.file.declarations.first { declaration in
      declaration.type?.keyword == .extension && declaration.type?.members.count == 1
        && declaration.source.range.contains(origin.declaration.source.range.lowerBound)
    }?.source.range.upperBound
  }
}

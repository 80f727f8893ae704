/// The protocols of a feature that the generated type does not declare.
struct UndeclaredProtocols {
  /// The protocols that remaining extensions declare.
  var later: Set<String> = []
  /// The protocols that an extension declares instead of the feature's declaration.
  var moved: Set<String> = []
  /// The protocols to which the feature no longer conforms, because nothing requires them.
  var unused: Set<String> = []
}

import FeatureSpec
import StrictMustache

/// The modules of a generated file: those it always needs and those that its spec names.
///
/// They come sorted, as `swift format` wants them; the ones that exist on some platforms only stand apart.
func lowerImports(_ always: [String], _ imports: [ImportedModule]) -> TemplateValue {
  let plain = Set(always + imports.filter { !$0.isOptional }.map(\.name.value))
  let optional = Set(imports.filter(\.isOptional).map(\.name.value)).subtracting(plain)
  return [
    "always": .list(plain.sorted().map { .text($0) }),
    "optional": .list(optional.sorted().map { .text($0) }),
  ]
}

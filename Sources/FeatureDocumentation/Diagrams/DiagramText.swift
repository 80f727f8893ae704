/// The longest label that is shown whole, in characters.
let labelLimit = 44

/// A label that fits into a box; what is left out shows as "…".
func shortened(_ label: String) -> String {
  label.count <= labelLimit ? label : label.prefix(labelLimit - 1) + "…"
}

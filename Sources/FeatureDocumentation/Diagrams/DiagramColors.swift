extension Diagram.Node.Kind {
  /// The colours of a box that do not depend on its surroundings: pastels, on which dark text is readable.
  var color: (fill: String, line: String) {
    switch self {
    case .feature: ("#dbeafe", "#2563eb")
    case .external: ("#f1f5f9", "#64748b")
    case .client: ("#dcfce7", "#16a34a")
    case .action: ("#dbeafe", "#2563eb")
    case .delegate: ("#fce7f3", "#db2777")
    case .reaction: ("#e0e7ff", "#4f46e5")
    case .procedure: ("#f1f5f9", "#64748b")
    case .effect: ("#fef3c7", "#d97706")
    case .state: ("#f3e8ff", "#9333ea")
    case .child: ("#cffafe", "#0891b2")
    case .prompt: ("#ffe4e6", "#e11d48")
    case .case: ("#f3e8ff", "#9333ea")
    case .start, .any: ("#f1f5f9", "#64748b")
    }
  }
}

import ComposableArchitecture
import FactsClient

/// The number above which nobody counts.
let limit = 100

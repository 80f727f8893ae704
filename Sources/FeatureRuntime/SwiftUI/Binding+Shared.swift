#if canImport(SwiftUI)
  import SwiftUI

  extension Binding where Value: Sendable {
    /// A binding to a shared value: `Toggle("On", isOn: Binding(store.$isOn))`.
    @MainActor
    public init(_ shared: Shared<Value>) {
      self.init(
        get: { shared.wrappedValue },
        set: { value in shared.withLock { $0 = value } }
      )
    }
  }
#endif

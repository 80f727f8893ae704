#if canImport(SwiftUI)
  import SwiftUI

  extension Send {
    /// Sends an action and returns when the store has reduced it; views animate what it changes.
    public func callAsFunction(_ action: Action, animation: Animation?) async {
      await ChangeTransaction.$current.withValue(ChangeTransaction(animation)) {
        await self(action)
      }
    }
  }

  extension DismissEffect {
    /// Asks the parent to dismiss the feature; views animate the dismissal.
    public func callAsFunction(animation: Animation?) async {
      await ChangeTransaction.$current.withValue(ChangeTransaction(animation)) {
        await self()
      }
    }
  }

  extension ChangeTransaction {
    fileprivate init(_ animation: Animation?) {
      self.init { changes in withTransaction(Transaction(animation: animation)) { changes() } }
    }
  }
#endif

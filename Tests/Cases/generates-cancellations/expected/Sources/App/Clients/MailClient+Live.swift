import FeatureRuntime
import Foundation

// Created once by featuregen; this file is yours.
nonisolated extension MailClient {
  /// The client that the app runs with.
  static var live: Self {
    Self(
      load: {
        fatalError("MailClient.load is not written yet")
      },
      save: { _ in
        fatalError("MailClient.save is not written yet")
      },
      find: {
        fatalError("MailClient.find is not written yet")
      },
      numbers: {
        fatalError("MailClient.numbers is not written yet")
      }
    )
  }
}

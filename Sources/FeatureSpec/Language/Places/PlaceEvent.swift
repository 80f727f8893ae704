/// An action of a place itself, which the library declares in addition to the actions of the feature in the place.
public enum PlaceEvent: String, Sendable, CaseIterable {
  /// The presented feature, alert or dialog is dismissed.
  case dismiss
  /// An element of a stack is popped, with all elements after it.
  case popFrom
  /// An element is pushed onto a stack.
  case push

  /// The event in a few words.
  public var documentation: String {
    switch self {
    case .dismiss: "it is dismissed"
    case .popFrom: "an element is popped, with all after it"
    case .push: "an element is pushed"
    }
  }
}

extension Child {
  /// The actions of the place itself.
  public var events: [PlaceEvent] {
    switch presence {
    case .optional: isPresented ? [.dismiss] : []
    case .stack: [.popFrom, .push]
    case .always, .many: []
    }
  }
}

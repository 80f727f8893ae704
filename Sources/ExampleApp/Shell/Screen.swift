import Terminal

/// The view of a store: the contents to show, and the commands of the user.
///
/// A view is an initializer that takes a store. The closures of a screen retain the stores from which it was made, so
/// that changes of the stores are observed as long as the screen is shown.
@MainActor
struct Screen {
  /// The title, which distinguishes a screen from the previous one.
  var title: String
  /// The contents, from top to bottom.
  var rows: [Row] = []
  /// The commands of keys, in the order in which help lists them.
  var commands: [Command] = []
  /// The alert that must be answered before anything else.
  var alert: Alert?
  /// Whether an activity is in progress that soon ends by itself.
  var isBusy = false
}

extension Screen {
  /// A line, or several lines that belong together.
  enum Row {
    case text(StyledText)
    /// A text of any length, broken into lines that fit.
    case paragraph(String)
    /// A number, or a time, in large digits.
    case digits(String)
    case field(Field)
    case item(Item)

    /// An empty line.
    static var space: Row { .text("") }
  }

  /// A text to edit.
  struct Field {
    var label: String
    /// The text after the value.
    var unit = ""
    var text: String
    /// The characters that can be typed.
    var alphabet: String
    /// The maximum number of characters.
    var limit = 9
    /// Whether the text is taken at each key, or as a whole at Enter.
    var isTakenAtOnce = true
    var take: @MainActor (_ text: String) -> Void
  }

  /// An item to choose.
  struct Item {
    var label: StyledText
    /// The action of the item; nil if it has no action at the moment.
    var press: (@MainActor () -> Void)?
    /// Removes the item; nil if it cannot be removed.
    var remove: (@MainActor () -> Void)?
  }

  /// The command of a key.
  struct Command {
    var key: Key
    var label: String
    var perform: @MainActor () -> Void

    init(_ key: Key, _ label: String, perform: @escaping @MainActor () -> Void) {
      self.key = key
      self.label = label
      self.perform = perform
    }
  }

  /// A question to the user.
  struct Alert {
    struct Button {
      var label: String
      /// Whether the button changes nothing.
      var isCancel = false
      var press: @MainActor () -> Void
    }

    var title: String
    var message: String?
    var buttons: [Button]
  }
}

extension Screen {
  /// The rows that can be chosen or edited, in their order.
  var stops: [Row] {
    rows.filter(\.isStop)
  }

  /// The items, in the order of their numbers.
  var items: [Item] {
    rows.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// Performs the command of a key, if the screen has such a command.
  ///
  /// - Returns: Whether the command exists.
  func perform(_ key: Key) -> Bool {
    guard let command = commands.first(where: { $0.key == key }) else { return false }
    command.perform()
    return true
  }
}

extension Screen.Row {
  /// Whether the row can be chosen or edited.
  var isStop: Bool {
    switch self {
    case .field, .item: true
    case .text, .paragraph, .digits: false
    }
  }
}

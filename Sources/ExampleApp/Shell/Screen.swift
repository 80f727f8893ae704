import Terminal

/// What a view makes of a store: what there is to see, and what can be done about it.
///
/// A view is an initializer that takes a store. The closures of a screen hold the stores that it was
/// made of, so that changes of the stores are observed as long as the screen is shown.
@MainActor
struct Screen {
  /// The title, which distinguishes a screen from the one shown before.
  var title: String
  /// What there is to see, from top to bottom.
  var rows: [Row] = []
  /// What keys do, in the order in which help lists them.
  var commands: [Command] = []
  /// What has to be answered before anything else.
  var alert: Alert?
  /// Whether something is under way that ends by itself soon.
  var isBusy = false
}

extension Screen {
  /// A line, or several that belong together.
  enum Row {
    case text(StyledText)
    /// A text of any length, broken into lines where there is room for no more.
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
    /// What stands behind the text.
    var unit = ""
    var text: String
    /// The characters that can be typed.
    var alphabet: String
    /// How many of them there may be.
    var limit = 9
    /// Whether the text is taken at each key, or as a whole at Enter.
    var isTakenAtOnce = true
    var take: @MainActor (_ text: String) -> Void
  }

  /// Something to choose.
  struct Item {
    var label: StyledText
    /// What it does when it is chosen; nil if there is nothing to do now.
    var press: (@MainActor () -> Void)?
    /// Takes it away, if it can be.
    var remove: (@MainActor () -> Void)?
  }

  /// What a key does.
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

  /// A question.
  struct Alert {
    struct Button {
      var label: String
      /// Whether it leaves everything as it is.
      var isCancel = false
      var press: @MainActor () -> Void
    }

    var title: String
    var message: String?
    var buttons: [Button]
  }
}

extension Screen {
  /// The rows that can be chosen or typed into, in their order.
  var stops: [Row] {
    rows.filter(\.isStop)
  }

  /// The items, in the order in which they are numbered.
  var items: [Item] {
    rows.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// Does what a key stands for, if it is one of the commands.
  ///
  /// - Returns: Whether it is.
  func perform(_ key: Key) -> Bool {
    guard let command = commands.first(where: { $0.key == key }) else { return false }
    command.perform()
    return true
  }
}

extension Screen.Row {
  /// Whether it can be chosen or typed into.
  var isStop: Bool {
    switch self {
    case .field, .item: true
    case .text, .paragraph, .digits: false
    }
  }
}

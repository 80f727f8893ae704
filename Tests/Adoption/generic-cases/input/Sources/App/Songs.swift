import ComposableArchitecture

public enum Loadable<Value: Equatable & Sendable>: Equatable, Sendable {
  case idle
  case loading
  case loaded(Value)

  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

public struct Song: Equatable, Sendable {
  public var title: String
  public var isFavorite = false

  public init(title: String) {
    self.title = title
  }
}

public enum Volume {
  public static let low = Float(0.25)
}

/// Its fields show their types by what the app declares.
@Reducer
public struct Songs {
  public struct State: Equatable {
    public var songs = Loadable<[Song]>.idle
    public var chosen = Loadable<Song>.loaded(Song(title: "None"))
    public var delay = Duration.zero
    public var volume = Volume.low

    public init() {}

    public init(volume: Float) {
      self.volume = volume
    }
  }

  public enum Action {
    case favored
    case loudnessChanged(Float)
    case reported
    case skipped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .favored:
        guard var song = state.chosen.value else {
          return .none
        }
        song.isFavorite.toggle()
        return .run { [song] _ in
          print(song.title)
        }
      case .loudnessChanged(let volume):
        state.volume = volume
        return .none
      case .reported:
        if var song = state.chosen.value {
          song.title += "!"
          return .run { [song] _ in
            print(song.title)
          }
        }
        return .none
      case .skipped:
        state.delay = .zero
        guard state.songs.value != nil else {
          break
        }
        if state.volume > 0 {
          return .send(.favored)
        }
      }
      return .none
    }
  }
}

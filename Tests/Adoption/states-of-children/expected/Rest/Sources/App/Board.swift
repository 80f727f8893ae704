import ComposableArchitecture

extension Notes.State {
  init(count: Int = 0, all names: [String] = []) {
    self.count = count
    self.names = names
  }
}

extension PlayerClient {
  static var live: Self { Self(stop: {}) }
}

import ComposableArchitecture

func write(_ text: String) {}

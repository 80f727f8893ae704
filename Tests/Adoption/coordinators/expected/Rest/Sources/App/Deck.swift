import ComposableArchitecture

struct CardError: Error, Equatable {}

import ComposableArchitecture

struct ProfileName {
  let viewStore: ViewStore<Profile.State, Profile.Action>

  var name: String { viewStore.$name.wrappedValue }
}

// What the library has elsewhere: for the compiler alone.

import ComposableArchitecture

typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable

/// The public types of FeatureRuntime, as `swift symbolgraph-extract` lists them; a test compares the lists.
let featureRuntimeTypes = """
  AlertState AnyCasePath AppStorageClient AppStorageKey AppStorageValue BindableAction \
  BindingAction BindingCasePaths BindingReducer ButtonState ButtonStateBuilder ButtonStateRole \
  Case CaseKeyPath CasePathable ClockTimer CombineReducers ConfirmationDialogState \
  ConfirmationDialogStateTitleVisibility DateGenerator Dependency DependencyContext DependencyKey \
  DependencyReducer DependencyValues DismissEffect Effect EffectError EmptyReducer EnumState FileStorage \
  FileStorageKey ForEachReducer IdentifiedAction IdentifiedActionOf IdentifiedArray \
  IdentifiedArrayOf IfCaseLetReducer IfLetReducer ImmediateClock InMemoryKey InMemoryStorage \
  LoadContext LoadContinuation Middleware MiddlewareReducer MiddlewareStore NoAnimation \
  ObservableState \
  OnChangeReducer OpenURLEffect Presentation PresentationAction PresentationReducer \
  PrintChangesReducer Reduce Reducer ReducerBuilder ReducerChoice ReducerOf ReducerSequence \
  SaveContext SaveContinuation Scope Send Shared SharedKey SharedKeyDefault SharedReader \
  SharedReaderKey SharedSubscriber SharedSubscription StackAction StackActionOf StackElementID \
  StackPathElement StackReducer StackState StateChanges StateFields Store StoreID StoreOf \
  StoreRows StoreTask TestClock TextState UUIDGenerator UnimplementedClock UnimplementedError \
  ViewAction ViewActionSending WithRandomNumberGenerator
  """

/// The public types of FeatureTesting: see `featureRuntimeTypes`.
let featureTestingTypes = """
  Exhaustivity Exploration FedStream Recorder StateExplorer StateInvariant TestStore TestStoreTask
  """

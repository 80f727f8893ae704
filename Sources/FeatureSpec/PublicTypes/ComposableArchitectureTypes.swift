/// The public types of the Composable Architecture 1.x, and of the modules that it exports: `CasePaths`, `Clocks`,
/// `CombineSchedulers`, `ConcurrencyExtras`, `CustomDump`, `Dependencies`, `IdentifiedCollections`, `Observation`,
/// `Perception`, `Sharing`, `SwiftNavigation`, `SwiftUINavigation` and `UIKitNavigation`.
///
/// The list contains the declarations in the sources of these packages that are `public` at the outermost level.
let composableArchitectureTypes = """
  ActionSheetState ActorIsolated AlertState AnyCasePath AnyClock AnyHashableSendable \
  AnyIdentifiable AnyScheduler AnySchedulerOf AppStorageKey AppStorageKeyPathKey \
  AssertionEffect AssertionFailureEffect Bindable BindableAction BindingAction BindingReducer \
  BindingState BindingViewState BindingViewStore Box ButtonState ButtonStateAction \
  ButtonStateBuilder ButtonStateRole CachedValues CancellablesCollection Case CaseBindable \
  CaseKeyPath CaseLet CasePath CasePathIterable CasePathReflectable CasePathable CaseReducer \
  CaseReducerState CombineReducers ConfirmationDialogState \
  ConfirmationDialogStateTitleVisibility CustomDumpReflectable CustomDumpRepresentable \
  CustomDumpStringConvertible DateGenerator Dependency DependencyContext DependencyKey \
  DependencyValues DestinationContent DismissEffect Effect EffectOf EffectTask EmptyReducer \
  EnumMetadata EnumTypeDescriptor Exhaustivity FailingScheduler FailingSchedulerOf \
  FailureReporting FileStorage FileStorageKey FireAndForget ForEachStore HashableObject \
  Identified IdentifiedAction IdentifiedActionOf IdentifiedArray IdentifiedArrayOf IfLetStore \
  ImmediateClock ImmediateScheduler ImmediateSchedulerOf InMemoryKey InMemoryStorage \
  IssueReporter IssueReporters IssueSeverity LoadContext LoadContinuation LockIsolated Logger \
  MutableReference NavigationLinkStore NavigationStackController NavigationStackStore \
  Observable ObservableState ObservableStateID ObservationRegistrar ObservationStateIgnored \
  ObservationStateRegistrar ObservationToken Observations ObserveToken OpenURLEffect \
  PartialCaseKeyPath Perceptible PerceptibleMacro PerceptionIgnoredMacro PerceptionRegistrar \
  PerceptionTrackedMacro PerceptionTracking Perceptions PresentationAction PresentationState \
  PresentationStore Presents Reduce Reducer ReducerBuilder ReducerCase ReducerOf \
  ReducerProtocol ReducerProtocolOf Reference SaveContext SaveContinuation Scope ScopeID Send \
  SendOf Shared SharedBinding SharedChangeTracker SharedKey SharedReader SharedReaderKey \
  SharedSubscriber SharedSubscription StackAction StackActionOf StackElementID \
  StackElementIDGenerator StackState Store StoreOf StorePublisher StoreTask SuspensionError \
  SwitchStore TaskLocalTrait TaskResult TestClock TestDependencyKey TestScheduler \
  TestSchedulerOf TestStore TestStoreOf TestStoreTask TextState UIBindable UIBinding \
  UIBindingIdentifier UIControlProtocol UIDismissAction UIKitAnimation UINavigationPath \
  UIPushAction UIScheduler UITextSelection UITransaction UITransactionKey \
  UIViewControllerRepresenting UIViewRepresenting UUIDGenerator UncheckedSendable Unimplemented \
  UnimplementedClock UnimplementedScheduler UnimplementedSchedulerOf ViewAction \
  ViewActionSending ViewStore ViewStoreOf WithPerceptionTracking WithRandomNumberGenerator \
  WithState WithViewStore
  """

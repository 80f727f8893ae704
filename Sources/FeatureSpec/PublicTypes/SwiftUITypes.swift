/// The public types of SwiftUI and of the modules that it exports.
///
/// The types are from Apple's documentation. To refresh the list, read the page of each topic there. A superfluous
/// name does no harm: its only effect is a further import.
let swiftUITypes = """
  AccessibilityActionCategory AccessibilityActionKind AccessibilityAdjustmentDirection \
  AccessibilityChildBehavior AccessibilityCustomContentKey AccessibilityDirectTouchOptions \
  AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole \
  AccessibilityRotorContent AccessibilityRotorEntry AccessibilitySystemRotor \
  AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits \
  AccessibilityZoomGestureAction AccessoryBarButtonStyle ActionSheet AdaptableTabBarPlacement \
  Alert Alignment AlignmentID Anchor Angle Angle2D AngularGradient Animatable \
  AnimatableModifier AnimatablePair Animation AnimationCompletionCriteria AnimationContext \
  AnimationState AnimationTimelineSchedule AnyCommands AnyCustomizableToolbarContent AnyGesture \
  AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTabContent AnyToolbarContent AnyTransition \
  AnyView App AppStorage ArchivableAttributes AssistiveAccess AsymmetricTransition AsyncImage \
  AsyncImagePhase AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle \
  AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticTextEditorStyle Axis \
  BackgroundStyle BadgeProminence BalancedNavigationSplitViewStyle Bindable Binding BlendMode \
  BlurReplaceTransition BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle \
  BorderlessButtonMenuStyle BorderlessButtonStyle Button ButtonMenuStyle ButtonRepeatBehavior \
  ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule \
  CardButtonStyle CheckboxToggleStyle Circle CircularProgressViewStyle CodableRepresentation \
  Color ColorMatrix ColorPicker ColorRenderingMode ColorResource ColorScheme \
  ColorSchemeContrast ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands \
  CommandsBuilder CompactDatePickerStyle ConcentricRectangle ContainerBackgroundPlacement \
  ContainerRelativeShape ContainerValueKey ContainerValues ContentMarginPlacement \
  ContentMargins ContentMode ContentModifier ContentShapeKinds ContentToolbarPlacement \
  ContentTransition ContentUnavailableView ControlActiveState ControlGroup ControlGroupStyle \
  ControlGroupStyleConfiguration ControlSize CoordinateSpace CoordinateSpaceProtocol \
  CubicKeyframe CustomAnimation CustomPresentationDetent CustomizableToolbarContent \
  DataRepresentation DatePicker DatePickerComponents DatePickerStyle \
  DatePickerStyleConfiguration DefaultButtonStyle DefaultDatePickerStyle \
  DefaultDateProgressLabel DefaultFocus DefaultFocusEvaluationPriority DefaultLabelStyle \
  DefaultListStyle DefaultMenuStyle DefaultPickerStyle DefaultProgressViewStyle DefaultTabLabel \
  DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem \
  DefaultWindowStyle DigitalCrownEvent DigitalCrownRotationalSensitivity \
  DisabledTextSelectability DisclosureGroup DisclosureGroupStyle \
  DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior \
  DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction Divider DocumentBaseBox \
  DocumentConfiguration DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy \
  DocumentLaunchView DragConfiguration DragDropPreviewsFormation DragGesture DragSession \
  DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession \
  DynamicProperty DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge EdgeInsets \
  EditActions EditButton EditMode Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands \
  EmptyModifier EmptyTabContent EmptyTableRowContent EmptyToolbarContent EmptyView \
  EnabledTextSelectability Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues \
  EnvironmentalModifier EquatableView EventModifiers EveryMinuteTimelineSchedule \
  ExclusiveGesture ExplicitTimelineSchedule FetchRequest FetchedResults \
  FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration \
  FileDocumentWriteConfiguration FileRepresentation FillShapeView FillStyle FindContext \
  FixedTextVariant FocusInteractions FocusState FocusedBinding FocusedDocument FocusedObject \
  FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSectionCollection \
  ForEachSubviewCollection ForegroundStyle Form FormStyle FormStyleConfiguration Gauge \
  GaugeStyle GaugeStyleConfiguration GeometryProxy GeometryProxy3D GeometryReader \
  GeometryReader3D Gesture GestureMask GesturePhase GestureState GestureStateGesture Glass \
  GlassButtonStyle GlassEffectContainer GlassEffectTransition GlobalCoordinateSpace Gradient \
  GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox \
  GroupElementsOfContent GroupSectionsOfContent GroupedFormStyle GroupedTabViewStyle HSplitView \
  HStack HStackLayout HandGestureShortcut HelpLink HiddenTitleBarWindowStyle \
  HierarchicalShapeStyle HorizontalAlignment HorizontalEdge HoverEffect HoverPhase \
  IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer ImageResource \
  ImmersiveSpace IndexedIdentifierCollection InlinePickerStyle InsetListStyle InsettableShape \
  Inspector KeyEquivalent KeyPress KeyboardShortcut Keyframe KeyframeAnimator KeyframeTimeline \
  KeyframeTrack KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder \
  Label LabelStyle LabelStyleConfiguration LabeledContent LabeledContentStyle \
  LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent \
  Layout LayoutDirection LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews \
  LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack LegibilityWeight \
  LibraryContentBuilder LibraryContentProvider LibraryItem LinearGradient LinearKeyframe \
  LinearProgressViewStyle Link LinkButtonStyle List ListItemTint ListSectionSpacing ListStyle \
  LocalCoordinateSpace LocalizedStringKey LocalizedStringResource LongPressGesture \
  MagnificationGesture MagnifyGesture MatchedGeometryProperties Material Menu \
  MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuOrder MenuPickerStyle \
  MenuStyle MenuStyleConfiguration MeshGradient ModifiedContent MoveKeyframe MoveTransition \
  MultiDatePicker NamedCoordinateSpace Namespace NavigationBarItem NavigationLink \
  NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewColumn \
  NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility \
  NavigationStack NavigationTransition NavigationView NavigationViewStyle NewDocumentButton \
  ObservedObject OffsetShape OffsetTransition OpacityTransition OpenDocumentAction \
  OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction OutlineGroup \
  OutlineSubgroupChildren PageTabViewStyle PagingScrollTargetBehavior PalettePickerStyle \
  PasteButton Path PeriodicTimelineSchedule PhaseAnimator Picker PickerStyle \
  PinnedScrollableViews PlainButtonStyle PlainListStyle PlainTextEditorStyle \
  PlainTextFieldStyle PlainWindowStyle Point3D PointerStyle PointerVisibility Popover \
  PopoverAttachmentAnchor PreferenceKey PresentationAdaptation \
  PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent \
  PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot \
  PresentationWindowPolicy Preview PreviewContext PreviewContextKey PreviewDevice PreviewLayout \
  PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider PreviewTrait \
  Previewable PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView \
  ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence \
  ProminentDetailNavigationSplitViewStyle ProposedViewSize ProxyRepresentation \
  PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle \
  Rect3D Rectangle RectangleCornerRadii RedactionReasons ReferenceFileDocument \
  ReferenceFileDocumentConfiguration RefreshAction RemoteDeviceIdentifier RenameAction \
  RenameButton ResetFocusAction RotateGesture RotatedShape Rotation3D RotationGesture \
  RoundRectangularShape RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle \
  RoundedRectangularShape SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene \
  SceneBuilder ScenePadding ScenePhase SceneStorage ScrollAnchorRole ScrollBounceBehavior \
  ScrollContentOffsetAdjustmentBehavior ScrollDismissesKeyboardMode ScrollEdgeEffectStyle \
  ScrollGeometry ScrollIndicatorVisibility ScrollInputBehavior ScrollInputKind ScrollPhase \
  ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior \
  ScrollTargetBehaviorContext ScrollTransition ScrollTransitionConfiguration \
  ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement \
  SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement \
  SearchToolbarBehavior SearchUnavailableContent Section SectionCollection SectionConfiguration \
  SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle SensoryFeedback \
  SequenceGesture Settings SettingsLink Shader ShaderFunction ShaderLibrary Shape ShapeRole \
  ShapeStyle ShapeView ShareLink SidebarAdaptableTabViewStyle SidebarListStyle \
  SimultaneousGesture Size3D SizeDependentTextVariant SlideTransition Slider Spacer \
  SpacerSizing SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring \
  SpringKeyframe SpringLoadingBehavior State StateObject Stepper StrokeBorderShapeView \
  StrokeShapeView StrokeStyle SubmitLabel SubmitTriggers Subview SubviewsCollection \
  SubviewsCollectionSlice SwitchToggleStyle Symbol SymbolColorRenderingMode SymbolEffect \
  SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab \
  TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabContent TabContentBuilder \
  TabCustomizationBehavior TabPlacement TabRole TabSection TabView TabViewStyle Table \
  TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent \
  TableColumnCustomization TableColumnForEach TableForEachContent TableHeaderRowContent \
  TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableStyle \
  TableStyleConfiguration TapGesture Text TextAlignment TextAttribute TextEditingCommands \
  TextEditor TextEditorStyle TextEditorStyleConfiguration TextField TextFieldLink \
  TextFieldStyle TextInputAutocapitalization TextInputFormattingControlPlacement TextProxy \
  TextRenderer TextSelectability TextSelection TextSelectionAffinity TextVariantPreference \
  TimeDataSource TimelineSchedule TimelineScheduleMode TimelineView TintShapeStyle \
  TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle Toggle ToggleStyle \
  ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder \
  ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem \
  ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole \
  ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence \
  Transaction TransactionKey TransferRepresentation Transferable TransformedShape Transition \
  TransitionPhase TransitionProperties TrimmedShape TupleCommands TupleTabContent \
  TupleTableColumnContent TupleTableRowContent TupleToolbarContent TupleView \
  TypesettingLanguage UTType UnevenRoundedRectangle UnitCurve UnitPoint UserInterfaceSizeClass \
  UtilityWindow VSplitView VStack VStackLayout Vector3D VectorArithmetic VerticalAlignment \
  VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier \
  ViewRoot ViewSpacing ViewThatFits Visibility VisualEffect WheelDatePickerStyle \
  WheelPickerStyle Window WindowDragGesture WindowGroup WindowIdealSize \
  WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowPlacement \
  WindowPlacementContext WindowProxy WindowResizability WindowStyle WindowToolbarStyle ZStack \
  ZStackLayout ZoomNavigationTransition
  """

/// The public types of Combine, which SwiftUI exports, from Apple's documentation.
let combineTypes = """
  AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher Cancellable \
  CombineIdentifier ConnectablePublisher CurrentValueSubject CustomCombineIdentifierConvertible \
  Deferred Empty Fail Future ImmediateScheduler Just ObservableObject ObservableObjectPublisher \
  PassthroughSubject Published Publisher Publishers Record Scheduler \
  SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription Subscriptions \
  TopLevelDecoder TopLevelEncoder
  """

import FeatureRuntime

// `Generated` links to the expected files of the golden case `generates-fifty-fields`.

extension FiftyFeature {
  /// The fields, in the order of their numbers.
  static let fields: [any KeyPath<State, Int> & Sendable] = [
    \.field0, \.field1, \.field2, \.field3, \.field4,
    \.field5, \.field6, \.field7, \.field8, \.field9,
    \.field10, \.field11, \.field12, \.field13, \.field14,
    \.field15, \.field16, \.field17, \.field18, \.field19,
    \.field20, \.field21, \.field22, \.field23, \.field24,
    \.field25, \.field26, \.field27, \.field28, \.field29,
    \.field30, \.field31, \.field32, \.field33, \.field34,
    \.field35, \.field36, \.field37, \.field38, \.field39,
    \.field40, \.field41, \.field42, \.field43, \.field44,
    \.field45, \.field46, \.field47, \.field48, \.field49,
  ]

  /// The actions that set the fields, in the order of their numbers.
  static let setters: [@Sendable (Int) -> Action] = [
    Action.setField0, Action.setField1, Action.setField2, Action.setField3,
    Action.setField4, Action.setField5, Action.setField6, Action.setField7,
    Action.setField8, Action.setField9, Action.setField10, Action.setField11,
    Action.setField12, Action.setField13, Action.setField14, Action.setField15,
    Action.setField16, Action.setField17, Action.setField18, Action.setField19,
    Action.setField20, Action.setField21, Action.setField22, Action.setField23,
    Action.setField24, Action.setField25, Action.setField26, Action.setField27,
    Action.setField28, Action.setField29, Action.setField30, Action.setField31,
    Action.setField32, Action.setField33, Action.setField34, Action.setField35,
    Action.setField36, Action.setField37, Action.setField38, Action.setField39,
    Action.setField40, Action.setField41, Action.setField42, Action.setField43,
    Action.setField44, Action.setField45, Action.setField46, Action.setField47,
    Action.setField48, Action.setField49,
  ]
}

import FeatureRuntime
import Foundation

/// More fields than a mask has bits, each set by an action of its own.
struct SeventyFeature: Reducer, Sendable {
  struct State: Equatable, ObservableState, Sendable {
    var field0: Int = 0 { didSet { _changes.mark(0) } }
    var field1: Int = 0 { didSet { _changes.mark(1) } }
    var field2: Int = 0 { didSet { _changes.mark(2) } }
    var field3: Int = 0 { didSet { _changes.mark(3) } }
    var field4: Int = 0 { didSet { _changes.mark(4) } }
    var field5: Int = 0 { didSet { _changes.mark(5) } }
    var field6: Int = 0 { didSet { _changes.mark(6) } }
    var field7: Int = 0 { didSet { _changes.mark(7) } }
    var field8: Int = 0 { didSet { _changes.mark(8) } }
    var field9: Int = 0 { didSet { _changes.mark(9) } }
    var field10: Int = 0 { didSet { _changes.mark(10) } }
    var field11: Int = 0 { didSet { _changes.mark(11) } }
    var field12: Int = 0 { didSet { _changes.mark(12) } }
    var field13: Int = 0 { didSet { _changes.mark(13) } }
    var field14: Int = 0 { didSet { _changes.mark(14) } }
    var field15: Int = 0 { didSet { _changes.mark(15) } }
    var field16: Int = 0 { didSet { _changes.mark(16) } }
    var field17: Int = 0 { didSet { _changes.mark(17) } }
    var field18: Int = 0 { didSet { _changes.mark(18) } }
    var field19: Int = 0 { didSet { _changes.mark(19) } }
    var field20: Int = 0 { didSet { _changes.mark(20) } }
    var field21: Int = 0 { didSet { _changes.mark(21) } }
    var field22: Int = 0 { didSet { _changes.mark(22) } }
    var field23: Int = 0 { didSet { _changes.mark(23) } }
    var field24: Int = 0 { didSet { _changes.mark(24) } }
    var field25: Int = 0 { didSet { _changes.mark(25) } }
    var field26: Int = 0 { didSet { _changes.mark(26) } }
    var field27: Int = 0 { didSet { _changes.mark(27) } }
    var field28: Int = 0 { didSet { _changes.mark(28) } }
    var field29: Int = 0 { didSet { _changes.mark(29) } }
    var field30: Int = 0 { didSet { _changes.mark(30) } }
    var field31: Int = 0 { didSet { _changes.mark(31) } }
    var field32: Int = 0 { didSet { _changes.mark(32) } }
    var field33: Int = 0 { didSet { _changes.mark(33) } }
    var field34: Int = 0 { didSet { _changes.mark(34) } }
    var field35: Int = 0 { didSet { _changes.mark(35) } }
    var field36: Int = 0 { didSet { _changes.mark(36) } }
    var field37: Int = 0 { didSet { _changes.mark(37) } }
    var field38: Int = 0 { didSet { _changes.mark(38) } }
    var field39: Int = 0 { didSet { _changes.mark(39) } }
    var field40: Int = 0 { didSet { _changes.mark(40) } }
    var field41: Int = 0 { didSet { _changes.mark(41) } }
    var field42: Int = 0 { didSet { _changes.mark(42) } }
    var field43: Int = 0 { didSet { _changes.mark(43) } }
    var field44: Int = 0 { didSet { _changes.mark(44) } }
    var field45: Int = 0 { didSet { _changes.mark(45) } }
    var field46: Int = 0 { didSet { _changes.mark(46) } }
    var field47: Int = 0 { didSet { _changes.mark(47) } }
    var field48: Int = 0 { didSet { _changes.mark(48) } }
    var field49: Int = 0 { didSet { _changes.mark(49) } }
    var field50: Int = 0 { didSet { _changes.mark(50) } }
    var field51: Int = 0 { didSet { _changes.mark(51) } }
    var field52: Int = 0 { didSet { _changes.mark(52) } }
    var field53: Int = 0 { didSet { _changes.mark(53) } }
    var field54: Int = 0 { didSet { _changes.mark(54) } }
    var field55: Int = 0 { didSet { _changes.mark(55) } }
    var field56: Int = 0 { didSet { _changes.mark(56) } }
    var field57: Int = 0 { didSet { _changes.mark(57) } }
    var field58: Int = 0 { didSet { _changes.mark(58) } }
    var field59: Int = 0 { didSet { _changes.mark(59) } }
    var field60: Int = 0 { didSet { _changes.mark(60) } }
    var field61: Int = 0 { didSet { _changes.mark(61) } }
    var field62: Int = 0 { didSet { _changes.mark(62) } }
    var field63: Int = 0 { didSet { _changes.mark(63) } }
    var field64: Int = 0 { didSet { _changes.mark(64) } }
    var field65: Int = 0 { didSet { _changes.mark(65) } }
    var field66: Int = 0 { didSet { _changes.mark(66) } }
    var field67: Int = 0 { didSet { _changes.mark(67) } }
    var field68: Int = 0 { didSet { _changes.mark(68) } }
    var field69: Int = 0 { didSet { _changes.mark(69) } }
    /// The fields that were changed, for observation.
    var _changes = StateChanges()

    /// The fields that each property is made of, for observation.
    static let _fields = StateFields<Self>([
      (\.field0, [0]),
      (\.field1, [1]),
      (\.field2, [2]),
      (\.field3, [3]),
      (\.field4, [4]),
      (\.field5, [5]),
      (\.field6, [6]),
      (\.field7, [7]),
      (\.field8, [8]),
      (\.field9, [9]),
      (\.field10, [10]),
      (\.field11, [11]),
      (\.field12, [12]),
      (\.field13, [13]),
      (\.field14, [14]),
      (\.field15, [15]),
      (\.field16, [16]),
      (\.field17, [17]),
      (\.field18, [18]),
      (\.field19, [19]),
      (\.field20, [20]),
      (\.field21, [21]),
      (\.field22, [22]),
      (\.field23, [23]),
      (\.field24, [24]),
      (\.field25, [25]),
      (\.field26, [26]),
      (\.field27, [27]),
      (\.field28, [28]),
      (\.field29, [29]),
      (\.field30, [30]),
      (\.field31, [31]),
      (\.field32, [32]),
      (\.field33, [33]),
      (\.field34, [34]),
      (\.field35, [35]),
      (\.field36, [36]),
      (\.field37, [37]),
      (\.field38, [38]),
      (\.field39, [39]),
      (\.field40, [40]),
      (\.field41, [41]),
      (\.field42, [42]),
      (\.field43, [43]),
      (\.field44, [44]),
      (\.field45, [45]),
      (\.field46, [46]),
      (\.field47, [47]),
      (\.field48, [48]),
      (\.field49, [49]),
      (\.field50, [50]),
      (\.field51, [51]),
      (\.field52, [52]),
      (\.field53, [53]),
      (\.field54, [54]),
      (\.field55, [55]),
      (\.field56, [56]),
      (\.field57, [57]),
      (\.field58, [58]),
      (\.field59, [59]),
      (\.field60, [60]),
      (\.field61, [61]),
      (\.field62, [62]),
      (\.field63, [63]),
      (\.field64, [64]),
      (\.field65, [65]),
      (\.field66, [66]),
      (\.field67, [67]),
      (\.field68, [68]),
      (\.field69, [69]),
    ])
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setField0(let value):
      state.field0 = value
      return .none

    case .setField1(let value):
      state.field1 = value
      return .none

    case .setField2(let value):
      state.field2 = value
      return .none

    case .setField3(let value):
      state.field3 = value
      return .none

    case .setField4(let value):
      state.field4 = value
      return .none

    case .setField5(let value):
      state.field5 = value
      return .none

    case .setField6(let value):
      state.field6 = value
      return .none

    case .setField7(let value):
      state.field7 = value
      return .none

    case .setField8(let value):
      state.field8 = value
      return .none

    case .setField9(let value):
      state.field9 = value
      return .none

    case .setField10(let value):
      state.field10 = value
      return .none

    case .setField11(let value):
      state.field11 = value
      return .none

    case .setField12(let value):
      state.field12 = value
      return .none

    case .setField13(let value):
      state.field13 = value
      return .none

    case .setField14(let value):
      state.field14 = value
      return .none

    case .setField15(let value):
      state.field15 = value
      return .none

    case .setField16(let value):
      state.field16 = value
      return .none

    case .setField17(let value):
      state.field17 = value
      return .none

    case .setField18(let value):
      state.field18 = value
      return .none

    case .setField19(let value):
      state.field19 = value
      return .none

    case .setField20(let value):
      state.field20 = value
      return .none

    case .setField21(let value):
      state.field21 = value
      return .none

    case .setField22(let value):
      state.field22 = value
      return .none

    case .setField23(let value):
      state.field23 = value
      return .none

    case .setField24(let value):
      state.field24 = value
      return .none

    case .setField25(let value):
      state.field25 = value
      return .none

    case .setField26(let value):
      state.field26 = value
      return .none

    case .setField27(let value):
      state.field27 = value
      return .none

    case .setField28(let value):
      state.field28 = value
      return .none

    case .setField29(let value):
      state.field29 = value
      return .none

    case .setField30(let value):
      state.field30 = value
      return .none

    case .setField31(let value):
      state.field31 = value
      return .none

    case .setField32(let value):
      state.field32 = value
      return .none

    case .setField33(let value):
      state.field33 = value
      return .none

    case .setField34(let value):
      state.field34 = value
      return .none

    case .setField35(let value):
      state.field35 = value
      return .none

    case .setField36(let value):
      state.field36 = value
      return .none

    case .setField37(let value):
      state.field37 = value
      return .none

    case .setField38(let value):
      state.field38 = value
      return .none

    case .setField39(let value):
      state.field39 = value
      return .none

    case .setField40(let value):
      state.field40 = value
      return .none

    case .setField41(let value):
      state.field41 = value
      return .none

    case .setField42(let value):
      state.field42 = value
      return .none

    case .setField43(let value):
      state.field43 = value
      return .none

    case .setField44(let value):
      state.field44 = value
      return .none

    case .setField45(let value):
      state.field45 = value
      return .none

    case .setField46(let value):
      state.field46 = value
      return .none

    case .setField47(let value):
      state.field47 = value
      return .none

    case .setField48(let value):
      state.field48 = value
      return .none

    case .setField49(let value):
      state.field49 = value
      return .none

    case .setField50(let value):
      state.field50 = value
      return .none

    case .setField51(let value):
      state.field51 = value
      return .none

    case .setField52(let value):
      state.field52 = value
      return .none

    case .setField53(let value):
      state.field53 = value
      return .none

    case .setField54(let value):
      state.field54 = value
      return .none

    case .setField55(let value):
      state.field55 = value
      return .none

    case .setField56(let value):
      state.field56 = value
      return .none

    case .setField57(let value):
      state.field57 = value
      return .none

    case .setField58(let value):
      state.field58 = value
      return .none

    case .setField59(let value):
      state.field59 = value
      return .none

    case .setField60(let value):
      state.field60 = value
      return .none

    case .setField61(let value):
      state.field61 = value
      return .none

    case .setField62(let value):
      state.field62 = value
      return .none

    case .setField63(let value):
      state.field63 = value
      return .none

    case .setField64(let value):
      state.field64 = value
      return .none

    case .setField65(let value):
      state.field65 = value
      return .none

    case .setField66(let value):
      state.field66 = value
      return .none

    case .setField67(let value):
      state.field67 = value
      return .none

    case .setField68(let value):
      state.field68 = value
      return .none

    case .setField69(let value):
      state.field69 = value
      return .none
    }
  }
}

extension SeventyFeature {
  enum Action: CasePathable, Sendable {
    case setField0(_ value: Int)
    case setField1(_ value: Int)
    case setField2(_ value: Int)
    case setField3(_ value: Int)
    case setField4(_ value: Int)
    case setField5(_ value: Int)
    case setField6(_ value: Int)
    case setField7(_ value: Int)
    case setField8(_ value: Int)
    case setField9(_ value: Int)
    case setField10(_ value: Int)
    case setField11(_ value: Int)
    case setField12(_ value: Int)
    case setField13(_ value: Int)
    case setField14(_ value: Int)
    case setField15(_ value: Int)
    case setField16(_ value: Int)
    case setField17(_ value: Int)
    case setField18(_ value: Int)
    case setField19(_ value: Int)
    case setField20(_ value: Int)
    case setField21(_ value: Int)
    case setField22(_ value: Int)
    case setField23(_ value: Int)
    case setField24(_ value: Int)
    case setField25(_ value: Int)
    case setField26(_ value: Int)
    case setField27(_ value: Int)
    case setField28(_ value: Int)
    case setField29(_ value: Int)
    case setField30(_ value: Int)
    case setField31(_ value: Int)
    case setField32(_ value: Int)
    case setField33(_ value: Int)
    case setField34(_ value: Int)
    case setField35(_ value: Int)
    case setField36(_ value: Int)
    case setField37(_ value: Int)
    case setField38(_ value: Int)
    case setField39(_ value: Int)
    case setField40(_ value: Int)
    case setField41(_ value: Int)
    case setField42(_ value: Int)
    case setField43(_ value: Int)
    case setField44(_ value: Int)
    case setField45(_ value: Int)
    case setField46(_ value: Int)
    case setField47(_ value: Int)
    case setField48(_ value: Int)
    case setField49(_ value: Int)
    case setField50(_ value: Int)
    case setField51(_ value: Int)
    case setField52(_ value: Int)
    case setField53(_ value: Int)
    case setField54(_ value: Int)
    case setField55(_ value: Int)
    case setField56(_ value: Int)
    case setField57(_ value: Int)
    case setField58(_ value: Int)
    case setField59(_ value: Int)
    case setField60(_ value: Int)
    case setField61(_ value: Int)
    case setField62(_ value: Int)
    case setField63(_ value: Int)
    case setField64(_ value: Int)
    case setField65(_ value: Int)
    case setField66(_ value: Int)
    case setField67(_ value: Int)
    case setField68(_ value: Int)
    case setField69(_ value: Int)

    struct AllCasePaths: Sendable {
      var setField0: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField0($0) },
          extract: {
            guard case .setField0(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField1: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField1($0) },
          extract: {
            guard case .setField1(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField2: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField2($0) },
          extract: {
            guard case .setField2(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField3: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField3($0) },
          extract: {
            guard case .setField3(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField4: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField4($0) },
          extract: {
            guard case .setField4(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField5: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField5($0) },
          extract: {
            guard case .setField5(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField6: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField6($0) },
          extract: {
            guard case .setField6(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField7: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField7($0) },
          extract: {
            guard case .setField7(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField8: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField8($0) },
          extract: {
            guard case .setField8(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField9: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField9($0) },
          extract: {
            guard case .setField9(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField10: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField10($0) },
          extract: {
            guard case .setField10(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField11: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField11($0) },
          extract: {
            guard case .setField11(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField12: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField12($0) },
          extract: {
            guard case .setField12(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField13: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField13($0) },
          extract: {
            guard case .setField13(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField14: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField14($0) },
          extract: {
            guard case .setField14(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField15: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField15($0) },
          extract: {
            guard case .setField15(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField16: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField16($0) },
          extract: {
            guard case .setField16(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField17: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField17($0) },
          extract: {
            guard case .setField17(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField18: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField18($0) },
          extract: {
            guard case .setField18(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField19: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField19($0) },
          extract: {
            guard case .setField19(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField20: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField20($0) },
          extract: {
            guard case .setField20(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField21: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField21($0) },
          extract: {
            guard case .setField21(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField22: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField22($0) },
          extract: {
            guard case .setField22(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField23: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField23($0) },
          extract: {
            guard case .setField23(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField24: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField24($0) },
          extract: {
            guard case .setField24(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField25: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField25($0) },
          extract: {
            guard case .setField25(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField26: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField26($0) },
          extract: {
            guard case .setField26(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField27: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField27($0) },
          extract: {
            guard case .setField27(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField28: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField28($0) },
          extract: {
            guard case .setField28(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField29: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField29($0) },
          extract: {
            guard case .setField29(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField30: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField30($0) },
          extract: {
            guard case .setField30(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField31: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField31($0) },
          extract: {
            guard case .setField31(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField32: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField32($0) },
          extract: {
            guard case .setField32(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField33: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField33($0) },
          extract: {
            guard case .setField33(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField34: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField34($0) },
          extract: {
            guard case .setField34(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField35: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField35($0) },
          extract: {
            guard case .setField35(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField36: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField36($0) },
          extract: {
            guard case .setField36(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField37: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField37($0) },
          extract: {
            guard case .setField37(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField38: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField38($0) },
          extract: {
            guard case .setField38(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField39: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField39($0) },
          extract: {
            guard case .setField39(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField40: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField40($0) },
          extract: {
            guard case .setField40(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField41: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField41($0) },
          extract: {
            guard case .setField41(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField42: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField42($0) },
          extract: {
            guard case .setField42(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField43: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField43($0) },
          extract: {
            guard case .setField43(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField44: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField44($0) },
          extract: {
            guard case .setField44(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField45: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField45($0) },
          extract: {
            guard case .setField45(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField46: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField46($0) },
          extract: {
            guard case .setField46(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField47: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField47($0) },
          extract: {
            guard case .setField47(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField48: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField48($0) },
          extract: {
            guard case .setField48(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField49: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField49($0) },
          extract: {
            guard case .setField49(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField50: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField50($0) },
          extract: {
            guard case .setField50(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField51: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField51($0) },
          extract: {
            guard case .setField51(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField52: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField52($0) },
          extract: {
            guard case .setField52(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField53: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField53($0) },
          extract: {
            guard case .setField53(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField54: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField54($0) },
          extract: {
            guard case .setField54(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField55: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField55($0) },
          extract: {
            guard case .setField55(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField56: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField56($0) },
          extract: {
            guard case .setField56(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField57: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField57($0) },
          extract: {
            guard case .setField57(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField58: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField58($0) },
          extract: {
            guard case .setField58(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField59: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField59($0) },
          extract: {
            guard case .setField59(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField60: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField60($0) },
          extract: {
            guard case .setField60(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField61: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField61($0) },
          extract: {
            guard case .setField61(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField62: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField62($0) },
          extract: {
            guard case .setField62(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField63: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField63($0) },
          extract: {
            guard case .setField63(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField64: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField64($0) },
          extract: {
            guard case .setField64(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField65: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField65($0) },
          extract: {
            guard case .setField65(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField66: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField66($0) },
          extract: {
            guard case .setField66(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField67: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField67($0) },
          extract: {
            guard case .setField67(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField68: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField68($0) },
          extract: {
            guard case .setField68(let value) = $0 else { return nil }
            return value
          }
        )
      }

      var setField69: AnyCasePath<Action, Int> {
        AnyCasePath(
          embed: { .setField69($0) },
          extract: {
            guard case .setField69(let value) = $0 else { return nil }
            return value
          }
        )
      }
    }

    static var allCasePaths: AllCasePaths {
      AllCasePaths()
    }
  }
}

extension SeventyFeature {
  /// The fields in the order of their numbers.
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
    \.field50, \.field51, \.field52, \.field53, \.field54,
    \.field55, \.field56, \.field57, \.field58, \.field59,
    \.field60, \.field61, \.field62, \.field63, \.field64,
    \.field65, \.field66, \.field67, \.field68, \.field69,
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
    Action.setField48, Action.setField49, Action.setField50, Action.setField51,
    Action.setField52, Action.setField53, Action.setField54, Action.setField55,
    Action.setField56, Action.setField57, Action.setField58, Action.setField59,
    Action.setField60, Action.setField61, Action.setField62, Action.setField63,
    Action.setField64, Action.setField65, Action.setField66, Action.setField67,
    Action.setField68, Action.setField69,
  ]
}

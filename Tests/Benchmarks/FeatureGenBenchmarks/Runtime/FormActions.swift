import BenchmarkFeatures
import RandomNumbers

/// Actions that change each of a form's 50 fields, in random order.
enum FormActions {
  static let all: [FormFeature.Action] = {
    var random = SeededRandom(seed: 3)
    return (0..<MixedActions.count).map { _ in
      setters.randomElement(using: &random)!(Int.random(in: 0..<1000, using: &random))
    }
  }()

  /// The actions that do not change the first field.
  static let ofOtherFields = all.filter { action in
    if case .setField0 = action { return false }
    return true
  }

  private static let setters: [@Sendable (Int) -> FormFeature.Action] = [
    { .setField0($0) }, { .setField1($0) }, { .setField2($0) }, { .setField3($0) },
    { .setField4($0) },
    { .setField5($0) }, { .setField6($0) }, { .setField7($0) }, { .setField8($0) },
    { .setField9($0) },
    { .setField10($0) }, { .setField11($0) }, { .setField12($0) }, { .setField13($0) },
    { .setField14($0) },
    { .setField15($0) }, { .setField16($0) }, { .setField17($0) }, { .setField18($0) },
    { .setField19($0) },
    { .setField20($0) }, { .setField21($0) }, { .setField22($0) }, { .setField23($0) },
    { .setField24($0) },
    { .setField25($0) }, { .setField26($0) }, { .setField27($0) }, { .setField28($0) },
    { .setField29($0) },
    { .setField30($0) }, { .setField31($0) }, { .setField32($0) }, { .setField33($0) },
    { .setField34($0) },
    { .setField35($0) }, { .setField36($0) }, { .setField37($0) }, { .setField38($0) },
    { .setField39($0) },
    { .setField40($0) }, { .setField41($0) }, { .setField42($0) }, { .setField43($0) },
    { .setField44($0) },
    { .setField45($0) }, { .setField46($0) }, { .setField47($0) }, { .setField48($0) },
    { .setField49($0) },
  ]
}

import RandomNumbers

/// Specs that refer to each other: a model, a client, and the features of one part of an app.
struct ProjectBlock {
  /// The number of specs of a block.
  static let size = 10

  let number: Int
  let names: BlockNames
  private let seed: UInt64

  init(number: Int, seed: UInt64) {
    self.number = number
    self.seed = seed
    names = BlockNames(number)
  }

  /// Returns the spec in a slot of the block, and the handwritten files that belong to it.
  func files(ofSlot slot: Int) -> [ProjectFile] {
    var random = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003 &+ UInt64(slot) &* 7919)
    switch slot {
    case 0: return [file("Models", names.model, modelText(names, using: &random))]
    case 1: return [file("Clients", names.client, clientText(names, using: &random))]
    case 2: return [feature("Row", makeRow(using: &random))]
    case 3: return [feature("Editor", makeEditor(using: &random))]
    case 4: return [feature("Detail", makeDetail(using: &random))]
    case 5: return [feature("Panel", makePanel(using: &random))]
    case 6: return [feature("Sheet", makeSheet(using: &random))]
    case 7: return [feature("List", makeList(using: &random))]
    case 8: return [feature("Flow", makeFlow(using: &random))]
    default: return lastFiles(using: &random)
    }
  }

  /// Returns the files of the last slot, which differ between blocks.
  private func lastFiles(using random: inout SeededRandom) -> [ProjectFile] {
    switch number % 4 {
    case 0: return externalFeatureFiles(names)
    case 1: return externalClientFiles(names)
    case 2: return [feature("Task", makeTask(using: &random)), handlers(names)]
    default: return [feature("Screen", makeScreen(using: &random))]
    }
  }

  private func file(_ folder: String, _ name: String, _ text: String) -> ProjectFile {
    ProjectFile(path: "Specs/\(folder)/\(name).yaml", text: text)
  }

  private func feature(_ role: String, _ draft: FeatureDraft) -> ProjectFile {
    file("\(names.area)", names.feature(role), draft.text)
  }
}

/// The names of the specs of a block.
struct BlockNames {
  /// The subject of the block: `Invoice`.
  let area: String
  /// The model: `InvoiceRecord`.
  var model: String { "\(area)Record" }
  /// The client: `InvoiceService`.
  var client: String { "\(area)Service" }
  /// The key of the client: `invoiceService`.
  var clientKey: String { "\(area.prefix(1).lowercased())\(area.dropFirst())Service" }
  /// The handwritten feature of the block, if it has one.
  var externalFeature: String { "\(area)WebFeature" }
  /// The key of the handwritten client of the block, if it has one.
  var externalKey: String { "\(area.prefix(1).lowercased())\(area.dropFirst())Log" }

  init(_ number: Int) {
    let subject = subjects[number % subjects.count]
    let round = number / subjects.count
    let quality = qualities[round % qualities.count]
    let further = round / qualities.count
    area = "\(quality)\(subject)\(further == 0 ? "" : "\(further)")"
  }

  /// Returns the name of a feature: `InvoiceEditor`.
  func feature(_ role: String) -> String {
    "\(area)\(role)"
  }

  /// Returns the type of a feature.
  func type(_ role: String) -> String {
    "\(feature(role))Feature"
  }
}

private let qualities = [
  "", "Daily", "Shared", "Private", "Local", "Remote", "Former", "Urgent", "Regular", "Public",
  "Guest", "Yearly",
]

private let subjects = [
  "Invoice", "Journey", "Recipe", "Workout", "Parcel", "Meeting", "Album", "Ticket", "Contract",
  "Garden", "Lesson", "Deposit", "Survey", "Voucher", "Booking", "Patient", "Library", "Concert",
  "Weather", "Delivery", "Expense", "Portrait", "Festival", "Harvest", "Kitchen", "Museum",
]

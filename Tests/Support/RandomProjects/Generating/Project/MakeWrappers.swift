import BenchmarkProjects

/// Property wrappers and a state that the app declares.
extension RandomProjectMaker {
  /// Makes the Swift file that a module needs.
  static func wrappersFile(of module: String) -> ProjectFile {
    ProjectFile(
      path: "\(module)/Sources/Wrappers.swift",
      text: """
        /// A number that stays in bounds.
        @propertyWrapper
        public struct Clamped: Equatable, Sendable {
          private let range: ClosedRange<Int>
          public var wrappedValue: Int {
            didSet { wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound) }
          }
          public var projectedValue: ClosedRange<Int> { range }

          public init(wrappedValue: Int, _ range: ClosedRange<Int>) {
            self.range = range
            self.wrappedValue = min(max(wrappedValue, range.lowerBound), range.upperBound)
          }
        }

        /// What is the whole state of some features.
        public struct Account: Equatable, Sendable {
          public var number: Int
          public var owners: [String]
          public var isOpen: Bool

          public init(number: Int, owners: [String] = [], isOpen: Bool = false) {
            self.number = number
            self.owners = owners
            self.isOpen = isOpen
          }
        }

        /// A text in capital letters.
        @propertyWrapper
        public struct Uppercased: Equatable, Sendable {
          public var wrappedValue: String {
            didSet { wrappedValue = wrappedValue.uppercased() }
          }

          public init(wrappedValue: String) {
            self.wrappedValue = wrappedValue.uppercased()
          }
        }

        """)
  }
}

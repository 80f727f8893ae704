import SpecSwift

extension Member {
  /// Whether the variable has observers.
  var isObserved: Bool {
    declaration.variable?.accessors.contains { ["didSet", "willSet"].contains($0.keyword) } ?? false
  }

  /// The stored property of each state; nil for other declarations.
  var storedVariable: VariableDeclaration? {
    guard let variable = declaration.variable, variable.getter == nil,
      !declaration.modifiers.contains("static")
    else { return nil }
    return variable
  }
}

extension ReadSwiftFile {
  /// Returns the member of one of the feature's types that begins at a place.
  func member(at place: Int) -> Member? {
    var declarations = declarations
    while let around = declarations.first(where: { $0.source.range.contains(place) }) {
      if around.source.range.lowerBound == place { return Member(declaration: around, file: self) }
      declarations = around.type?.members ?? []
    }
    return nil
  }
}

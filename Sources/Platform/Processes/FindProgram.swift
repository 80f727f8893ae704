/// Finds a program in the folders of the environment's `PATH`; nil when no folder contains it.
public func findProgram(_ name: String) -> String? {
  let folders = environmentValue("PATH")?.split(separator: ":") ?? []
  return folders.lazy.map { "\($0)/\(name)" }.first { fileKind($0) == .file }
}

/// Finds a program in the folder of another program, or in the folder of that program's link target; nil when neither
/// contains it.
public func findProgram(_ name: String, beside program: String) -> String? {
  let places = [program, realPath(program)].compactMap { $0 }
  return places.lazy.compactMap { place in
    place.lastIndex(of: "/").map { "\(place[..<$0])/\(name)" }
  }.first { fileKind($0) == .file }
}

import Foundation

// What libFuzzer calls. It is told by the environment which reader it is about, and where the project is.

/// The reader that FUZZ_TARGET names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("FUZZ_TARGET is none of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// What mutations begin with: files of the project in the current folder.
private let seeds: [[UInt8]] = {
  do {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try target.corpus(ofProject: root)
  } catch {
    fatalError("the project's files cannot be read: \(error)")
  }
}()

/// Writes the seeds into the folder that FUZZ_SEEDS names, where libFuzzer reads them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  guard let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] else { return 0 }
  for (index, bytes) in seeds.enumerated() {
    let file = URL(fileURLWithPath: folder).appending(path: "seed-\(index)")
    guard (try? Data(bytes).write(to: file)) != nil else { fatalError("\(file) is not written") }
  }
  return 0
}

/// Tries an input; a problem with what becomes of it ends the process, as a crash does.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let problem = target.problem(with: bytes) { fatalError(problem) }
  return 0
}

/// libFuzzer's own mutations: it knows what the code has compared the bytes with.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int
) -> Int

/// Changes an input in place, in turns as libFuzzer does and in ways that keep most of its structure.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int, _ seed: CUnsignedInt
) -> Int {
  if seed.isMultiple(of: 2) { return mutateBytes(start, count, maximum) }
  var mutator = Mutator(corpus: seeds, seed: UInt64(seed))
  var bytes = Array(UnsafeBufferPointer(start: start, count: count))
  mutator.mutate(&bytes)
  let kept = bytes.prefix(maximum)
  _ = UnsafeMutableBufferPointer(start: start, count: kept.count).update(fromContentsOf: kept)
  return kept.count
}

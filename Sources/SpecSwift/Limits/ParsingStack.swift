import Platform
import SpecSource

/// The maximum stack that the parser needs for each byte of a text, in bytes.
///
/// The parser calls itself recursively for `try`, `let`, `else if` and other words, which no limit of brackets
/// covers. The measured need is up to 1,500 bytes in a debug build, for `repeat repeat …`, and a fraction of this in
/// a release build.
private let stackPerByte = 4096

/// The maximum size of a text that is parsed on the current stack, which has 8 MB in a process and in a worker's
/// thread.
private let sizeForAnyStack = 1024

/// Runs parsing code on a stack that no text of the given size exhausts.
func withParsingStack<Result>(for count: Int, _ body: () -> Result) -> Result {
  guard count > sizeForAnyStack else { return body() }
  return withoutActuallyEscaping(body) { body in
    var result: Result?
    withUnsafeMutablePointer(to: &result) { place in
      StartedThread(stack: 8 << 20 + count * stackPerByte) { place.pointee = body() }?.join()
    }
    // Without memory for a new stack, the code runs on the current stack.
    return result ?? body()
  }
}

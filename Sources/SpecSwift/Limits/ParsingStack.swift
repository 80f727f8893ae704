import Platform
import SpecSource

/// What the parser needs for each byte of a text at most, in bytes of stack.
///
/// It calls itself for `try`, `let`, `else if` and other things that no brackets limit. Measured: up to 1,500 in a debug
/// build, for `repeat repeat …`, and a fraction of it in a release build.
private let stackPerByte = 4096

/// Texts up to this size are parsed on the stack that there is: 8 MB of a process or of a worker's thread.
private let sizeForAnyStack = 1024

/// Does what parses a text, on a stack that no text of that size exhausts.
func withParsingStack<Result>(for count: Int, _ body: () -> Result) -> Result {
  guard count > sizeForAnyStack else { return body() }
  return withoutActuallyEscaping(body) { body in
    var result: Result?
    withUnsafeMutablePointer(to: &result) { place in
      StartedThread(stack: 8 << 20 + count * stackPerByte) { place.pointee = body() }?.join()
    }
    // Without memory for a stack, what there is has to do.
    return result ?? body()
  }
}

import Foundation
import TestSupport
import Testing

@testable import Platform

/// The errors of failed system calls.
@Suite struct SystemCallTests {
  @Test func errorsHaveTheReasonOfTheSystem() {
    #expect(SystemError(ENOENT).reason == "No such file or directory")
    #expect(SystemError(987_654).reason.contains("987654"))
  }

  @Test func throwsForAnUnreadableFolder() {
    #expect(throws: SystemError(ENOENT)) { try names(inFolder: "/no/such/folder") }
    #expect(throws: SystemError(ENOTDIR)) { try names(inFolder: "/dev/null") }
  }

  @Test func throwsForAFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder(["ten": "0123456789"])
    let file = FileDescriptor(
      number: open(folder.url.appending(path: "ten").path, O_RDONLY | O_CLOEXEC))
    // A closure cannot hold the descriptor.
    var found: SystemError?
    do { _ = try file.readAll(upTo: 9) } catch { found = error }
    #expect(found == SystemError(EFBIG))
    #expect(try file.readAll(upTo: 10).count == 10)
  }

  @Test(.onOwnThread) func signalHandlersKeepTheErrorOfACall() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = SignalPipe([SIGUSR1])
      // The text that the handler writes is lost.
      close(pipe.descriptor)
      errno = ELOOP
      raise(SIGUSR1)
      let error = errno
      #expect(error == ELOOP)
    }
  }
}

import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
  /// Makes the folder a repository with a branch `main`.
  func beginRepository() throws {
    try git("init", "-q", "-b", "main")
  }

  /// Commits every change.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "More")
  }

  /// Runs git in the folder, without the machine's settings.
  func git(_ arguments: String...) throws {
    let identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@localhost"]
    let result = try Tool.environment.run(
      ["git"] + identity + arguments, in: url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    try #require(result.status == 0, "\(result.error)")
  }
}

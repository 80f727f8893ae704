// macos: sending value of non-Sendable type '() async -> ()' risks causing data races
final class Box {
  var count = 0
}

func race() async {
  let box = Box()
  Task { box.count += 1 }
  box.count += 1
}

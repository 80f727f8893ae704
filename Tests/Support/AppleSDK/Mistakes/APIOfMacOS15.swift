// macos: 'Mutex' is only available in macOS 15.0 or newer
import Synchronization

let counter = Mutex(0)

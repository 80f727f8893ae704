// ios: 'Atomic' is only available in iOS 18.0 or newer
import Synchronization

let counter = Atomic(0)

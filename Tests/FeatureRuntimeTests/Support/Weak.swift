/// A weak reference, for tests whether anything else keeps an object alive.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// A reference that keeps nothing alive, to see whether anything else does.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

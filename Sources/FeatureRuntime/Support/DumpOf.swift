import CustomDump

/// A value as messages show it.
package func dump<Value>(of value: Value) -> String {
  String(customDumping: value)
}

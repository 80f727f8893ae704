// tvos: constant 'count' used before being initialized
func count(_ isEven: Bool) -> Int {
  let count: Int
  if isEven { count = 2 }
  return count
}

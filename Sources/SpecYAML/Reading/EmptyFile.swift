/// Says how an empty file begins, judged by its name.
func hintForEmptyFile(_ path: String) -> String {
  switch path.split(separator: "/").last {
  case "featuregen.yaml":
    """
    the settings begin like this:
    version: 1
    module: App
    sources: Sources/App
    tests: Tests/AppTests
    """
  case "set.yaml": "a template set begins with 'set:' and its name"
  default: "a spec begins with 'feature:', 'client:' or 'model:' and a name"
  }
}

import Foundation
import TestSupport
import Testing

/// The rendering of a single template with data.
@Suite(.onOwnThread) struct RenderTemplateTests {
  private func render(
    _ template: String, _ data: String, in name: String = "data.yaml",
    partials: [String: String] = [:], _ flags: String...
  ) throws -> FinishedProcess {
    var files = ["t/main.mustache": template, name: data]
    for (name, text) in partials { files["t/\(name).mustache"] = text }
    let folder = try TemporaryFolder(files)
    return try Tool.built.run(
      ["templates", "render", "t/main.mustache", "--data", name] + flags, in: folder.url)
  }

  @Test func printsByteForByte() throws {
    let result = try render("a\r\n{{x}}\r\n{{y}}", "x: 'é'\ny: 1.50")
    #expect(result.output == "a\r\né\r\n1.50")
    #expect(result.status == 0)
  }

  @Test func readsYAMLAndJSON() throws {
    let template =
      "{{#on}}on{{/on}}{{^off}} off{{/off}}{{^no}} no{{/no}} {{text}} {{#l}}{{.}},{{/l}}"
    let yaml = "{on: true, off: false, no: null, text: 'true', l: [1, two]}"
    #expect(try render(template, yaml).output == "on off no true 1,two,")
    let json =
      #"{"on": true, "off": false, "no": null, "text": "true", "l": [1, "\ud83d\ude00"]}"#
    #expect(try render(template, json, in: "d.json").output == "on off no true 1,\u{1F600},")
  }

  @Test func partialsAreFoundNextToTheTemplate() throws {
    let partials = ["a": "<{{>b}}>", "b": "{{x}}", "broken": "{{#"]
    #expect(try render("{{>a}}", "x: 1", partials: partials).output == "<1>")
  }

  @Test("a partial that is a link out of the template's folder is refused")
  func linkedPartial() throws {
    let folder = try TemporaryFolder([
      "t/main.mustache": "{{>secret}}", "data.yaml": "a: b", "elsewhere.txt": "a secret",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "t/secret.mustache").path,
      withDestinationPath: "../elsewhere.txt")
    let result = try Tool.built.run(
      "templates", "render", "t/main.mustache", "--data", "data.yaml", in: folder.url)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.error.contains("secret.mustache"))
    #expect(result.error.contains("a symbolic link leads it out of "))
  }

  @Test func namesAreStrictByDefault() throws {
    let strict = try render("{{#o}}{{nam}}{{/o}}", "{o: {name: n}}")
    #expect(strict.status == 1)
    #expect(strict.output == "")
    #expect(strict.error.contains("t/main.mustache:1:7: error: 'nam' is not defined here"))
    #expect(strict.error.contains("hint: did you mean 'name'?"))
    let lenient = try render(
      "{{#o}}[{{nam}}{{out}}{{>none}}]{{/o}}", "{o: {a: b}, out: 1}", "--lenient")
    #expect(lenient.output == "[1]")
    #expect(try render("{{>none}}", "a: b").error.contains("template 'none' does not exist"))
  }

  @Test func reportsErrorsOfDataAndFiles() throws {
    #expect(try render("x", "a: [").error.contains("data.yaml:1:"))
    let folder = try TemporaryFolder(["m.mustache": "x"])
    let result = try Tool.built.run(
      "templates", "render", "m.mustache", "--data", "none.yaml", in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains("'none.yaml' is not an existing file"))
  }
}

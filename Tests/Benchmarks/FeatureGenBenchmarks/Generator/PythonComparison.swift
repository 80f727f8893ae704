import Foundation

extension GeneratorSuite {
  /// Compares the tool with a Python script that processes the same specs with PyYAML's loader in C and Jinja2, and
  /// that compares the files; nil if Python lacks one of the libraries.
  func pythonComparison() throws -> Comparison? {
    let script = project.url.appending(path: "generate.py")
    try pythonScript.write(to: script, atomically: true, encoding: .utf8)
    let python = ToolProcess("/usr/bin/env", ["python3", script.path, project.url.path])
    guard try python.run().status == 0 else {
      let note = "Python with PyYAML (in C) and Jinja2 is not here, so it is not measured.\n"
      FileHandle.standardError.write(Data(note.utf8))
      return nil
    }
    return Comparison(
      baseline: Subject("check beside Python") {
        try times($0) { try project.run("check", expecting: 0) }
      },
      subjects: [
        Subject(GeneratorSuite.pythonName, target: "≥ 6") {
          try times($0) { try python.run(expecting: 0) }
        }
      ], unit: .milliseconds)
  }
}

/// A script that loads all specs, renders about as much text as the tool for each, and compares it with the files.
private let pythonScript =
  ["os", "sys", "jinja2", "yaml"].map { "import \($0)\n" }.joined() + #"""
    root = sys.argv[1]
    environment = jinja2.Environment(trim_blocks=True, lstrip_blocks=True)

    reducer = environment.from_string("""\
    // Code generated from {{ path }}. DO NOT EDIT.
    {{ "import" }} FeatureRuntime
    {{ "import" }} Foundation

    /// {{ spec.doc }}
    public struct {{ name }}Feature: Reducer, Sendable {
      public struct State: Equatable, ObservableState, Sendable {
    {% for field, value in spec.state.items() %}
        public var {{ field }}: {{ value }} {
          didSet { _changes.mark({{ loop.index0 }}) }
        }
    {% endfor %}
        public init(
    {% for field, value in spec.state.items() %}
          {{ field }}: {{ value }}{{ "," if not loop.last }}
    {% endfor %}
        ) {
    {% for field in spec.state %}
          self.{{ field }} = {{ field }}
    {% endfor %}
        }
      }

      public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
    {% for action, block in spec.actions.items() %}
        case .{{ action }}{% if block is mapping and block.with %}({% for p in block.with %}let {{ p }}{{ ", " if not loop.last }}{% endfor %}){% endif %}:
    {% if block is mapping %}
    {% for key, value in block.items() %}
    {% if value is string %}
    {% for line in value.splitlines() %}
          {{ line }}
    {% endfor %}
    {% else %}
          {{ key }}({{ value }})
    {% endif %}
    {% endfor %}
    {% else %}
          {{ block }}
    {% endif %}
          return .none

    {% endfor %}
        }
      }
    }
    """)

    action = environment.from_string("""\
    // Code generated from {{ path }}. DO NOT EDIT.
    {{ "import" }} FeatureRuntime
    {{ "import" }} Foundation

    extension {{ name }}Feature {
      public enum Action: CasePathable, Sendable {
    {% for action in spec.actions %}
        case {{ action }}
    {% endfor %}

        public struct AllCasePaths: Sendable {
    {% for action, block in spec.actions.items() %}
          public var {{ action }}: AnyCasePath<Action, {{ block.with if block is mapping else "Void" }}> {
            AnyCasePath(
              embed: { _ in .{{ action }} },
              extract: {
                guard case .{{ action }} = $0 else { return nil }
                return ()
              }
            )
          }

    {% endfor %}
        }
      }
    }
    """)

    tests = environment.from_string("""\
    // Code generated from {{ path }}. DO NOT EDIT.
    {{ "import" }} App
    {{ "import" }} FeatureTesting
    {{ "import" }} Testing

    @Suite("{{ name }}")
    struct {{ name }}Tests {
    {% for test, body in spec.tests.items() %}
      @Test("{{ test }}")
      func test{{ loop.index }}() async {
        let store = TestStore(initialState: {{ name }}Feature.State({{ body.given if body is mapping }})) {
          {{ name }}Feature()
        }
    {% for step in (body.steps if body is mapping else body) %}
    {% for key, value in step.items() %}
    {% if key == "expect" %}
    {% for field, expected in value.items() %}
          $0.{{ field }} = {{ expected }}
    {% endfor %}
    {% else %}
        await store.{{ key }}(.{{ value }}) { state in
        }
    {% endif %}
    {% endfor %}
    {% endfor %}
      }

    {% endfor %}
    }
    """)

    value = environment.from_string("""\
    // Code generated from {{ path }}. DO NOT EDIT.
    {{ "import" }} Foundation

    public struct {{ name }}: Sendable {
    {% for field, type in members.items() %}
      public var {{ field }}: {{ type }}
    {% endfor %}

      public init(
    {% for field, type in members.items() %}
        {{ field }}: {{ type }}{{ "," if not loop.last }}
    {% endfor %}
      ) {
    {% for field in members %}
        self.{{ field }} = {{ field }}
    {% endfor %}
      }
    }
    """)


    def read(path):
        try:
            with open(path) as file:
                return file.read()
        except FileNotFoundError:
            return None


    different = 0
    for folder, _, files in sorted(os.walk(os.path.join(root, "Specs"))):
        for file in sorted(files):
            if not file.endswith(".yaml") or file == "featuregen.yaml":
                continue
            path = os.path.join(folder, file)
            with open(path) as text:
                spec = yaml.load(text, Loader=yaml.CSafeLoader)
            name = file[:-5]
            if "feature" in spec:
                sources = os.path.join(root, "Sources/App", name)
                outputs = [
                    (reducer, os.path.join(sources, name + "Reducer.swift")),
                    (action, os.path.join(sources, name + "Action.swift")),
                    (tests, os.path.join(root, "Tests/AppTests", name + "Tests.swift")),
                ]
                members = {}
            elif "external" in spec:
                continue
            else:
                kind = "Clients" if "client" in spec else "Models"
                outputs = [(value, os.path.join(root, "Sources/App", kind, name + ".swift"))]
                members = spec.get("fields") or spec.get("endpoints")
            for template, output in outputs:
                text = template.render(spec=spec, name=name, path=path, members=members)
                different += text != read(output)
    sys.exit(0 if different else 1)
    """#

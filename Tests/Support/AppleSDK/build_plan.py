"""The modules of the package, as the build plan of 'swift build --build-tests' names them."""
import json
import os
import re
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../../.."))


class Module:
    """A module of the build plan."""

    def __init__(self, name, files, flags):
        self.name, self.files, self.flags = name, files, flags
        self.is_ours = not any("/.build/" in file for file in files)
        self.is_test = self.is_ours and name.endswith("Tests")
        self.imports = set()
        for file in files:
            with open(file, encoding="utf-8") as text:
                self.imports.update(re.findall(
                    r"^\s*(?:@\S+ )*(?:(?:public|package|internal|private) )?import (?:struct |enum |class |func )?(\w+)",
                    text.read(), re.MULTILINE))


def read_plan():
    """The modules of the last build with tests, by their names."""
    modules = {}
    plan = os.path.join(ROOT, ".build/debug.yaml")
    if not os.path.exists(plan):
        sys.exit("typecheck-apple: run 'swift build --build-tests' first")
    with open(plan, encoding="utf-8") as lines:
        for line in lines:
            if not line.startswith("    args: ["):
                continue
            arguments = json.loads(line[len("    args: "):])
            if "-module-name" not in arguments or not any("-emit-module" == word for word in arguments):
                continue
            name = arguments[arguments.index("-module-name") + 1]
            lists = [word[1:] for word in arguments if word.startswith("@") and word.endswith("/sources")]
            # What plugins would run is built for the host beside the rest, when it is needed.
            if not lists or name in modules or not os.path.exists(lists[0]):
                continue
            with open(lists[0], encoding="utf-8") as files:
                found = [line.strip().strip("'\"") for line in files if line.strip()]
            # SwiftPM's own runners of tests.
            if not any(".build/" in file and "/checkouts/" not in file for file in found):
                modules[name] = Module(name, found, kept_flags(arguments))
    # What is no target of the build plan.
    for name in ["Sources/Plugins/FeatureGenCommand", "Sources/Plugins/FeatureGenCheck", "Tests/Support/SwiftUISamples"]:
        module = Module(os.path.basename(name), sources(name), ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors"])
        modules[module.name] = module
    return modules


def sources(folder):
    """The files of Swift in a folder of the package."""
    path = os.path.join(ROOT, folder)
    return [os.path.join(path, file) for file in sorted(os.listdir(path)) if file.endswith(".swift")]


def kept_flags(arguments):
    """The flags that say how sources are understood."""
    kept = []
    words = iter(arguments)
    for word in words:
        if word in ("-swift-version", "-package-name", "-enable-experimental-feature", "-enable-upcoming-feature",
                    "-Xfrontend"):
            value = next(words)
            kept += [value] if word == "-Xfrontend" else [word, value]
        elif word == "-Xcc":
            value = next(words)
            # With its sysroot's headers Linux' C library would come along.
            if value.startswith("-fmodule-map-file=") or value == "-I" or value.startswith("/"):
                kept += ["-Xcc", value]
        elif word.startswith("-D") or word in ("-parse-as-library", "-warnings-as-errors"):
            kept.append(word)
    return kept

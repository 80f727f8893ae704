/// The rules, for Bazel 4.2 and later, with or without modules.
let bazelRules = ##"""
  """The steps of featuregen, one for each spec, and a test that the committed code matches the specs.

  Load it in the BUILD file of this folder, with the label of the program featuregen:

      load(":featuregen.bzl", "featuregen")

      featuregen(name = "features", tool = "//tools:featuregen")

  'features' is all generated files, 'features/Specs/Counter.yaml' is the files of one spec, and 'features_test' is the test.
  The files are in the folder 'generated', because they may also be committed.
  """

  # The folder of the outputs in the package.
  _FOLDER = "generated/"

  def _step_impl(ctx):
      # The paths of the outputs end with their labels; the part before the label is the folder to write into.
      first = ctx.outputs.outs[0]
      label = ctx.attr.outs[0].name
      folder = first.path[:-len(label)] + _FOLDER
      ctx.actions.run(
          executable = ctx.executable.tool,
          arguments = [
              "generate",
              "--directory",
              ctx.file.settings.path[:-len("/Specs/featuregen.yaml")] or ".",
              "--spec",
              ctx.attr.spec,
              "--out",
              folder,
          ],
          inputs = ctx.files.inputs,
          outputs = ctx.outputs.outs,
          mnemonic = "Featuregen",
          progress_message = "Generating from " + ctx.attr.spec,
      )
      return [DefaultInfo(files = depset(ctx.outputs.outs))]

  _step = rule(
      implementation = _step_impl,
      attrs = {
          "inputs": attr.label_list(allow_files = True),
          "outs": attr.output_list(mandatory = True),
          "settings": attr.label(allow_single_file = True),
          "spec": attr.string(mandatory = True),
          "tool": attr.label(allow_files = True, cfg = "exec", executable = True),
      },
  )

  def _test_impl(ctx):
      script = ctx.actions.declare_file(ctx.label.name + ".sh")
      settings = ctx.file.settings.short_path
      ctx.actions.write(
          script,
          """#!/bin/sh
  set -e
  tool=$PWD/'{tool}'
  # The tested files are links out of the folder, which featuregen does not follow.
  cp -RL '{folder}' "$TEST_TMPDIR/project"
  exec "$tool" check --directory "$TEST_TMPDIR/project"
  """.format(
              folder = settings[:-len("Specs/featuregen.yaml")] or ".",
              tool = ctx.executable.tool.short_path,
          ),
          is_executable = True,
      )
      runfiles = ctx.runfiles(files = ctx.files.committed + [ctx.executable.tool, ctx.file.settings])
      of_tool = ctx.attr.tool[DefaultInfo].default_runfiles
      return [DefaultInfo(
          executable = script,
          runfiles = runfiles.merge(of_tool) if of_tool else runfiles,
      )]

  _check_test = rule(
      implementation = _test_impl,
      attrs = {
          "committed": attr.label_list(allow_files = True),
          "settings": attr.label(allow_single_file = True),
          "tool": attr.label(allow_files = True, cfg = "target", executable = True),
      },
      test = True,
  )

  def featuregen(name, tool, committed = [], tags = [], visibility = None):
      """Declares a target for the files of each spec, one for all of them, and the test.

      Args:
        name: the name of all generated files
        tool: the label of the program featuregen
        committed: labels of committed files that belong to other packages, for the test
        tags: the tags of all targets
        visibility: who may use the files
      """
      for step in _STEPS:
          _step(
              name = name + "/" + step.spec,
              spec = step.spec,
              inputs = step.inputs,
              outs = [_FOLDER + path for path in step.outputs],
              settings = "Specs/featuregen.yaml",
              tags = tags,
              tool = tool,
              visibility = visibility,
          )
      native.filegroup(
          name = name,
          srcs = [name + "/" + step.spec for step in _STEPS],
          tags = tags,
          visibility = visibility,
      )
      _check_test(
          name = name + "_test",
          size = "small",
          committed = native.glob(_COMMITTED, allow_empty = True) + committed,
          settings = "Specs/featuregen.yaml",
          tags = tags,
          tool = tool,
      )

  """##

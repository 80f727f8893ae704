import ArgumentParser
import SpecSource

/// `featuregen templates`: lists, copies, checks and renders templates.
struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists, copies, checks and renders templates.",
    discussion: """
      A custom set is a folder with a 'set.yaml'; '\(toolCommand) templates eject runtime Templates/house' creates \
      one, and 'templates: Templates/house' in 'Specs/featuregen.yaml' selects it.
      """,
    subcommands: [
      ListTemplates.self, EjectTemplates.self, CheckTemplates.self, RenderTemplate.self,
      ReferenceTemplates.self,
    ])
}

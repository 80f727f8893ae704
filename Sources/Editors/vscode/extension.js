// The extension for VS Code: it starts the language server and offers featuregen's commands as tasks.

const vscode = require("vscode");
const {LanguageClient} = require("vscode-languageclient/node");

/** The commands that are offered as tasks. */
const commands = ["generate", "check", "lint"];

/** What a click on a text above a line of a spec does. */
const clicks = {
  "featuregen.test": test,
  "featuregen.open": open,
  "featuregen.showUses": showUses,
};

/** The client of the running language server, if one runs. */
let client;

exports.activate = async (context) => {
  context.subscriptions.push(
    vscode.commands.registerCommand("featuregen.restart", restart),
    ...Object.entries(clicks).map(([name, click]) => vscode.commands.registerCommand(name, click)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      const settings = ["featuregen.path", "featuregen.sourcekitLSP"];
      if (settings.some((name) => change.affectsConfiguration(name))) return restart();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.tasks.registerTaskProvider("featuregen", {
      provideTasks: () =>
        (vscode.workspace.workspaceFolders ?? []).flatMap((folder) =>
          commands.map((command) => task({type: "featuregen", command}, folder)),
        ),
      resolveTask: ({definition, scope}) => task(definition, scope),
    }),
  );
  await start();
};

exports.deactivate = () => stop();

/** The program of the settings. */
function program() {
  const path = vscode.workspace.getConfiguration("featuregen").get("path") || "featuregen";
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? "";
  return path.replaceAll("${workspaceFolder}", folder);
}

/** The language server for Swift: a program, `true` for that of the toolchain, `false` in folders that nobody trusts yet. */
function swiftServer() {
  if (!vscode.workspace.isTrusted) return false;
  const setting = vscode.workspace.getConfiguration("featuregen").get("sourcekitLSP");
  return setting === "" ? true : setting;
}

/** Starts the language server. */
async function start() {
  const starting = new LanguageClient(
    "featuregen",
    "featuregen",
    {command: program(), args: ["lsp"]},
    {
      documentSelector: [{scheme: "file", language: "featuregen"}],
      initializationOptions: {
        commands: Object.keys(clicks),
        sourcekitLSP: swiftServer(),
      },
    },
  );
  client = starting;
  try {
    await starting.start();
  } catch (error) {
    if (client === starting) client = undefined;
    await tell(error);
  }
}

/** Ends the language server, whether it runs or not. */
async function stop() {
  const ending = client;
  client = undefined;
  if (ending?.needsStop()) await ending.stop();
}

async function restart() {
  await stop();
  await start();
}

/** Runs the tests of a feature, or one of them, in a terminal. */
function test(root, feature, name) {
  const arguments_ = ["test", feature, ...(name ? ["--filter", name] : [])];
  const running = new vscode.Task(
    {type: "featuregen", command: "test"},
    vscode.TaskScope.Workspace,
    name ? `test ${feature}: ${name}` : `test ${feature}`,
    "featuregen",
    new vscode.ProcessExecution(program(), arguments_, {cwd: root}),
    "$featuregen",
  );
  return vscode.tasks.executeTask(running);
}

/** Opens a generated file, of several the one that is chosen. */
async function open(files) {
  const choices = files.map((file) => {
    const uri = vscode.Uri.parse(file);
    return {label: uri.path.split("/").pop(), description: vscode.workspace.asRelativePath(uri), uri};
  });
  const choice = choices.length > 1 ? await vscode.window.showQuickPick(choices) : choices[0];
  if (choice) await vscode.window.showTextDocument(choice.uri);
}

/** Shows the places that use what a spec declares. */
function showUses(uri, position, places) {
  const at = ({line, character}) => new vscode.Position(line, character);
  const locations = places.map(
    ({uri, range}) =>
      new vscode.Location(vscode.Uri.parse(uri), new vscode.Range(at(range.start), at(range.end))),
  );
  return vscode.commands.executeCommand(
    "editor.action.showReferences",
    vscode.Uri.parse(uri),
    at(position),
    locations,
  );
}

/** Tells why the server did not start, and leads to the setting. */
async function tell(error) {
  const open = "Open Settings";
  const answer = await vscode.window.showErrorMessage(
    `featuregen did not start (${error.message ?? error}). Set 'featuregen.path' to the program.`,
    open,
  );
  if (answer === open) {
    await vscode.commands.executeCommand("workbench.action.openSettings", "featuregen.path");
  }
}

/** A task that runs a command of featuregen in a folder. */
function task(definition, scope) {
  const made = new vscode.Task(
    definition,
    scope,
    definition.command,
    "featuregen",
    new vscode.ProcessExecution(program(), [definition.command]),
    "$featuregen",
  );
  made.group = definition.command === "generate" ? vscode.TaskGroup.Build : undefined;
  return made;
}

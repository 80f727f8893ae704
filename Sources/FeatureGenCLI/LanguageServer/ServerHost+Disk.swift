import FeatureGenerator
import FeatureHeader
import FeatureLanguageServer
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

extension ServerHost {
  /// A host with the files on disk.
  static let disk = ServerHost(
    root: { path in
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
        folder = folder[..<slash]
        let settings = "\(folder)/\(settingsPath)"
        if path.hasPrefix("\(folder)/\(specsFolder)/"), fileKind(settings) == .file {
          return String(folder)
        }
      }
      return nil
    },
    folder: { root in
      var folder = ProjectFolder(FileSystem.disk(root: root))
      folder.format = { swift in formatted(swift, in: root) }
      return folder
    },
    startSwift: { program in SwiftConnection(toProgram: program) },
    contents: { path in try? FileDescriptor(reading: path).readAll(upTo: 64 << 20) })
}

/// Formats Swift with the toolchain's 'swift format', with the configuration of a folder or of an enclosing one; nil
/// when the program does not exist, or finds errors.
private func formatted(_ swift: String, in folder: String) -> String? {
  let arguments = ["format", "--assume-filename", "\(folder)/Specs/Spec.swift", "-"]
  let result = try? runProgram(
    "swift", arguments, input: Array(swift.utf8), endingAfter: .seconds(20))
  guard let result, result.status == 0 else { return nil }
  return String(decoding: result.output, as: UTF8.self)
}

extension ProjectFolder {
  /// Makes the operations of a project from its files.
  init(_ fileSystem: FileSystem) {
    self.init(
      sources: {
        do throws(FileSystemError) {
          let sources = try loadSources(fileSystem)
          return Sources(settings: sources?.settings, specs: sources?.specs ?? [])
        } catch {
          return Sources(settings: nil, specs: [], problem: error.description)
        }
      },
      findings: { project, lint, paths in
        do throws(FileSystemError) {
          return try findingsOfProject(project, lint, lookingAt: paths, fileSystem)
        } catch {
          return [.error(.unreadableFile, error.description, at: nil)]
        }
      },
      generated: { declaration, project in
        do throws(FileSystemError) {
          var places: [GeneratedPlace] = []
          for place in try generatedPlaces(of: declaration, in: project, fileSystem)
          where try fileSystem.readStart(place.path) != nil {
            places.append(place)
          }
          return places
        } catch {
          return []
        }
      },
      code: { project, specs in generatedCode(of: project, ofSpecs: specs, fileSystem) },
      author: { path in findAuthor(ofFileAt: path, fileSystem) })
  }
}

/// Finds the author of a file by its header. Files outside the project and built files belong to others.
private func findAuthor(ofFileAt path: String, _ fileSystem: FileSystem) -> ProjectFolder.Author {
  guard ProjectPaths().problem(with: path) == nil,
    (try? fileSystem.places([path]))?.first?.path != nil,
    let start = (try? fileSystem.readStart(path)) ?? nil
  else { return .others }
  return GeneratedHeader(of: start).map { .generator(spec: $0.spec) } ?? .people
}

/// Returns the findings in a project without errors, as `lint` reports them.
///
/// - Parameters:
///   - lint: The findings in its specs.
///   - paths: The specs whose generated lines are checked.
private func findingsOfProject(
  _ project: FeatureProject, _ lint: [Diagnostic], lookingAt paths: Set<String>,
  _ fileSystem: FileSystem
) throws(FileSystemError) -> [Diagnostic] {
  var plan = ProjectPlan()
  plan.project = project
  let loaded = try loadTemplateSets(of: project, fileSystem)
  plan.diagnostics = loaded.diagnostics
  guard let sets = loaded.value?.sets else { return plan.diagnostics }
  let generated = generate(project, with: sets, where: paths.contains)
  plan.diagnostics += generated.diagnostics
  plan.templates = sets
  plan.changes = (generated.value ?? []).map {
    FileChange(path: $0.path, file: $0, status: .inSync, specs: [])
  }
  let baseline = Baseline(String(decoding: try fileSystem.read(baselinePath) ?? [], as: UTF8.self))
  return plan.diagnostics + baseline.new(among: try plan.findings(in: fileSystem, beside: lint))
}

/// Finds the places in generated files that come from a declaration: the lines that come from its line or, for the
/// name of the spec, the files.
private func generatedPlaces(
  of declaration: SourceSpan, in project: FeatureProject, _ fileSystem: FileSystem
) throws(FileSystemError) -> [ProjectFolder.GeneratedPlace] {
  let spec = declaration.file.path
  let pages = documentationFiles(of: project) { $0 == spec }
  guard let sets = try loadTemplateSets(of: project, fileSystem).value?.sets,
    let files = generate(project, with: sets, adding: pages, where: { $0 == spec }).value
  else { return [] }
  let paths = Set(files.map(\.path))
  let names =
    project.features.map(\.name.span) + project.clients.map(\.name.span)
    + project.models.map(\.name.span)
  if names.contains(declaration) {
    return files.map { ProjectFolder.GeneratedPlace(path: $0.path, line: 1) }
  }
  let traced = (try? trace(project, with: sets, where: paths.contains)) ?? []
  return traced.compactMap { file in
    file.firstLine(from: declaration.start.line).map {
      ProjectFolder.GeneratedPlace(path: file.path, line: $0)
    }
  }
}

extension TracedFile {
  /// Finds the first line that comes from a line of the spec.
  fileprivate func firstLine(from specLine: Int) -> Int? {
    for line in 1... {
      guard let place = place(line: line, column: nil) else { return nil }
      if place.spec?.start.line == specLine { return line }
    }
    return nil
  }
}

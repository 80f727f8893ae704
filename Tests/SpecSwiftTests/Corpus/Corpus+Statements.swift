/// Fragments of the reference specs, gathered once by kind.
extension Corpus {
  /// Fragments that are parsed as statements.
  static let statements: [String] = [
    "state.exported.append(format)",
    "state.numbers.append(value)",
    #"state.status = "ended""#,
    "state.lines.append(text)",
    "state.status = error.description",
    "AsyncStream { $0.finish() }",
    "AsyncThrowingStream { $0.finish() }",
    "[text]",
    "print(text, name)",
    #"state.name = """#,
    "state.name = state.name.uppercased()",
    "state.history.append(oldValue)",
    "state.path.pop(from: id)",
    "sampleText.load()",
    "state.text = text",
    #"state.text = "Error \(error.errorCode)""#,
    "state.text = error.description",
    "feed.find(text)",
    "state.found = texts",
    #"feed.find("two")"#,
    #"feed.post("again", to: "all")"#,
    "state.log.append(text)",
    "state.deletions += 1",
    "state.deletions = 0",
    "state.isDone.toggle()",
    #"""
    let old = state.title
    state.title = title
    """#,
    #"state.title += "!""#,
    "state.rows.append(TodoFeature.State(id: uuid()))",
    "state.rows.remove(id: id)",
    "state.step = .failed(attempts: 1)",
    "state.step = .failed(attempts: attempts + 1)",
    "let count = state.log.count",
    "feed.find(state.log.joined())",
    "state.log = []",
    "Int.random(in: range)",
    #"""
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      return String(decoding: data, as: UTF8.self)
    } catch {
      throw error as? URLError ?? URLError(.unknown)
    }
    """#,
    #"print("shared", start, end as Any)"#,
    #"""
    switch self {
    case .input: return "person.crop.circle.fill"
    case .history: return "chart.line.uptrend.xyaxis"
    }
    """#,
    "state.selectedTab = tab",
    "state.selectedTab = .history",
    "state.isLoading = true",
    "bmiHistory.load()",
    #"""
    state.isLoading = false
    let newestFirst = measurements.sorted { $0.date > $1.date }
    state.measurements = IdentifiedArray(uniqueElements: newestFirst)
    """#,
    #"""
    state.isLoading = false
    state.error = error.description
    """#,
    #"""
    let ids = offsets.map { state.measurements[$0].id }
    state.measurements.remove(atOffsets: offsets)
    """#,
    "for id in ids { try await bmiHistory.delete(id) }",
    #"""
    state.isSaving = true
    state.saveError = nil
    let bmi = BMI(id: uuid(), height: height, weight: weight, date: date())
    """#,
    "bmiHistory.save(bmi)",
    #"""
    state.isSaving = false
    state.isShowingSaved = true
    """#,
    #"""
    state.isSaving = false
    state.saveError = error.description
    """#,
    "state.isShowingSaved = false",
    #"""
    if count < secret { return .lower }
    if count > secret { return .higher }
    return .equal
    """#,
    "String(count)",
    "count = Int(newValue) ?? count",
    "Float(count)",
    "count = Int(exactly: newValue.rounded(.towardZero)) ?? count",
    "state.count += 1",
    "state.count -= 1",
    "state.countString = text",
    "state.countFloat = value",
    #"""
    state.count = 0
    state.secret = random.int(in: -100...100)
    """#,
    "state.start = date",
    "state.end = date",
    #"""
    state.start = nil
    state.end = nil
    """#,
    "state.sharingStatus = .uploading",
    "sharing.share(start, state.end)",
    "state.sharingStatus = status",
    "state.resultList = GameResultListFeature.State(results: state.results)",
    "state.resultList = nil",
    #"""
    state.isSaving = false
    if let edited = state.resultList?.results { state.results = edited }
    state.resultList = nil
    """#,
    #"""
    let timeSpent = state.timer.duration - state.lastTimestamp
    state.results.append(GameResult(id: uuid(), counter: state.counter, timeSpent: timeSpent))
    state.lastTimestamp = state.timer.duration
    """#,
    "state.isSaving = true",
    "continuousClock.sleep(for: .seconds(2))",
    "state.results.remove(atOffsets: offsets)",
    #"""
    state.isLoading = false
    switch result {
    case .success(let text): state.text = text
    case .failure(let error): state.text = "Error \(error.errorCode)"
    }
    """#,
    #"""
    if state.started == nil {
      state.started = date()
      state.duration = 0
    }
    """#,
    "state.duration += 0.01",
    "weight / ((height / 100) * (height / 100))",
    #"""
    switch value {
    case ..<18.5: return .underweight
    case ..<25: return .normal
    case ..<30: return .overweight
    default: return .obese
    }
    """#,
  ]
}

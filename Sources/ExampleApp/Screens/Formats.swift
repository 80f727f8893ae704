import Foundation
import Terminal

/// Formats seconds as minutes, seconds and hundredths: `1:02.34`.
func clockTime(_ seconds: TimeInterval) -> String {
  let hundredths = Int((seconds * 100).rounded())
  return String(
    format: "%d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100)
}

/// Formats the time of day for the user's region.
@MainActor
func timeOfDay(_ date: Date) -> String {
  if let last = lastTimeOfDay, last.date == date { return last.text }
  let text = date.formatted(date: .omitted, time: .standard)
  lastTimeOfDay = (date, text)
  return text
}

/// The last result of `timeOfDay`: a stopwatch shows the same time in all its pictures, and formatting it takes a
/// fifth of the time of a picture.
@MainActor private var lastTimeOfDay: (date: Date, text: String)?

/// Draws a scale that marks a number in a range; a number outside the range is marked at the nearest end.
func scale(_ value: Int, in range: ClosedRange<Int>, width: Int = 41) -> StyledText {
  let inside = min(max(value, range.lowerBound), range.upperBound)
  let position = (inside - range.lowerBound) * (width - 1) / (range.upperBound - range.lowerBound)
  let dim = Style(isDim: true)
  return StyledText(String(repeating: "─", count: position), dim)
    + StyledText("●", Style(.cyan, isBold: true))
    + StyledText(String(repeating: "─", count: width - 1 - position), dim)
}

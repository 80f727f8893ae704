import Foundation

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }

  static var testValue: Calendar {
    reportMissingOverride(of: "calendar", example: "Calendar(identifier: .gregorian)")
    return Calendar(identifier: .gregorian)
  }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }

  static var testValue: Locale {
    reportMissingOverride(of: "locale", example: #"Locale(identifier: "en_US")"#)
    return Locale(identifier: "en_US")
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }

  static var testValue: TimeZone {
    reportMissingOverride(of: "timeZone", example: "TimeZone(secondsFromGMT: 0)!")
    return TimeZone(secondsFromGMT: 0) ?? .current
  }
}

extension DependencyValues {
  /// The user's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's locale.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

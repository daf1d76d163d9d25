/// The weather at a place.
public struct Weather: Codable, Equatable, Sendable {
  /// The present weather.
  public var currentWeather: CurrentWeather
  /// The next hour by minutes; nil where the service has none.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// The forecast by hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The forecast by days.
  public var dailyForecast: Forecast<DayWeather>
  /// The alerts; nil where the service has none.
  public var weatherAlerts: [WeatherAlert]?
  /// The kinds of data that the service has for the place.
  public var availability: WeatherAvailability
}

/// A forecast: its parts in the order of time.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable,
  RandomAccessCollection
{
  /// The parts.
  public var forecast: [Element]
  /// The time of the forecast.
  public var metadata: WeatherMetadata

  /// The first part's index.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last part's.
  public var endIndex: Int { forecast.endIndex }
  /// Returns a part; the index has to be that of a part.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The time of data about the weather.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// The time at which the data was made.
  public var date: Date
  /// The time after which the data shouldn't be used.
  public var expirationDate: Date
}

/// The kinds of data that the service has for a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
  /// Whether the service has a kind of data.
  public enum AvailabilityKind: String, CaseIterable, Codable, Hashable, Sendable {
    case available
    case temporarilyUnavailable
    case unsupported
    case unknown
  }

  /// Whether there are forecasts by minutes.
  public var minuteAvailability: AvailabilityKind
  /// Whether there are alerts.
  public var alertAvailability: AvailabilityKind
}

/// An alert about severe weather.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// The page about the alert.
  public var detailsURL: URL
  /// The name of the office that made the alert.
  public var source: String
  /// The kind of event.
  public var summary: String
  /// The name of the region; nil if it has none.
  public var region: String?
  /// The severity of the event.
  public var severity: WeatherSeverity
  /// The time of the alert.
  public var metadata: WeatherMetadata
}

/// The severity of an event.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case minor
  case moderate
  case severe
  case extreme
  case unknown

  /// The severity in English.
  public var description: String { rawValue.capitalized }
}

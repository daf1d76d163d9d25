/// Apple's weather service, which isn't there on Linux.
///
/// Each request throws ``WeatherError/permissionDenied``, as for an app without the entitlement for WeatherKit.
///
/// Source: documented, developer.apple.com/documentation/weatherkit/weatherservice.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  /// Creates a service.
  public init() {}

  /// Throws ``WeatherError/permissionDenied``.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  /// Throws ``WeatherError/permissionDenied``.
  public func weather<each T>(for location: CLLocation, including dataSet: repeat WeatherQuery<each T>)
    async throws -> (repeat each T)
  {
    throw WeatherError.permissionDenied
  }

  /// The texts and marks that an app shows beside data of the service; throws ``WeatherError/permissionDenied``.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

/// A part of the weather that a request asks for.
public struct WeatherQuery<T>: Sendable {
  private init() {}
}

extension WeatherQuery where T == CurrentWeather {
  /// The present weather.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The next hour by minutes; nil where the service has none.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// The next 25 hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// The hours between two dates.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// The next ten days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// The days between two dates.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// The alerts for a place; nil where the service has none.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

extension WeatherQuery where T == WeatherAvailability {
  /// The kinds of data that the service has for a place.
  public static var availability: WeatherQuery<WeatherAvailability> { WeatherQuery() }
}

/// The reason that a request failed.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  /// The app may not use the service; on Linux, no app may.
  case permissionDenied
  /// Another reason.
  case unknown

  /// A sentence about the error.
  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "WeatherKit isn't available on Linux."
    case .unknown: "The weather couldn't be loaded."
    }
  }
}

/// The texts and marks that an app shows beside data of the service.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// The service's name.
  public var serviceName: String
  /// The text about the sources of the data.
  public var legalAttributionText: String
  /// The page about the sources of the data.
  public var legalPageURL: URL
  /// The picture of the square mark.
  public var squareMarkURL: URL
  /// The picture of the mark with the name, for dark backgrounds.
  public var combinedMarkDarkURL: URL
  /// The picture of the mark with the name, for light backgrounds.
  public var combinedMarkLightURL: URL
}

/// The present weather.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// The time.
  public var date: Date
  /// The part of the sky that is covered, in `0...1`.
  public var cloudCover: Double
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of a symbol for the condition, by day or by night.
  public var symbolName: String
  /// The temperature at which dew forms.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, in `0...1`.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// The rate of precipitation.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The distance that can be seen.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The time of the data.
  public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
  /// The beginning of the minute.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, in `0...1`.
  public var precipitationChance: Double
  /// The rate of precipitation.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  /// The beginning of the hour.
  public var date: Date
  /// The part of the sky that is covered, in `0...1`.
  public var cloudCover: Double
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of a symbol for the condition, by day or by night.
  public var symbolName: String
  /// The temperature at which dew forms.
  public var dewPoint: Measurement<UnitTemperature>
  /// The relative humidity, in `0...1`.
  public var humidity: Double
  /// Whether it is day.
  public var isDaylight: Bool
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, in `0...1`.
  public var precipitationChance: Double
  /// The amount of precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The pressure at sea level.
  public var pressure: Measurement<UnitPressure>
  /// The change of the pressure.
  public var pressureTrend: PressureTrend
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The distance that can be seen.
  public var visibility: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  /// The beginning of the day.
  public var date: Date
  /// The weather in a word.
  public var condition: WeatherCondition
  /// The name of a symbol for the condition.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The probability of precipitation, in `0...1`.
  public var precipitationChance: Double
  /// The amount of rain.
  public var rainfallAmount: Measurement<UnitLength>
  /// The amount of snow.
  public var snowfallAmount: Measurement<UnitLength>
  /// The times of the sun.
  public var sun: SunEvents
  /// The times of the moon.
  public var moon: MoonEvents
  /// The strength of ultraviolet light.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The times of the sun on a day; nil for what doesn't occur on the day.
public struct SunEvents: Codable, Hashable, Sendable {
  public var astronomicalDawn, nauticalDawn, civilDawn, sunrise, solarNoon: Date?
  public var sunset, civilDusk, nauticalDusk, astronomicalDusk, solarMidnight: Date?
}

/// The times of the moon on a day; nil for what doesn't occur on the day.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// The moon's phase.
  public var phase: MoonPhase
  public var moonrise, moonset: Date?
}

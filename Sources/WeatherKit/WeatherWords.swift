/// The weather in a word.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case blizzard
  case blowingDust
  case blowingSnow
  case breezy
  case clear
  case cloudy
  case drizzle
  case flurries
  case foggy
  case freezingDrizzle
  case freezingRain
  case frigid
  case hail
  case haze
  case heavyRain
  case heavySnow
  case hot
  case hurricane
  case isolatedThunderstorms
  case mostlyClear
  case mostlyCloudy
  case partlyCloudy
  case rain
  case scatteredThunderstorms
  case sleet
  case smoky
  case snow
  case strongStorms
  case sunFlurries
  case sunShowers
  case thunderstorms
  case tropicalStorm
  case windy
  case wintryMix

  /// The condition in English, such as `Mostly Clear`.
  public var description: String { words(rawValue) }
  /// The condition in English, for a screen reader.
  public var accessibilityDescription: String { description }
}

/// The change of the pressure.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case falling
  case rising
  case steady

  /// The change in English.
  public var description: String { words(rawValue) }
  /// The change in English, for a screen reader.
  public var accessibilityDescription: String { description }
}

/// The kind of precipitation.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case hail
  case mixed
  case none
  case rain
  case sleet
  case snow

  /// The kind in English.
  public var description: String { words(rawValue) }
  /// The kind in English, for a screen reader.
  public var accessibilityDescription: String { description }
}

/// The moon's phase.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  case new
  case waxingCrescent
  case firstQuarter
  case waxingGibbous
  case full
  case waningGibbous
  case lastQuarter
  case waningCrescent

  /// The phase in English.
  public var description: String { words(rawValue) }
  /// The phase in English, for a screen reader.
  public var accessibilityDescription: String { description }

  /// The name of a symbol for the phase, such as `moonphase.first.quarter`.
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .full: "moonphase.full.moon"
    default: "moonphase." + words(rawValue).lowercased().replacingOccurrences(of: " ", with: ".")
    }
  }
}

/// The strength of ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  /// The danger of an index.
  public enum ExposureCategory: String, CaseIterable, Codable, Comparable, Hashable, Sendable,
    CustomStringConvertible
  {
    case low
    case moderate
    case high
    case veryHigh
    case extreme

    /// The category in English.
    public var description: String { words(rawValue) }

    /// The indices of the category.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    /// Returns whether a category is less dangerous.
    public static func < (first: Self, second: Self) -> Bool {
      first.rangeValue.lowerBound < second.rangeValue.lowerBound
    }
  }

  /// The index, 0 or greater.
  public var value: Int
  /// The danger.
  public var category: ExposureCategory
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
  /// A direction from which the wind comes.
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    /// The direction in English.
    public var description: String { words(rawValue) }
    /// The direction in letters, such as `NNE`.
    public var abbreviation: String {
      let parts = rawValue.lowercased().replacingOccurrences(of: "north", with: "N")
        .replacingOccurrences(of: "south", with: "S").replacingOccurrences(of: "east", with: "E")
      return parts.replacingOccurrences(of: "west", with: "W")
    }
  }

  /// The direction from which the wind comes.
  public var compassDirection: CompassDirection
  /// The direction from which the wind comes, clockwise from north.
  public var direction: Measurement<UnitAngle>
  /// The mean speed.
  public var speed: Measurement<UnitSpeed>
  /// The greatest speed; nil if it isn't known.
  public var gust: Measurement<UnitSpeed>?
}

/// Returns the words of a name in camel case, each with a capital letter.
private func words(_ name: String) -> String {
  var text = ""
  for character in name {
    if character.isUppercase { text.append(" ") }
    text.append(text.isEmpty ? Character(character.uppercased()) : character)
  }
  return text
}

import Testing
import WeatherKit

@Suite struct WeatherTests {
  private let place = CLLocation(latitude: 37.33, longitude: -122.03)

  @Test func `requests are refused as those of an app without permission`() async {
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: place)
    }
    await #expect(throws: WeatherError.permissionDenied) {
      let hours: Forecast<HourWeather> = try await WeatherService.shared.weather(
        for: place, including: .hourly)
      _ = hours
    }
    await #expect(throws: WeatherError.permissionDenied) {
      let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
      _ = (now.temperature, days.first?.sun.sunrise)
    }
    await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.attribution }
  }

  @Test func `conditions, phases and directions have words, symbols and letters`() {
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
    #expect(Wind.CompassDirection.northNortheast.abbreviation == "NNE")
    #expect(Wind.CompassDirection.westSouthwest.abbreviation == "WSW")
    #expect(MoonPhase.firstQuarter.symbolName == "moonphase.first.quarter")
    #expect(MoonPhase.new.symbolName == "moonphase.new.moon")
    #expect(UVIndex.ExposureCategory.moderate.rangeValue.contains(4))
    #expect(UVIndex.ExposureCategory.high < .extreme)
  }
}

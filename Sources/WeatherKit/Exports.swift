// The module that source imports as WeatherKit. Apple's weather service answers only apps with a membership of its own, so no request
// succeeds here; the values are for source that shows weather, and for its previews.

@_exported public import CoreLocation
@_exported public import Foundation

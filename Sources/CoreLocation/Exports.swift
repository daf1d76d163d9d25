// The module that source imports as CoreLocation: positions on the Earth, and the user's position from GeoClue, the desktop's service.

@_exported public import Foundation

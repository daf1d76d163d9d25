// The module that source imports as CoreHaptics. Linux has no haptic engine: `CHHapticEngine.capabilitiesForHardware()` says so, and
// engines can't be made. Patterns are values, which nothing plays.

@_exported public import Foundation

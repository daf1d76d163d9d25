// The module that source imports for data about health. Linux has none: `HKHealthStore.isHealthDataAvailable()` is false.

@_exported public import Foundation
@_exported public import TrellisFoundation

public import Foundation

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
  /// The identity.
  public let uuid = UUID()
  /// Further values by their keys; nil if there are none.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Health data with a start and an end.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind of data.
  public let sampleType: HKSampleType
  public let startDate, endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// A measured quantity.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The measured value.
  public let quantity: HKQuantity
  /// The kind of quantity.
  public let quantityType: HKQuantityType

  /// Creates a sample.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type, start, end, metadata)
  }
}

/// The kinds of workouts.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case functionalStrengthTraining = 20
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case highIntensityIntervalTraining = 63
  case other = 3000
}

/// A workout.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// The kind of workout.
  public let workoutActivityType: HKWorkoutActivityType
  /// The duration, in seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned, totalDistance: HKQuantity?

  /// Creates a workout.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    (workoutActivityType, self.duration) = (activityType, duration)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), start, end, metadata)
  }
}

/// The key of a sample's end in sort descriptors.
public let HKSampleSortIdentifierEndDate = "endDate"
/// The key of a sample's start in sort descriptors.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The value for a query without a limit.
public let HKObjectQueryNoLimit = 0

public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The name of the kind.
  public let identifier: String

  init(identifier: String) { self.identifier = identifier }

  /// Returns the kind of a quantity.
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  /// Returns the kind of workouts.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }

  /// The hash of the name.
  open override var hash: Int { identifier.hashValue }

  /// Returns whether both are the same kind.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
}

/// A kind of samples.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A kind of quantities.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates the kind with a name.
  public convenience init(_ identifier: HKQuantityTypeIdentifier) {
    self.init(identifier: identifier.rawValue)
  }
}

/// The kind of workouts.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The name of a kind of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  public static let bodyMass = Self("BodyMass")
  public static let bodyMassIndex = Self("BodyMassIndex")
  public static let distanceCycling = Self("DistanceCycling")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  public static let flightsClimbed = Self("FlightsClimbed")
  public static let heartRate = Self("HeartRate")
  public static let height = Self("Height")
  public static let oxygenSaturation = Self("OxygenSaturation")
  public static let restingHeartRate = Self("RestingHeartRate")
  public static let stepCount = Self("StepCount")
}

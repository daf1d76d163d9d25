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
  /// The value of the constant.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  /// The energy burned by activity.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// The energy burned at rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// The percentage of body fat.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// The body mass.
  public static let bodyMass = Self("BodyMass")
  /// The body mass index.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// The distance on a bicycle.
  public static let distanceCycling = Self("DistanceCycling")
  /// The distance on foot.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// The number of flights of stairs.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// The heart rate.
  public static let heartRate = Self("HeartRate")
  /// The height of the body.
  public static let height = Self("Height")
  /// The oxygen saturation of the blood.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// The heart rate at rest.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// The number of steps.
  public static let stepCount = Self("StepCount")
}

public import Foundation

/// An acceleration in multiples of the earth's.
public struct CMAcceleration: Hashable, Sendable {
  /// The parts along the axes.
  public var x, y, z: Double
  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rate of rotation in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// The parts around the axes.
  public var x, y, z: Double
  /// Creates a rate.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A measurement with its time; none is made here.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The seconds since the system started.
  public let timestamp: TimeInterval = 0
  override init() { super.init() }
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration.
  public let acceleration = CMAcceleration()
}

/// A measured rotation.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rate.
  public let rotationRate = CMRotationRate()
}

/// An orientation in space.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The angles in radians.
  public let roll = 0.0, pitch = 0.0, yaw = 0.0
  override init() { super.init() }
}

/// A measured motion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The orientation.
  public let attitude = CMAttitude()
  /// The rate of rotation.
  public let rotationRate = CMRotationRate()
  /// The direction of gravity.
  public let gravity = CMAcceleration()
  /// The acceleration without gravity.
  public let userAcceleration = CMAcceleration()
}

/// A counter of steps, which doesn't exist here.
///
/// Source: documented, developer.apple.com/documentation/coremotion/cmpedometer.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates an object.
  public override init() { super.init() }
  /// Whether steps are counted; false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are measured; false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted; false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// ``CMAuthorizationStatus/restricted``.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  /// Passes an error to the closure.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMPedometer.unavailable) }
  /// Passes an error to the closure.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, CMPedometer.unavailable) }
  /// Does nothing.
  open func stopUpdates() {}

  private static var unavailable: NSError {
    NSError(domain: CMErrorDomain, code: CMErrorMotionActivityNotAvailable)
  }
}

/// Counted steps; none are made here.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The beginning and the end.
  public let startDate: Date, endDate: Date
  /// The steps.
  public let numberOfSteps: NSNumber
  /// The distance in metres; nil without a measurement.
  public let distance: NSNumber?

  init(_ start: Date, _ end: Date) {
    (startDate, endDate, numberOfSteps, distance) = (start, end, 0, nil)
  }
}

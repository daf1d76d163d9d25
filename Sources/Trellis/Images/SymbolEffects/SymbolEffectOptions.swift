/// The repetition and speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  enum Repetition: Hashable, Sendable {
    /// Once for a changed value; an indefinite effect repeats as long as it is active.
    case automatic
    /// A number of times, at least 1; nil is forever.
    case times(Int?, delay: Double?)
  }

  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition
    var isContinuous = false

    /// Repeats forever without pauses: a rotation doesn't slow down in between.
    public static var continuous: RepeatBehavior {
      RepeatBehavior(repetition: .times(nil, delay: nil), isContinuous: true)
    }
    /// Repeats forever, without a delay.
    public static var periodic: RepeatBehavior { periodic() }
    /// Repeats `count` times, or forever if nil, with a delay in seconds between passes; a nil delay is 0.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(repetition: .times(count, delay: delay))
    }
  }

  private(set) var repetition = Repetition.automatic
  private(set) var isContinuous = false
  /// The factor of the speed; positive and finite.
  private(set) var speed = 1.0

  /// The effect's own repetition and speed.
  public static let `default` = SymbolEffectOptions()
  /// Options that repeat an effect forever.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Options that perform an effect once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// Returns options with a repeat behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Returns options that repeat `count` times; nil is forever, and numbers below 1 count as 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Returns options with a speed factor; numbers that aren't positive and finite count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same options, repeated forever.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
  /// The same options, performed once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }
  /// Returns the options with a repeat behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    (options.repetition, options.isContinuous) = (behavior.repetition, behavior.isContinuous)
    return options
  }
  /// Returns the options with `count` repetitions; nil is forever, and numbers below 1 count as 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// Returns the options with a speed factor; numbers that aren't positive and finite count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 && speed.isFinite ? speed : 1
    return options
  }

  /// Returns the number of passes; nil is as long as the effect is active.
  func count(isDiscrete: Bool) -> Int? {
    switch repetition {
    case .automatic: isDiscrete ? 1 : nil
    case .times(let count, _): count.map { max($0, 1) }
    }
  }

  /// The seconds between two passes, at the effect's own speed.
  var delay: Double {
    if case .times(_, let delay?) = repetition, delay > 0, delay.isFinite { return delay }
    return 0
  }
}

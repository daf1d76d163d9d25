/// How often an effect is performed, and how fast.
///
/// Source: documented, developer.apple.com/documentation/symbols/symboleffectoptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  enum Repetition: Hashable, Sendable {
    /// Once where a value has changed, and as long as it lasts where the effect is indefinite.
    case automatic
    /// So many times, at least once; nil is for ever.
    case times(Int?, delay: Double?)
  }

  /// How an effect is repeated.
  ///
  /// Source: documented, developer.apple.com/documentation/symbols/symboleffectoptions/repeatbehavior.
  public struct RepeatBehavior: Hashable, Sendable {
    let repetition: Repetition
    var isContinuous = false

    /// For ever, one time right after the other: what turns does so without stopping.
    public static var continuous: RepeatBehavior {
      RepeatBehavior(repetition: .times(nil, delay: nil), isContinuous: true)
    }
    /// For ever.
    public static var periodic: RepeatBehavior { periodic() }
    /// So many times, or for ever, with seconds between two times; nil is the effect's own, which is none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(repetition: .times(count, delay: delay))
    }
  }

  private(set) var repetition = Repetition.automatic
  private(set) var isContinuous = false
  /// How many times as fast; positive and finite.
  private(set) var speed = 1.0

  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
  /// As a behaviour has it.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// So many times; nil is for ever, and numbers below 1 are 1.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// So many times as fast; numbers that aren't positive and finite count as 1.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// The same, for ever.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
  /// The same, once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(.periodic(1)) }
  /// The same, as a behaviour has it.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    (options.repetition, options.isContinuous) = (behavior.repetition, behavior.isContinuous)
    return options
  }
  /// The same, so many times; nil is for ever, and numbers below 1 are 1.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// The same, so many times as fast; numbers that aren't positive and finite count as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = speed > 0 && speed.isFinite ? speed : 1
    return options
  }

  /// How often it is performed; nil is as long as it is wanted.
  func count(isDiscrete: Bool) -> Int? {
    switch repetition {
    case .automatic: isDiscrete ? 1 : nil
    case .times(let count, _): count.map { max($0, 1) }
    }
  }

  /// The seconds between two times, at the effect's own speed.
  var delay: Double {
    if case .times(_, let delay?) = repetition, delay > 0, delay.isFinite { return delay }
    return 0
  }
}

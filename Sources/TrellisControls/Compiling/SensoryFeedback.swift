public import Trellis

/// Something to be felt or heard when something happens.
///
/// A desktop has nothing to be felt: it compiles, and does nothing here.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sensoryfeedback.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// How heavy what hits something is.
  public enum Weight: Equatable, Sendable {
    /// From the lightest to the heaviest.
    case light, medium, heavy
  }

  /// How hard what hits something is.
  public enum Flexibility: Equatable, Sendable {
    /// From the hardest to the softest.
    case rigid, solid, soft
  }

  /// A task is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up past something that matters.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down past something that matters.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value came to another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things hit each other.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight hit each other, so strongly, in `0...1`.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// Things that give so much hit each other, so strongly, in `0...1`.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }
}

extension View {
  /// Lets something be felt when a value is another one; it does nothing here, as a desktop has nothing to be felt.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:).
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  {
    self
  }

  /// Lets something be felt when a value is another one and a condition holds; it does nothing here, and the condition isn't asked.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:condition:).
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// Lets something be felt when a value is another one; it does nothing here, and the closure isn't asked.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:).
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}

extension Transaction {
  private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  private enum ContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  private enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
  }

  /// Creates a transaction that animates its changes.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the change; nil if it isn't animated.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views' own animations, such as those of `animation(_:value:)`, are disabled; the transaction's animation stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/disablesanimations; that its own animation stays:
  /// recorded, TX-T8.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many during an interaction, such as the drag of a slider.
  public var isContinuous: Bool {
    get { self[ContinuousKey.self] }
    set { self[ContinuousKey.self] = newValue }
  }
}

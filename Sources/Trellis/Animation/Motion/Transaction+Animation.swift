extension Transaction {
  private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  /// A closure to call when everything that a run with the transaction animates is over.
  private struct Completion {
    let criteria: AnimationCompletionCriteria
    let perform: () -> Void
  }

  private enum CompletionsKey: TransactionKey {
    static var defaultValue: [Completion] { [] }
  }

  private enum ListenersKey: TransactionKey {
    static var defaultValue: [AnimationListener] { [] }
  }

  private enum EnvironmentKey: TransactionKey {
    static var defaultValue: EnvironmentScope? { nil }
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

  /// Adds a closure to call when everything that the transaction animates is over, or at once if that is nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    self[CompletionsKey.self].append(Completion(criteria: criteria, perform: completion))
  }

  /// The environment of the views whose changes are animated; nil if none was set.
  var environment: EnvironmentScope? {
    get { self[EnvironmentKey.self] }
    set { self[EnvironmentKey.self] = newValue }
  }

  /// Adds a listener for the end of the transaction's animations.
  mutating func add(_ listener: AnimationListener) { self[ListenersKey.self].append(listener) }

  /// The listeners for the end of the transaction's animations.
  var listeners: [AnimationListener] { self[ListenersKey.self] }

  /// Turns the completions into listeners, for a closure that is run with the transaction.
  ///
  /// Storing the transaction itself therefore doesn't delay a completion.
  mutating func startListening() {
    let completions = self[CompletionsKey.self]
    if completions.isEmpty { return }
    self[CompletionsKey.self] = []
    for completion in completions { add(AnimationListener(completion.criteria, completion.perform)) }
  }
}

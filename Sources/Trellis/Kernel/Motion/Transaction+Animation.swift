extension Transaction {
  private enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
  }

  /// What is to be performed when what a run with the transaction animates is over.
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

  /// Creates a transaction that animates what it changes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/init(animation:).
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How views animate the change; nil is not at all.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/animation.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views' own animations are left out: those of `animation(_:value:)` and its kin; the transaction's stays.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/disablesanimations; that its own animation stays:
  /// recorded, TX-T8.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many on the way, of a slider that is dragged, say.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/iscontinuous.
  public var isContinuous: Bool {
    get { self[ContinuousKey.self] }
    set { self[ContinuousKey.self] = newValue }
  }

  /// Adds somebody who is told when all that the transaction animates is over; at once where that is nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/transaction/addanimationcompletion(criteria:_:).
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    self[CompletionsKey.self].append(Completion(criteria: criteria, perform: completion))
  }

  /// The environment of the place whose changes it animates; nil where nobody said.
  var environment: EnvironmentScope? {
    get { self[EnvironmentKey.self] }
    set { self[EnvironmentKey.self] = newValue }
  }

  /// Adds somebody who is told.
  mutating func add(_ listener: AnimationListener) { self[ListenersKey.self].append(listener) }

  /// Who wants to know when what the transaction animates is over.
  var listeners: [AnimationListener] { self[ListenersKey.self] }

  /// Begins to wait for those who want to be told, for a closure that is run with the transaction: whoever keeps the transaction itself
  /// keeps nobody waiting.
  mutating func startListening() {
    let completions = self[CompletionsKey.self]
    if completions.isEmpty { return }
    self[CompletionsKey.self] = []
    for completion in completions { add(AnimationListener(completion.criteria, completion.perform)) }
  }
}

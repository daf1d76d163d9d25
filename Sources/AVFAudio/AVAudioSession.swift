public import Foundation
import Synchronization

/// The wishes of an app about sound, which it stores, and which have no effect: a desktop mixes the sound of all apps.
///
/// Permission to record is denied, because recording isn't implemented. No notifications are posted.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avaudiosession.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
  }

  private let state = Mutex(State())
  private static let shared = AVAudioSession()

  /// Creates a session with state of its own; the app's is ``sharedInstance()``.
  public override init() {}

  /// The session of the app.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The category that was set.
  open var category: Category { state.withLock(\.category) }
  /// The mode that was set.
  open var mode: Mode { state.withLock(\.mode) }
  /// The options that were set.
  open var categoryOptions: CategoryOptions { state.withLock(\.options) }
  /// The policy that was set.
  open var routeSharingPolicy: RouteSharingPolicy { state.withLock(\.policy) }
  /// All categories.
  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// Stores a category and its options.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Stores a category.
  open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

  /// Stores a category, a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    state.withLock { ($0.category, $0.mode, $0.options) = (category, mode, options) }
  }

  /// Stores a category, a mode, a policy and options.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    state.withLock { ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options) }
  }

  /// Stores a mode.
  open func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Does nothing.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Whether another app plays sound: false, as that isn't known.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app should be silent for another app: false, as that isn't known.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The volume of the system: 1, as that isn't known.
  open var outputVolume: Float { 1 }
  /// Whether sound can be recorded: false.
  open var isInputAvailable: Bool { false }
  /// The permission to record: denied.
  open var recordPermission: RecordPermission { .denied }

  /// Passes false to a closure: nothing is recorded on Linux.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

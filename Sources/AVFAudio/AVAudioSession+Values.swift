public import Foundation

extension AVAudioSession {
  /// The use of sound in an app.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The documented name.
    public let rawValue: String
    /// Creates a category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound that mixes with that of other apps.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound that silences other apps.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound that is the purpose of the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Recording and playing.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Several outputs at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The special use of a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The documented name.
    public let rawValue: String
    /// Creates a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No special use.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A chat by voice in a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// The measurement of sound.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Spoken sound.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A chat with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// The recording of pictures.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A chat by voice.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Prompts by voice.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The relation to the sound of other apps.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Mixes with other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    /// Makes other apps quieter.
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    /// Allows hands-free Bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    /// Uses the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    /// Pauses spoken sound of other apps.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    /// Allows Bluetooth stereo.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    /// Allows AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
  }

  /// The options of a change of activity.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The sharing of outputs between apps.
  public enum RouteSharingPolicy: UInt, Sendable {
    /// The default.
    case `default` = 0
    /// The output of long sound.
    case longFormAudio = 1
    /// The output of another process.
    case independent = 2
    /// The output of long films.
    case longFormVideo = 3
  }

  /// An output that is used in place of the usual one.
  public enum PortOverride: UInt, Sendable {
    /// None.
    case none = 0
    /// The loudspeaker.
    case speaker = 0x7370_6b72
  }

  /// The permission to record.
  public enum RecordPermission: UInt, Sendable {
    /// The user wasn't asked.
    case undetermined = 0x756e_6474
    /// The user refused.
    case denied = 0x6465_6e79
    /// The user allowed it.
    case granted = 0x6772_6e74
  }

  /// The name of the notification of interruptions, which is never posted.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// The name of the notification of changes of the output, which is never posted.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// The sound of an app.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avaudioapplication.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// The permission to record.
  public enum recordPermission: UInt, Sendable {
    /// The user wasn't asked.
    case undetermined = 0x756e_6474
    /// The user refused.
    case denied = 0x6465_6e79
    /// The user allowed it.
    case granted = 0x6772_6e74
  }

  /// The app.
  public static let shared = AVAudioApplication()
  private override init() {}

  /// The permission to record: denied, as nothing is recorded on Linux.
  open var recordPermission: recordPermission { .denied }

  /// Returns false: nothing is recorded on Linux.
  public class func requestRecordPermission() async -> Bool { false }

  /// Passes false to a closure: nothing is recorded on Linux.
  public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}

public import Foundation

/// A recorder that records nothing on Linux: ``record()`` returns false, as documented for a failure.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avaudiorecorder.
open class AVAudioRecorder: NSObject {
  /// The object that would be told about the end.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// The address of the file that isn't written.
  public let url: URL
  /// The format.
  public let settings: [String: Any]
  /// Whether levels are measured, which they aren't.
  open var isMeteringEnabled = false

  /// Creates a recorder.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

  /// Whether sound is recorded: false.
  open var isRecording: Bool { false }
  /// The length of the recording: 0.
  open var currentTime: TimeInterval { 0 }

  /// Returns false: nothing is recorded on Linux.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Returns false: nothing is recorded on Linux.
  @discardableResult
  open func record() -> Bool { false }
  /// Returns false: nothing is recorded on Linux.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing.
  open func pause() {}
  /// Does nothing: no recording ends.
  open func stop() {}
  /// Returns false: there is no recording.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Does nothing.
  open func updateMeters() {}
  /// Returns the level of silence, -160 dB.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the level of silence, -160 dB.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that is told about the end of a recording, which never happens on Linux.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Called after the end of a recording.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called after a failure.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The key of a format, such as ``kAudioFormatMPEG4AAC``.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of an ``AVAudioQuality``.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the byte order.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of the kind of numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The quality of recordings.
public enum AVAudioQuality: Int, Sendable {
  /// The least.
  case min = 0
  /// A low one.
  case low = 0x20
  /// A medium one.
  case medium = 0x40
  /// A high one.
  case high = 0x60
  /// The best.
  case max = 0x7f
}

/// The identifier of a format of sound.
public typealias AudioFormatID = UInt32
/// Advanced Audio Coding.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Samples as numbers.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163

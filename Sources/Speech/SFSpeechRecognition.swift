public import AVFAudio
public import Foundation

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The kind of speech.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether unfinished results are wanted; true by default.
  open var shouldReportPartialResults = true
  /// Words that are likely.
  open var contextualStrings: [String] = []
  /// Whether the speech must not leave the device.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added.
  open var addsPunctuation = false
  /// Creates a request.
  public override init() { super.init() }
}

/// A request to recognize the speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL
  /// Creates a request.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A request to recognize speech that is recorded; nothing can be recorded here, so no sound is ever added.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Ends the sound.
  open func endAudio() {}
}

/// The recognition of a request, which has failed.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// The states of a task.
  public enum State: Int, Sendable { case starting, running, finishing, canceling, completed }
  /// The state: completed.
  open var state: State { .completed }
  /// Whether no more sound is expected; true.
  open var isFinishing: Bool { true }
  /// Whether the task was cancelled; false.
  open var isCancelled: Bool { false }
  /// The reason of the failure.
  open var error: (any Error)? { SFSpeechError.unavailable }
  /// Does nothing: the task has ended.
  open func finish() {}
  /// Does nothing: the task has ended.
  open func cancel() {}
}

/// The text of speech; none is made here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  public let bestTranscription: SFTranscription
  /// The texts, the most likely first.
  public let transcriptions: [SFTranscription]
  /// Whether the text is final.
  public let isFinal: Bool

  init(_ transcription: SFTranscription) {
    (bestTranscription, transcriptions, isFinal) = (transcription, [transcription], true)
  }
}

/// A text that was spoken.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  public let formattedString: String
  /// The words.
  public let segments: [SFTranscriptionSegment] = []

  init(_ text: String) { formattedString = text }
}

/// A word of a text that was spoken.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  public let substring = ""
  /// The place in the text.
  public let substringRange = NSRange(location: 0, length: 0)
  /// The time of the word in seconds.
  public let timestamp: TimeInterval = 0
  /// The duration in seconds.
  public let duration: TimeInterval = 0
  /// The likelihood from 0 to 1.
  public let confidence: Float = 0
}

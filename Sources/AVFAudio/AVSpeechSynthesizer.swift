public import Foundation
import Synchronization
import TrellisMedia

/// A text to speak.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avspeechutterance.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; nil is that of the current language.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed from 0 to 1; ``AVSpeechUtteranceDefaultSpeechRate`` is normal.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The volume from 0 to 1.
  open var volume: Float = 1
  /// The pitch from 0.5 to 2; 1 is normal.
  open var pitchMultiplier: Float = 1
  /// The seconds before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds after the text.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates an utterance of a text.
  public init(string: String) { speechString = string }
}

/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The normal speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice of a language.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice; the identifiers: ours.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language, such as `en-US`.
  public let language: String
  /// The name: the language.
  public var name: String { language }
  /// The identifier: the language.
  public var identifier: String { language }

  /// Creates the voice of a language; nil is the current language.
  public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }

  /// The quality: ``AVSpeechSynthesisVoiceQuality/default``.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender: ``AVSpeechSynthesisVoiceGender/unspecified``.
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// Creates the voice of an identifier; nil if espeak-ng has no such voice.
  public convenience init?(identifier: String) {
    guard SpeechProgram.languages.contains(identifier) else { return nil }
    self.init(language: identifier)
  }

  /// Returns a voice for each language of espeak-ng; none if it isn't installed.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    SpeechProgram.languages.compactMap { AVSpeechSynthesisVoice(language: $0) }
  }

  /// Returns the current language.
  public class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The quality of all voices here.
  case `default` = 1
  /// Better; no voice has it.
  case enhanced = 2
  /// Best; no voice has it.
  case premium = 3
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// No gender, as of all voices here.
  case unspecified = 0
  /// No voice has it.
  case male = 1
  /// No voice has it.
  case female = 2
}

/// The moment at which speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word; here, at once.
  case word = 1
}

/// A speaker of texts, through the program espeak-ng, which is started for each text.
///
/// Without the program, texts are cancelled, and a warning says so once. Use it on the main thread.
///
/// Source: documented, developer.apple.com/documentation/avfaudio/avspeechsynthesizer.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The object that is told about the texts.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is being spoken, or waits.
  public var isSpeaking: Bool { current != nil }
  /// Whether speech is paused.
  public private(set) var isPaused = false

  private var current: AVSpeechUtterance?
  private var waiting: [AVSpeechUtterance] = []
  private var process: Process?
  private var isCancelled = false
  private let environment = MediaEnvironment.current

  /// Creates a speaker.
  public override init() {}

  deinit { process?.terminate() }

  /// Speaks a text after those before it.
  open func speak(_ utterance: AVSpeechUtterance) {
    guard current == nil else { return waiting.append(utterance) }
    current = utterance
    isCancelled = false
    _ = environment.after(utterance.preUtteranceDelay) { [weak self] in
      if let self, self.current === utterance { self.start(utterance) }
    }
  }

  private func start(_ utterance: AVSpeechUtterance) {
    guard let program = SpeechProgram.path else {
      MediaWarning.report("AVSpeechSynthesizer: espeak-ng isn't installed; nothing is spoken")
      isCancelled = true
      return end(utterance)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = SpeechProgram.arguments(for: utterance)
    let input = Pipe()
    process.standardInput = input
    process.terminationHandler = { [weak self] _ in
      DispatchQueue.main.async { self?.end(utterance) }
    }
    do {
      try process.run()
    } catch {
      MediaWarning.report("AVSpeechSynthesizer: \(program) can't be started: \(error)")
      isCancelled = true
      return end(utterance)
    }
    self.process = process
    delegate?.speechSynthesizer(self, didStart: utterance)
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: Data(utterance.speechString.utf8))
      try? input.fileHandleForWriting.close()
    }
  }

  private func end(_ utterance: AVSpeechUtterance) {
    guard current === utterance else { return }
    (current, process, isPaused) = (nil, nil, false)
    if isCancelled {
      delegate?.speechSynthesizer(self, didCancel: utterance)
    } else {
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
    if current == nil, !waiting.isEmpty { speak(waiting.removeFirst()) }
  }

  /// Cancels all texts; returns whether there were any.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current else { return false }
    waiting = []
    isCancelled = true
    if let process {
      _ = process.resume()
      process.terminate()
    } else {
      end(current)
    }
    return true
  }

  /// Pauses; returns whether a text was being spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current, !isPaused, process?.suspend() == true else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: current)
    return true
  }

  /// Goes on after a pause; returns whether there was one.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let current, isPaused, process?.resume() == true else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: current)
    return true
  }
}

/// The program that speaks.
enum SpeechProgram {
  /// The path; nil if it isn't installed.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/espeak-ng" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The languages of the voices, such as `en-US`, by the program's own list; empty if it isn't installed.
  static let languages: [String] = {
    guard let path else { return [] }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--voices"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let list = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return languages(inList: String(decoding: list, as: UTF8.self))
  }()

  /// Returns the languages in the second column of a list of voices, each once, with the region in capitals.
  static func languages(inList list: String) -> [String] {
    var found: [String] = []
    for line in list.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: " ")
      guard columns.count > 1 else { continue }
      let parts = columns[1].split(separator: "-")
      let language = parts.enumerated().map { $1.count == 2 && $0 > 0 ? $1.uppercased() : String($1) }
        .joined(separator: "-")
      if !found.contains(language) { found.append(language) }
    }
    return found
  }

  /// Returns the arguments for an utterance, whose text is the program's input.
  static func arguments(for utterance: AVSpeechUtterance) -> [String] {
    let language = utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    let rate = max(0, min(1, utterance.rate))
    // Words per minute: 175 are normal, 80 the least, and 450 the most.
    let speed = rate <= 0.5 ? 80 + rate * 190 : 175 + (rate - 0.5) * 550
    let pitch = max(0, min(99, 50 * utterance.pitchMultiplier))
    return [
      "-v", language.split(separator: ".")[0].lowercased(), "-s", "\(Int(speed))", "-p", "\(Int(pitch))",
      "-a",
      "\(Int(100 * max(0, min(1, utterance.volume))))", "--stdin",
    ]
  }
}

/// An object that is told about spoken texts.
///
/// All functions have an implementation that does nothing.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Called at the start of a text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called at the end of a text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called after a pause began.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called after a pause ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called after a text was cancelled.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

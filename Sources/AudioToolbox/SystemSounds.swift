import Foundation

/// The sounds of an app by number, and their player.
final class SystemSounds: @unchecked Sendable {
  static let shared = SystemSounds(library: "libcanberra.so.0")

  private let library: String
  private let lock = NSLock()
  private var files: [SystemSoundID: String] = [:]
  /// The numbers from 0x1001 on are those of files, as on a Mac.
  private var last = kSystemSoundID_UserPreferredAlert
  /// The player, opened with the first sound.
  ///
  /// Used on the queue alone.
  private var player: SoundPlayer?
  private var isOpen = false
  private let queue = DispatchQueue(label: "AudioToolbox")

  init(library: String) { self.library = library }

  func add(_ path: String) -> SystemSoundID {
    lock.withLock {
      last += 1
      files[last] = path
      return last
    }
  }

  func remove(_ number: SystemSoundID) -> Bool { lock.withLock { files.removeValue(forKey: number) != nil } }

  /// Plays a sound, and calls a closure at its end, or at once if nothing is played.
  func play(_ number: SystemSoundID, _ completion: @escaping @Sendable () -> Void) {
    let file = lock.withLock { files[number] }
    let properties: [String: String]
    if let file {
      properties = ["media.filename": file]
    } else if number == kSystemSoundID_UserPreferredAlert {
      properties = ["event.id": "bell"]
    } else {
      return completion()
    }
    queue.async { [self] in
      if !isOpen { (player, isOpen) = (SoundPlayer(library: library), true) }
      guard let player, player.play(number, properties, completion) else { return completion() }
    }
  }
}

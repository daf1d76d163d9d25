public import Foundation
public import TrellisFoundation

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The vibration, which computers don't have: nothing happens.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// The alert sound that the user chose: the bell of the desktop's sound theme.
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000

/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// The property isn't supported.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The size of a property is wrong.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// The size of a specifier is wrong.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// The sound couldn't be played, or its file couldn't be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// Playing took too long.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501

/// Makes a sound of a file.
///
/// Returns `kAudioServicesSystemSoundUnspecifiedError` if the file can't be read.
///
/// Sounds are played by libcanberra, if it is installed, which knows WAV and Ogg files. Source: documented,
/// developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:).
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  let url = inFileURL as URL
  guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.shared.add(url.path)
  return kAudioServicesNoError
}

/// Forgets a sound of a file.
///
/// Returns `kAudioServicesSystemSoundUnspecifiedError` if there is no such sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.shared.remove(inSystemSoundID)
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound of a file, or the user's alert sound, and doesn't wait.
///
/// Does nothing without libcanberra, and for vibration and the numbers of iOS's own sounds, which Linux doesn't have.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID) {}
}

/// Plays a sound, like ``AudioServicesPlaySystemSound(_:)``.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.play(inSystemSoundID) {}
}

/// Plays a sound, like ``AudioServicesPlaySystemSound(_:)``, and calls a closure at its end, or at once if nothing is played.
@preconcurrency
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

/// Plays a sound, like ``AudioServicesPlaySystemSoundWithCompletion(_:_:)``.
@preconcurrency
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  SystemSounds.shared.play(inSystemSoundID) { inCompletionBlock?() }
}

import Foundation
import Testing
import TrellisFoundation

@testable import AudioToolbox

final class SystemSoundTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "sounds-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A library with the used part of libcanberra's interface, which writes the properties of each sound into a file.
  private static let source = """
    #include <stdint.h>
    #include <stdio.h>
    static char list[4096];
    int ca_context_create(void **context) { *context = list; return 0; }
    int ca_proplist_create(void **properties) { list[0] = 0; *properties = list; return 0; }
    int ca_proplist_sets(void *properties, const char *key, const char *value) {
      sprintf(list, "%s=%s", key, value);
      return 0;
    }
    int ca_proplist_destroy(void *properties) { return 0; }
    int ca_context_play_full(void *context, uint32_t number, void *properties,
                             void (*end)(void *, uint32_t, int, void *), void *data) {
      FILE *file = fopen(OUTPUT, "a");
      fprintf(file, "%s\\n", list);
      fclose(file);
      if (list[0] == 'e') return -1;
      end(context, number, 0, data);
      return 0;
    }
    """

  private static let isCompilerInstalled = (try? run("clang", ["--version"])) == 0

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func wait(_ sounds: SystemSounds, _ number: SystemSoundID) -> Bool {
    let done = DispatchSemaphore(value: 0)
    sounds.play(number) { done.signal() }
    return done.wait(timeout: .now() + 60) == .success
  }

  @Test(.enabled(if: isCompilerInstalled, "clang isn't on the PATH"))
  func `sounds of files and the alert are played`() throws {
    let (code, library, output) = (
      folder.appending(path: "c.c").path, folder.appending(path: "c.so").path,
      folder.appending(path: "out").path
    )
    try SystemSoundTests.source.write(toFile: code, atomically: true, encoding: .utf8)
    let status = try SystemSoundTests.run(
      "clang", ["-shared", "-fPIC", "-DOUTPUT=\"\(output)\"", "-o", library, code])
    try #require(status == 0)
    let sounds = SystemSounds(library: library)
    let sound = sounds.add("/some/sound.wav")
    #expect(wait(sounds, sound), "the library reports the end")
    #expect(wait(sounds, kSystemSoundID_UserPreferredAlert), "the library refuses it, which is an end, too")
    #expect(wait(sounds, kSystemSoundID_Vibrate))
    #expect(sounds.remove(sound) && !sounds.remove(sound))
    #expect(wait(sounds, sound))
    #expect(
      try String(contentsOfFile: output, encoding: .utf8) == "media.filename=/some/sound.wav\nevent.id=bell\n"
    )
  }

  @Test func `without the library, sounds end at once`() {
    #expect(SoundPlayer(library: "libnonexistent.so") == nil)
    let sounds = SystemSounds(library: "libnonexistent.so")
    #expect(wait(sounds, sounds.add("/some/sound.wav")))
  }

  @Test func `a sound is made of a file that can be read`() throws {
    let file = folder.appending(path: "a.wav")
    var (first, second): (SystemSoundID, SystemSoundID) = (0, 0)
    #expect(
      AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesSystemSoundUnspecifiedError)
    #expect(first == 0)
    try Data([1]).write(to: file)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesNoError)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &second) == kAudioServicesNoError)
    #expect(first > 0x1000 && second != first)
    #expect(AudioServicesDisposeSystemSoundID(first) == noErr)
    #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesSystemSoundUnspecifiedError)
  }
}

import CoreHaptics
import Foundation
import Testing

struct HapticTests {
  @Test func `there is no haptic engine`() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsAudio)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    #expect((CHHapticError(.notSupported) as NSError).code == -4809)
  }

  @Test func `a pattern ends with its last event`() throws {
    let buzz = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
    let tap = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 2)
    #expect(try CHHapticPattern(events: [buzz, tap], parameters: []).duration == 3)
  }
}

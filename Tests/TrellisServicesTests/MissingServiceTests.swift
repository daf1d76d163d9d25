import Contacts
import CoreMotion
import EventKit
import MediaPlayer
import SensitiveContentAnalysis
import ServiceManagement
import Speech
import SwiftUI
import Testing

/// Services that Linux lacks, with the answers that Apple documents for their absence.
@Suite struct MissingServiceTests {
  @Test func `no speech is recognized`() {
    #expect(SFSpeechRecognizer.authorizationStatus() == .restricted)
    #expect(SFSpeechRecognizer() == nil && SFSpeechRecognizer(locale: Locale(identifier: "en")) == nil)
    #expect(SFSpeechRecognizer.supportedLocales().isEmpty)
    #expect(SFSpeechAudioBufferRecognitionRequest().shouldReportPartialResults)
  }

  @Test func `calendars and contacts can't be read or written`() async {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    #expect(EKEventStore.authorizationStatus(for: .event) == .restricted)
    await #expect(throws: EKError(.eventStoreNotAuthorized)) { try await store.requestFullAccessToEvents() }
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    #expect(store.calendars(for: .event).isEmpty && event.title == "Lunch")
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil)
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .restricted)
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
    }
  }

  @Test func `contacts are values, whose names are formatted`() throws {
    let contact = CNMutableContact()
    contact.organizationName = "Company"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Company")
    (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
    #expect(CNContactFormatter().string(from: contact) == "Ada Lovelace")
    let copy = try #require(contact.mutableCopy() as? CNMutableContact)
    copy.givenName = "Eve"
    #expect(contact.givenName == "Ada" && copy.familyName == "Lovelace")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "Home")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
  }

  @Test func `there are no sensors, and steps aren't counted`() {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .restricted)
  }

  @Test func `programs can't be registered to start`() {
    #expect(SMAppService.mainApp.status == .notFound)
    #expect(throws: SMAppServiceError.self) { try SMAppService.mainApp.register() }
    #expect(!SMLoginItemSetEnabled("a" as CFString, true))
  }

  @Test func `pictures aren't analyzed`() async {
    let analyzer = SCSensitivityAnalyzer()
    #expect(analyzer.analysisPolicy == .disabled)
    await #expect(throws: SCSensitivityAnalyzer.Unavailable.self) {
      try await analyzer.analyzeImage(at: URL(fileURLWithPath: "/a.png"))
    }
  }

  @Test func `information about what is played is only stored`() {
    let center = MPNowPlayingInfoCenter.default()
    defer { center.nowPlayingInfo = nil }
    center.nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Song")
    let commands = MPRemoteCommandCenter.shared()
    let target = commands.playCommand.addTarget { _ in .success }
    commands.playCommand.removeTarget(target)
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 2, height: 2)) { _ in UIImage() }
    #expect(artwork.image(at: .zero) == UIImage())
  }
}

import AppTrackingTransparency
import CloudKit
import CoreSpotlight
import Foundation
import FoundationModels
import GroupActivities
import HealthKit
import Intents
import MetricKit
import SafariServices
import SwiftUI
import Testing
import Translation
import TrellisTesting
import WatchConnectivity

@Generable private struct Tags {
  @Guide(description: "The tags.", .count(5)) let values: [String]
}

@MainActor @Suite struct UnavailableServiceTests {
  @Test func `there is no iCloud account, and operations fail`() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Note")
    record["title"] = "a" as any CKRecordValue
    record["count"] = 3
    #expect(record["title"] as? String == "a")
    #expect(record["count"] == 3)
    #expect(record.changedKeys() == ["title", "count"])
    #expect(record["none"] as String? == nil)
    let result = await Task { try await container.privateCloudDatabase.save(record) }.result
    #expect(throws: CKError.self) { try result.get() }
    var codes: [CKError.Code?] = []
    let operation = CKModifyRecordsOperation(recordsToSave: [record])
    operation.modifyRecordsCompletionBlock = { _, _, error in codes.append((error as? CKError)?.code) }
    operation.modifyRecordsResultBlock = { result in
      if case .failure(let error) = result { codes.append((error as? CKError)?.code) }
    }
    container.publicCloudDatabase.add(operation)
    #expect(codes == [.notAuthenticated, .notAuthenticated])
    #expect(operation.isFinished)
  }

  @Test func `identifiers of records are equal by name and zone`() {
    let zone = CKRecordZone(zoneName: "z")
    #expect(CKRecord.ID(recordName: "a") == CKRecord.ID(recordName: "a"))
    #expect(CKRecord.ID(recordName: "a") != CKRecord.ID(recordName: "a", zoneID: zone.zoneID))
    #expect(Set([CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "a")]).count == 1)
  }

  @Test func `there is no health data`() async throws {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let type = try #require(HKQuantityType.quantityType(forIdentifier: .bodyMass))
    #expect(store.authorizationStatus(for: type) == .notDetermined)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [type], read: [type])
    }
    var error: (any Error)?
    store.execute(
      HKSampleQuery(sampleType: type, predicate: nil, limit: 1, sortDescriptors: nil) { error = $2 })
    #expect(error as? HKError == HKError(.errorHealthDataUnavailable))
    let weight = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 2)
    #expect(weight.doubleValue(for: .gram()) == 2000 && !weight.is(compatibleWith: .meter()))
    let rate = HKUnit.count().unitDivided(by: .minute())
    #expect(
      HKQuantity(unit: rate, doubleValue: 60).doubleValue(for: .count().unitDivided(by: .second())) == 1)
  }

  @Test func `there is no language model`() async {
    #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
    let session = LanguageModelSession { "Answer briefly." }
    let answer = await Task { try await session.respond(to: "?", generating: Tags.self).content.values }
      .result
    #expect { try answer.get() } throws: {
      if case LanguageModelSession.GenerationError.assetsUnavailable = $0 { true } else { false }
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await _ in session.streamResponse(to: "?") {}
    }
    #expect(
      Instructions {
        "a"; ["b", "c"]
      }.text == "a\nb\nc")
  }

  @Test func `the other services say that they aren't there`() async throws {
    #expect(!WCSession.isSupported())
    #expect(!CSSearchableIndex.isIndexingAvailable())
    await #expect(throws: CSIndexError(.indexUnavailableError)) {
      try await CSSearchableIndex.default().deleteAllSearchableItems()
    }
    #expect(ATTrackingManager.trackingAuthorizationStatus == .restricted)
    #expect(MXMetricManager.shared.pastPayloads.isEmpty)
    #expect(INPreferences.siriAuthorizationStatus() == .restricted)
    await #expect(throws: INIntentError(.interactionOperationNotSupported)) {
      try await INInteraction(intent: INIntent(), response: nil).donate()
    }
    #expect(SSReadingList.default() == nil)
    let english = Locale.Language(identifier: "en")
    #expect(await LanguageAvailability().status(from: english, to: nil) == .unsupported)
  }

  private struct Watching: GroupActivity {
    var metadata: GroupActivityMetadata { GroupActivityMetadata() }
  }

  @Test func `an activity of a group doesn't start`() async throws {
    #expect(try await !Watching().activate())
    #expect(await Watching().prepareForActivation() == .activationDisabled)
  }

  private struct Page: View {
    @State private var isPresented = true
    var body: some View {
      Text(verbatim: "\(isPresented)").translationPresentation(isPresented: $isPresented, text: "a")
    }
  }

  @Test func `the popover of a translation closes at once`() async throws {
    let host = TestHost(Page())
    try await host.settle()
    #expect(host.texts == ["false"])
  }
}

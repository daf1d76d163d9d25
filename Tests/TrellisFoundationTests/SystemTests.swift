import Foundation
import Testing

@testable import TrellisFoundation

/// The program and its surroundings.
@Suite struct SystemTests {
  @Test func `autoreleasepool returns the result of its closure, and throws its error`() throws {
    struct Failed: Error {}
    #expect(autoreleasepool { 3 } == 3)
    autoreleasepool {}
    #expect(throws: Failed.self) { try autoreleasepool { throw Failed() } }
  }

  @Test func `the absolute time counts from 2001`() {
    let time = CFAbsoluteTimeGetCurrent()
    #expect(time >= 700_000_000)
    #expect(CFAbsoluteTimeGetCurrent() >= time)
    #expect(CACurrentMediaTime() > 0)
    let string = "title" as CFString
    #expect(string.length == 5)
    let dictionary = ["a": 1] as CFDictionary
    #expect(dictionary.count == 1)
  }

  @Test func `objc_sync_enter excludes other threads, and nests in one`() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.count += 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
    }
    #expect(counter.count == 8000)
    #expect(objc_sync_exit(counter) == -1)
  }

  @Test func `the process is on neither a phone nor a battery`() {
    let process = ProcessInfo.processInfo
    #expect(process.thermalState == .nominal)
    #expect(!process.isLowPowerModeEnabled && !process.isiOSAppOnMac && !process.isMacCatalystApp)
    let token = process.beginActivity(options: .userInitiated, reason: "test")
    process.endActivity(token)
  }

  @Test func `a store without iCloud keeps its values on this computer`() {
    let domain = "found-\(UUID().uuidString)"
    let store = NSUbiquitousKeyValueStore(domain: domain)
    defer { UserDefaults.standard.removePersistentDomain(forName: domain) }
    store.set("a", forKey: "string")
    store.set(true, forKey: "bool")
    store.set(Int64(7), forKey: "integer")
    store.set(1.5, forKey: "double")
    store.set(["x", "y"], forKey: "array")
    store.set(Data([1, 2]), forKey: "data")
    store.synchronize()
    #expect(store.string(forKey: "string") == "a")
    #expect(store.bool(forKey: "bool"))
    #expect(store.longLong(forKey: "integer") == 7)
    #expect(store.double(forKey: "double") == 1.5)
    #expect(store.array(forKey: "array") as? [String] == ["x", "y"])
    #expect(store.data(forKey: "data") == Data([1, 2]))
    #expect(store.string(forKey: "missing") == nil && store.longLong(forKey: "string") == 0)
    #expect(store.dictionaryRepresentation.count == 6)
    store.removeObject(forKey: "string")
    #expect(store.object(forKey: "string") == nil)
  }

  @Test func `defaults have the names of key-value coding`() {
    let defaults = UserDefaults(suiteName: "found-\(UUID().uuidString)")!
    defaults.setValue(3, forKey: "a")
    #expect(defaults.value(forKey: "a") as? Int == 3)
    defaults.setValue(nil, forKey: "a")
    #expect(defaults.value(forKey: "a") == nil)
  }

  @Test func `a progress has the details of files`() {
    let progress = Progress(totalUnitCount: 10)
    #expect(progress.fileOperationKind == nil && progress.throughput == nil)
    progress.fileOperationKind = .copying
    progress.estimatedTimeRemaining = 2.5
    progress.throughput = 1000
    progress.fileTotalCount = 3
    progress.fileCompletedCount = 1
    #expect(progress.fileOperationKind == .copying)
    #expect(progress.estimatedTimeRemaining == 2.5 && progress.throughput == 1000)
    #expect(progress.fileTotalCount == 3 && progress.fileCompletedCount == 1)
    progress.throughput = nil
    #expect(progress.throughput == nil)
  }

  @Test func `an activity keeps its information`() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.userInfo = ["page": 3]
    activity.addUserInfoEntries(from: ["line": 4, "page": 5])
    #expect(activity.activityType == "org.example.reading")
    #expect(activity.userInfo as? [String: Int] == ["page": 5, "line": 4])
  }
}

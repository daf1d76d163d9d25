import Foundation
import SwiftData
import Testing
import TrellisDataChecks

/// Random operations on contexts of a store, beside the same operations on dictionaries.
@MainActor struct RandomTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func contextsAreLikeDictionaries(seed: UInt64) throws {
    try RandomProgram(seed: seed, configuration: ModelConfiguration(isStoredInMemoryOnly: true)).run(
      steps: 1_500)
  }

  @Test func contextsOfAFileAreLikeDictionaries() throws {
    let file = StoreFile()
    try RandomProgram(seed: 4, configuration: ModelConfiguration(url: file.url)).run(steps: 1_000)
  }
}

@Model final class Node {
  var serial: Int
  var number: Int
  var text = ""
  @Relationship(inverse: \Node.children) var parent: Node?
  var children: [Node] = []

  init(id: Int, number: Int) {
    serial = id
    self.number = number
  }
}

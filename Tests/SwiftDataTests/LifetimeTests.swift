import Foundation
import Testing

@testable import SwiftData

@MainActor struct LifetimeTests {
  @Test func thePlansOfAContainerEndWithIt() throws {
    weak var trips: EntityPlan?
    weak var items: EntityPlan?
    do {
      let container = try makeContainer()
      trips = container.core.plans[Trip.self]
      items = container.core.plans[Item.self]
      #expect(trips != nil && items != nil)
    }
    // Trips and stays refer to each other.
    #expect(trips == nil && items == nil)
  }
}

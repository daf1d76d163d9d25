import Foundation
import Testing
import TrellisFoundation

/// Forms of Foundation's types that exist on Apple's platforms alone.
@Suite struct AppleFormsTests {
  @Test func `points, sizes and rectangles print as on a Mac`() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
  }

  @Test func `an error without arguments can be thrown`() {
    #expect(throws: NSError.self) { throw NSError() }
    #expect(NSError().code == 0)
  }

  @Test func `loading without a delegate is a function of one argument`() async {
    let load: (URL) async throws -> (Data, URLResponse) = URLSession.shared.data(from:)
    await #expect(throws: (any Error).self) { _ = try await load(URL(string: "nothing://")!) }
  }
}

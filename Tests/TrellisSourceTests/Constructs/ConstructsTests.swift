import Testing

/// The API that the README names: source written for SwiftUI compiles and draws.
@MainActor
@Suite struct ConstructsTests {
  @Test func `each construct is laid out and drawn`() {
    let all = Constructs.all()
    #expect(all.count >= 450)
    #expect(all.silent == [], "these draw nothing")
  }
}

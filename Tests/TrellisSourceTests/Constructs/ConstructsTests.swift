import Testing

/// What README names compiles as it is written elsewhere, and draws.
@MainActor
@Suite struct ConstructsTests {
  @Test func `each construct is laid out and drawn`() {
    let all = Constructs.all()
    #expect(all.count >= 450)
    #expect(all.silent == [], "these draw nothing")
  }
}

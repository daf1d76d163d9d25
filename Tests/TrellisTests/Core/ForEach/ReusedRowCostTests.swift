import SwiftUI
import Testing
import Trellis
import TrellisTesting

/// The rules that run when a row of a lazy stack scrolls in.
@MainActor
@Suite struct ReusedRowCostTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      HStack(spacing: 8) {
        Color.red.frame(width: 24, height: 24)
        VStack(alignment: .leading, spacing: 0) {
          Text("row \(number)")
          Text("details of row \(number)").font(.system(size: 11))
        }
        Spacer(minLength: 0)
        Text("\(100_000 + number)")
      }
      .padding(4)
    }
  }

  private struct Rows: View {
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0) } } }
    }
  }

  /// Returns the rules that run for the twentieth page of a list, which has eight rows.
  private func page(reusesRows: Bool) -> (rules: Int, added: Int, texts: [String]) {
    let host = TestHost(Rows(), size: CGSize(width: 300, height: 320))
    host.reusesRows = reusesRows
    func scroll() { host.scroll(at: CGPoint(x: 150, y: 160), by: CGSize(width: 0, height: 320)) }
    for _ in 0..<19 { scroll() }
    _ = host.displayList
    let before = host.nodeCount
    let log = host.evaluations {
      scroll()
      _ = host.displayList
    }
    return (log.entries.count, host.nodeCount - before, host.texts)
  }

  @Test func `a page of reused rows runs fewer rules than new rows`() {
    let (reused, new) = (page(reusesRows: true), page(reusesRows: false))
    #expect(reused.texts == new.texts)
    #expect(reused.texts.contains("row 168"))
    #expect(reused.added == 0)
    // Six of the 18 rules of a row resolve and draw its texts.
    #expect(reused.rules <= 8 * 18 + 16)
    #expect(new.rules > reused.rules)
  }
}

import SwiftUI
import Testing
import TrellisTesting

/// The caches of layouts in removed rows are released.
@MainActor @Suite struct ComputerLifetimeTests {
  /// A layout's cache, counted while alive.
  @MainActor private final class Memory {
    static var count = 0

    init() { Memory.count += 1 }
    isolated deinit { Memory.count -= 1 }
  }

  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> Memory { MainActor.assumeIsolated { Memory() } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Memory)
    {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Observable fileprivate final class Model { var rows = 0..<0 }

  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(Array(model.rows), id: \.self) { row in
            HStack(spacing: 8) {
              Rectangle().fill(.red).frame(width: 24, height: 24)
              Remembering {
                VStack(alignment: .leading) {
                  Text("Row \(row)")
                  Text("details").font(.caption)
                }
              }
              Spacer(minLength: 0)
              Text("value")
            }
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(row == 7 ? Color.blue : Color.clear)
          }
        }
      }
    }
  }

  @Test(arguments: [10, 200]) func `replaced and cleared rows leave no layout behind`(count: Int) {
    let model = Model()
    let host = TestHost(Rows(model: model))
    let before = Memory.count
    for round in 0..<4 {
      model.rows = (2 * round * count)..<((2 * round + 1) * count)
      _ = host.displayList
      #expect(Memory.count - before == count)
      model.rows = ((2 * round + 1) * count)..<((2 * round + 2) * count)
      _ = host.displayList
      #expect(Memory.count - before == count)
      model.rows = 0..<0
      _ = host.displayList
      #expect(Memory.count - before == 0)
    }
  }
}

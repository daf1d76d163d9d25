import Charts
import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

@testable import Charts

/// The work that a change of the data causes.
@MainActor
struct ChartUpdateTests {
  @Test func `one of 1,000 bars changes alone`() throws {
    let store = BarStore(1000)
    let host = host(StoreChart(store: store))
    let log = host.evaluations {
      store.bars[500].height = 99.5
      _ = host.displayList
    }
    #expect(log.bodies(of: FigureView.self) == 1)
    #expect(log.bodies(of: FiguresView.self) == 1)
  }

  @Test func `a change of the scale changes all bars`() throws {
    let store = BarStore(100)
    let host = host(Chart(store.bars) { BarMark(x: .value("id", $0.id), y: .value("height", $0.height)) })
    let first = host.displayList
    store.bars[50].height = 990
    host.show(Chart(store.bars) { BarMark(x: .value("id", $0.id), y: .value("height", $0.height)) })
    #expect(host.displayList != first)
  }

  @Test func `nothing runs if the data is the same`() {
    let store = BarStore(50)
    let host = host(StoreChart(store: store))
    let log = host.evaluations {
      let bars = store.bars
      store.bars = bars
      _ = host.displayList
    }
    #expect(log.bodies(of: FigureView.self) == 0)
  }

  @Test func `bars move between data by an animation`() async throws {
    let store = BarStore(3)
    let host = host(StoreChart(store: store))
    func picture() throws -> Int {
      let bitmap = try host.picture()
      return bitmap.withPixels { pixels in
        (0..<bitmap.height * bitmap.bytesPerRow / 4).count {
          pixels.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0xFFFFFF == 0x007AFF
        }
      }
    }
    let before = try picture()
    withAnimation(.linear(duration: 1)) { store.bars[0].height = 100 }
    await host.advance(by: .seconds(0.5))
    let middle = try picture()
    await host.advance(by: .seconds(1))
    let after = try picture()
    #expect(before < middle && middle < after)
    // Half of the way, within the rounding of edges to pixels.
    #expect(abs(Double(middle - before) / Double(after - before) - 0.5) < 0.05)
  }
}

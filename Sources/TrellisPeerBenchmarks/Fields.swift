import Foundation
import SwiftUI

struct FieldRow: Identifiable, Equatable {
  let id: Int
  var text: String
  var isOn: Bool

  init(_ id: Int) {
    self.id = id
    text = "Row \(id)"
    isOn = id % 3 == 0
  }
}

/// Lazy rows of a text field and a switch each.
struct FieldTable: View {
  let remote: Remote
  @State private var rows: [FieldRow] = []

  var body: some View {
    remote.fields = $rows
    return Page(isLazy: true) {
      ForEach($rows) { $row in
        HStack(spacing: 8) {
          TextField("Name", text: $row.text)
          Toggle("Done", isOn: $row.isOn).labelsHidden().toggleStyle(.switch)
        }
        .padding(.horizontal, 8).frame(height: 48)
      }
    }
  }
}

/// The distances of ten seconds of scrolling at 60 frames a second: a fling down that comes to rest, and one back.
let flingDistances: [Double] = {
  // The speed decreases exponentially from 8,000 points per second, to 1/e in 1.25 seconds. Positions are whole points.
  let positions = (0...300).map { (10_000 * (1 - exp(-Double($0) / 60 / 1.25))).rounded() }
  let down = zip(positions.dropFirst(), positions).map { $0 - $1 }
  return down + down.map { -$0 }
}()

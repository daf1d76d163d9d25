import SwiftUI

/// Statistics about the books read.
struct StatisticsView: View {
  @Environment(Library.self) private var library
  @AppStorage("goal") private var goal = 12

  private var finished: Int { library.books.count { $0.status == .finished } }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Gauge(value: Double(min(finished, goal)), in: 0...Double(max(goal, 1))) {
        Text("Finished of \(goal)")
      } currentValueLabel: {
        Text("\(finished)")
      }
      Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 8) {
        ForEach(Genre.allCases) { genre in
          let pages = library.books.filter { $0.genre == genre }.reduce(0) { $0 + $1.read }
          GridRow {
            Text(genre.name)
            RoundedRectangle(cornerRadius: 3)
              .fill(genre.color.gradient)
              .frame(width: max(2, 200 * Double(pages) / Double(max(library.pagesRead(), 1))), height: 14)
              .frame(width: 200, alignment: .leading)
            Text("\(pages)").monospacedDigit().gridColumnAlignment(.trailing)
          }
        }
        Divider()
        GridRow {
          Text("Pages").bold()
          Color.clear.frame(height: 1)
          Text("\(library.pagesRead())").bold().monospacedDigit()
        }
      }
      .animation(.default, value: library.books)
    }
    .padding(20)
    .frame(width: 380)
    .fixedSize()
  }
}

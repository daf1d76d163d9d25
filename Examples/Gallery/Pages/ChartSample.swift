import SwiftUI

/// A chart with a caption that shows its code.
struct ChartSample<Content: View>: View {
  let caption: String
  @ViewBuilder let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content
        .frame(width: 160, height: 102)
      Text(caption)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(width: 160, height: 13)
    }
  }
}

/// The data of the charts in the gallery.
enum ChartData {
  struct Sale: Identifiable {
    var id: String { "\(month) \(shop)" }
    var month: String
    var shop: String
    var amount: Double
  }

  static let sales: [Sale] = [
    Sale(month: "Jan", shop: "North", amount: 30), Sale(month: "Jan", shop: "South", amount: 18),
    Sale(month: "Feb", shop: "North", amount: 42), Sale(month: "Feb", shop: "South", amount: 25),
    Sale(month: "Mar", shop: "North", amount: 35), Sale(month: "Mar", shop: "South", amount: 38),
    Sale(month: "Apr", shop: "North", amount: 51), Sale(month: "Apr", shop: "South", amount: 29),
  ]

  struct Day: Identifiable {
    var id: Int
    var date: Date
    var low: Double
    var high: Double
  }

  static let days: [Day] = (0..<28).map { index in
    let date = Calendar.current.date(from: DateComponents(year: 2026, month: 2, day: 1 + index, hour: 12))!
    let middle = 12 + 5 * sin(Double(index) / 5) + 2 * cos(Double(index) * 1.7)
    return Day(id: index, date: date, low: middle - 4, high: middle + 3)
  }

  struct Tree: Identifiable {
    var id: Int
    var kind: String
    var age: Double
    var height: Double
  }

  static let trees: [Tree] = (0..<30).map { index in
    let kind = ["Oak", "Pine", "Birch"][index % 3]
    let age = 5 + Double((index * 37) % 60)
    return Tree(
      id: index, kind: kind, age: age,
      height: 3 + age * [0.25, 0.4, 0.32][index % 3] + Double((index * 13) % 5))
  }

  static let shares: [(name: String, value: Double)] = [
    ("Walk", 24), ("Cycle", 31), ("Bus", 18), ("Train", 15), ("Car", 12),
  ]
}

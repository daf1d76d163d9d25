import SwiftUI
import TrellisCairo
import TrellisDisplayList
import TrellisBenchmarkSupport

/// Thousands of cards rendered to PNG data, one after the other in one process, as on a server.
///
/// Each card is a new view with a new image, unknown to all caches.
@MainActor
struct CardsBenchmark {
  /// The number of measurements of a single card.
  let samples: Int

  /// The numbers of cards after which the memory in use is measured.
  let counts: [Int]

  /// The number of cards after which all caches are full.
  ///
  /// The last cache to be full is that of texts, with 4,096 entries.
  private let full = 2000
  /// The permitted growth of the process after all caches are full, in MB per thousand cards.
  private let growthLimit = 1.0

  func run() throws {
    let before = Self.residentMegabytes
    var resident: [Double] = []
    var bytes = 0
    let time = try milliseconds {
      for number in 1...counts[counts.count - 1] {
        bytes += try png(of: number).count
        if counts.contains(number) { resident.append(Self.residentMegabytes) }
      }
    }
    let all = Double(counts[counts.count - 1])
    let one = try milliseconds(samples) { _ = try png(of: 7) }
    let bitmap = try Bitmap(png: png(of: 7))
    let writing = try milliseconds(samples) { _ = try bitmap.pngData() }
    let batch = counts[0]
    let sequential =
      try SystemClock.monotonic.time { for number in 1...batch { _ = try png(of: number) } } / 1e6
    let parallel = try SystemClock.monotonic.time { try makeInParallel(batch) } / 1e6
    print("| what | figure | unit | goal |")
    print("|---|--:|---|--:|")
    line(
      "cards by the wall clock, one after the other", Double(batch) / sequential * 1000, "pictures a second")
    line(
      "cards by the wall clock, PNG on \(ProcessInfo.processInfo.activeProcessorCount) cores",
      Double(batch) / parallel * 1000, "pictures a second")
    line("cards, one after the other", all / time * 1000, "pictures a second")
    line("one card: view, layout, drawing and PNG", one, "ms")
    line("of that writing the PNG", writing, "ms")
    line("a PNG", Double(bytes) / all / 1024, "KB")
    line("memory in use before the first", before, "MB")
    for (count, resident) in zip(counts, resident) { line("memory in use after \(count)", resident, "MB") }
    for (count, next) in zip(zip(counts, resident), zip(counts, resident).dropFirst()) {
      let growth = (next.1 - count.1) / Double(next.0 - count.0) * 1000
      line(
        "growth from \(count.0) to \(next.0)", growth, "MB a thousand, KB each",
        count.0 >= full ? Cell.goal(growth, atMost: growthLimit) : "")
    }
  }

  private func line(_ what: String, _ value: Double, _ unit: String, _ goal: String = "") {
    print("| \(what) | \(Cell.text(value)) | \(unit) | \(goal) |")
  }

  private func png(of number: Int) throws -> Data {
    try renderer(of: number).drawing().pngData(scale: 2)
  }

  private func renderer(of number: Int) throws -> ImageRenderer<Card> {
    ImageRenderer(content: Card(number: number, portrait: try Self.portrait(number)))
  }

  /// Updates the views of cards here, and makes their files on other threads meanwhile.
  private func makeInParallel(_ count: Int) throws {
    let group = DispatchGroup()
    for number in 1...count {
      let drawing = try renderer(of: number).drawing()
      DispatchQueue.global().async(group: group) { _ = try? drawing.pngData(scale: 2) }
    }
    group.wait()
  }

  /// Returns a picture of 192 by 192 pixels, decoded from a file's bytes.
  private static func portrait(_ number: Int) throws -> UIImage {
    guard let image = UIImage(data: portraits[number % portraits.count]) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  private static let portraits: [Data] = (0..<8).compactMap { number in
    var items: [DisplayItem] = []
    for ring in 0..<12 {
      let frame = CGRect(x: 0, y: 0, width: 192, height: 192).insetBy(
        dx: CGFloat(ring) * 8, dy: CGFloat(ring) * 8)
      let color = RGBAColor(
        red: Double((number * 37 + ring * 53) % 100) / 100,
        green: Double((number * 71 + ring * 29) % 100) / 100,
        blue: Double(ring) / 12)
      items.append(
        DisplayItem(
          id: UInt64(ring), frame: frame,
          content: .shape(
            ShapeContent(path: Path(ellipseIn: CGRect(origin: .zero, size: frame.size)), paint: .color(color))
          )))
    }
    return try? Picture.render(DisplayList(items), size: CGSize(width: 192, height: 192)).pngData()
  }

  /// The resident memory of the process, in megabytes.
  private static var residentMegabytes: Double { Double(Memory.now.resident) / 1_048_576 }
}

/// A card of 400 by 160 points, with space for its shadow: a gradient, a shadow, an image and three texts.
private struct Card: View {
  let number: Int
  let portrait: UIImage

  var body: some View {
    HStack(spacing: 16) {
      Image(uiImage: portrait).resizable().frame(width: 96, height: 96)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 6) {
        Text("Member No. \(number)").font(.title2).bold()
        Text("since \(1900 + number % 120), of \(number % 17) circles").foregroundStyle(.white.opacity(0.8))
        Text("\(number * 37) points").font(.caption)
      }
      Spacer()
    }
    .padding(20)
    .frame(width: 400, height: 160)
    .foregroundStyle(.white)
    .background(
      LinearGradient(
        colors: [Color(red: 0.2, green: 0.3, blue: 0.8), Color(red: 0.6, green: 0.2, blue: 0.5)],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
    .padding(24)
  }
}

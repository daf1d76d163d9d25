import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Snapshots of views, and their comparison with files.
@MainActor
struct SnapshotTests {
  private struct Card: View {
    var name = "Ada Lovelace"
    var color = Color.blue

    var body: some View {
      HStack(spacing: 12) {
        Circle().fill(color).frame(width: 40, height: 40)
        VStack(alignment: .leading, spacing: 4) {
          Text(name).font(.headline)
          Text("Wrote the first program, in 1843.").font(.caption).foregroundStyle(.secondary)
        }
      }
      .padding(12)
      .background(Color(white: 0.95), in: RoundedRectangle(cornerRadius: 8))
      .padding(8)
    }
  }

  private let folder = NSTemporaryDirectory() + "trellis-snapshots-\(UUID().uuidString)"

  private func verify(
    _ card: Card, as kind: Snapshotting<Card, SnapshotImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(of: card, as: kind, named: "card", record: record, snapshotDirectory: folder)
  }

  @Test func `a snapshot is recorded once, and then compared`() {
    #expect(verify(Card(), record: .never)?.hasPrefix("there is no snapshot") == true)
    #expect(verify(Card())?.contains("which was missing") == true)
    #expect(verify(Card()) == nil)
    #expect(verify(Card(name: "Grace Hopper"))?.contains("pixels differ") == true)
    #expect(verify(Card(name: "A much longer name of a person"))?.contains("the recorded one has") == true)
    // A failed snapshot is recorded if that is wanted.
    #expect(verify(Card(name: "Grace Hopper"), record: .failed)?.contains("was recorded") == true)
    #expect(verify(Card(name: "Grace Hopper")) == nil)
    #expect(verify(Card())?.contains("pixels differ") == true)
    #expect(withSnapshotTesting(record: .all) { verify(Card()) }?.hasPrefix("recorded") == true)
    #expect(verify(Card()) == nil)
  }

  @Test func `the perceptual precision tolerates small differences and no large ones`() {
    #expect(verify(Card(color: Color(red: 0, green: 0, blue: 1)))?.contains("was missing") == true)
    let near = Card(color: Color(red: 0, green: 0, blue: 250 / 255))
    let far = Card(color: Color(red: 0, green: 0, blue: 0.5))
    #expect(verify(near)?.contains("pixels differ") == true)
    #expect(verify(near, as: .image(perceptualPrecision: 0.97)) == nil)
    #expect(verify(far, as: .image(perceptualPrecision: 0.97))?.contains("pixels differ") == true)
    // The circle has about 7 % of the pixels.
    #expect(verify(far, as: .image(precision: 0.9)) == nil)
    #expect(verify(far, as: .image(precision: 0.97))?.contains("has to be 0.97") == true)
  }

  @Test func `a share of pixels that equals the precision matches`() throws {
    struct Dot: View {
      var color: Color
      var body: some View { Color.white.overlay(alignment: .topLeading) { color.frame(width: 1, height: 1) } }
    }
    let kind = Snapshotting<Dot, SnapshotImage>.image(layout: .fixed(width: 10, height: 10))
    let (white, black) = (try kind.snapshot(Dot(color: .white)), try kind.snapshot(Dot(color: .black)))
    // One of 100 pixels differs.
    #expect(try Diffing.image(precision: 0.99).diff(white, black) == nil)
    #expect(try Diffing.image(precision: 0.991).diff(white, black) != nil)
    #expect(try Diffing.image(precision: 1).diff(white, black) != nil)
  }

  @Test func `the calendar of a snapshot isn't the machine's`() throws {
    final class Seen { var calendar: Calendar? }
    struct Probe: View {
      let seen: Seen
      @Environment(\.calendar) private var calendar
      var body: some View {
        let _ = seen.calendar = calendar
        Text("calendar")
      }
    }
    let seen = Seen()
    _ = try Snapshotting<Probe, SnapshotImage>.image.snapshot(Probe(seen: seen))
    let calendar = try #require(seen.calendar)
    #expect(calendar.identifier == .gregorian && calendar.firstWeekday == 1)
    #expect(calendar.timeZone == .gmt && calendar.locale == Locale(identifier: "en_US"))
  }

  @Test func `the size and the traits are those of the snapshot`() throws {
    func picture(_ kind: Snapshotting<Card, SnapshotImage>) throws -> SnapshotImage {
      try kind.snapshot(Card())
    }
    let own = try picture(.image)
    let large = try picture(.image(traits: UITraitCollection(displayScale: 2)))
    #expect(large.width == 2 * own.width && large.height == 2 * own.height)
    let fixed = try picture(.image(layout: .fixed(width: 300, height: 90)))
    #expect(fixed.width == 300 && fixed.height == 90)
    let phone = try picture(.image(layout: .device(config: .iPhone13)))
    #expect(phone.width == 390 && phone.height == 844)
    let dark = try picture(
      .image(layout: .fixed(width: 300, height: 90), traits: UITraitCollection(userInterfaceStyle: .dark)))
    let mirrored = try picture(
      .image(layout: .fixed(width: 300, height: 90), traits: UITraitCollection(layoutDirection: .rightToLeft))
    )
    let larger = try picture(
      .image(traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)))
    #expect(dark != fixed && mirrored != fixed && larger.height > own.height)
  }

  @Test func `the same view has the same bytes again, and those of the file`() throws {
    let kind = Snapshotting<Card, SnapshotImage>.image(traits: UITraitCollection(displayScale: 2))
    let data = try kind.snapshot(Card()).pngData()
    #expect(try kind.snapshot(Card()).pngData() == data)
    #expect(try SnapshotImage(png: data) == kind.snapshot(Card()))
    // Recorded by a debug build; the pixels of a release build are the same.
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Snapshots").standardized.path
    let failure = verifySnapshot(
      of: Card(), as: kind, named: "card", snapshotDirectory: fixtures, testName: "letters")
    #expect(failure == nil)
  }

  @Test func `a difference is an issue with attachments`() throws {
    let kind = Snapshotting<Card, SnapshotImage>.image
    withKnownIssue {
      // The first snapshot is missing, so it is an issue, too.
      assertSnapshot(of: Card(), as: kind, record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("there is no snapshot") }
    }
    let (old, new) = (try kind.snapshot(Card()), try kind.snapshot(Card(color: .red)))
    let difference = try #require(try kind.diffing.diff(old, new))
    #expect(difference.1.map(\.name) == ["reference.png", "failure.png", "difference.png"])
    #expect(try SnapshotImage(png: difference.1[1].data) == new)
    #expect(try kind.diffing.diff(old, old) == nil)
  }

  @Test func `letters are different from each other`() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?.,:;"
    let kind = Snapshotting<Text, SnapshotImage>.image
    let pictures = try letters.map { try kind.snapshot(Text(String($0)).font(.system(size: 24))).pngData() }
    #expect(Set(pictures).count == letters.count)
    // Spaces have a width, and no ink.
    let space = try kind.snapshot(Text(verbatim: "\u{A0}").font(.system(size: 24)))
    #expect(try space == kind.snapshot(Text(verbatim: " ").font(.system(size: 24))))
    #expect(space.width == 12)
    let plain = try kind.snapshot(Text("a").font(.system(size: 24)))
    #expect(try kind.snapshot(Text("a").font(.system(size: 24)).bold()) != plain)
    #expect(try kind.snapshot(Text("a").font(.system(size: 24)).italic()) != plain)
  }
}

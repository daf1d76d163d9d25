import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry

/// The mixed scene, drawn in full, a tenth of it, and one control of it; with warm and cold caches, and by plain Cairo.
struct SceneBenchmark {
  let isVaried: Bool
  let scale: Double
  let samples: Int

  func run() throws {
    let scene = MixedScene(isVaried: isVaried)
    let name = isVaried ? "500 sizes" : "ten sizes"
    let list = scene.list
    let bitmap = try Bitmap(
      width: Int(MixedScene.size.width * scale), height: Int(MixedScene.size.height * scale))
    let renderer = Renderer()
    let direct = DirectCairo(scene, scale: scale)
    func draw(_ damage: CGRect?) -> DrawStatistics {
      renderer.draw(
        list, into: bitmap, scale: scale, background: .white, damage: damage.map { [$0] })
    }
    _ = draw(nil)
    direct.draw(nil)
    // The goals are for the scene whose controls have few sizes, as in most windows.
    let hasGoals = scale == 1 && !isVaried
    let parts: [(String, CGRect?, Double)] = [
      ("full", nil, 5), ("10 % damage, 380 by 253", CGRect(x: 410, y: 270, width: 380, height: 253), 0.6),
      ("one control, 120 by 30", CGRect(x: 605, y: 396, width: 120, height: 30), 0.05),
    ]
    for (part, damage, limit) in parts {
      let counts = Counts(renderer) { draw(damage) }
      Table.print(
        "\(part), \(name), scale \(Int(scale))", counts, times(samples) { _ = draw(damage) },
        limit: hasGoals ? limit : nil)
      Table.print("the same, plain Cairo", nil, times(samples / 3 + 1) { direct.draw(damage) })
    }
    renderer.removeCachedPixels()
    let counts = Counts(renderer) { draw(nil) }
    var (cold, plain): ([Double], [Double]) = ([], [])
    // Alternately, so that other load on the machine affects both.
    for _ in 0...samples / 3 {
      cold += times(1, before: { renderer.removeCachedPixels() }) { _ = draw(nil) }
      plain += times(1) { direct.draw(nil) }
    }
    Table.print(
      "full, from cold caches, \(name), scale \(Int(scale))", counts, cold, within: plain)
  }
}

/// A tree of display lists in which one leaf changes.
struct NestedBenchmark {
  let samples: Int

  func run() throws {
    let bitmap = try Bitmap(width: 1200, height: 1000)
    let renderer = Renderer()
    var rows = (0..<100).map { row in
      DisplayList(
        (0..<100).map { column in
          DisplayItem(
            id: UInt64(column), frame: CGRect(x: column * 12, y: 0, width: 10, height: 8),
            content: .fill(RGBAColor(red: Double(row) / 100, green: Double(column) / 100, blue: 0.5)))
        })
    }
    func list() -> DisplayList {
      DisplayList(
        rows.enumerated().map { row, list in
          DisplayItem(
            id: UInt64(row), frame: CGRect(x: 0, y: row * 10, width: 1200, height: 10), content: .list(list))
        })
    }
    var old = list()
    renderer.draw(old, into: bitmap)
    var isRed = false
    func change() -> DrawStatistics {
      isRed.toggle()
      rows[50].items[50].content = .fill(isRed ? RGBAColor(red: 1, green: 0, blue: 0) : .black)
      let new = list()
      defer { old = new }
      return renderer.draw(new, into: bitmap, damage: DisplayList.damage(from: old, to: new))
    }
    let counts = Counts(renderer, change)
    Table.print(
      "one of 10,000 leaves in 100 lists: list, damage and redraw", counts, times(samples) { _ = change() })
  }
}

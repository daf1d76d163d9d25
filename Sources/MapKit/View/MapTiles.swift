import Foundation
import TrellisControls
public import Trellis

/// The server of a map's tiles.
struct MapTileSource: Equatable, Sendable {
  /// The address of a tile, with `{z}`, `{x}` and `{y}`.
  var template: String
  /// The text that the owner of the tiles asks for.
  var attribution: String

  /// The server that the user has chosen; nil for none.
  static let ofUser: MapTileSource? = {
    let environment = ProcessInfo.processInfo.environment
    guard let template = environment["TRELLIS_MAP_TILES"], !template.isEmpty else { return nil }
    return MapTileSource(template: template, attribution: environment["TRELLIS_MAP_ATTRIBUTION"] ?? "")
  }()

  /// Returns the address of a tile; nil if the template isn't an address.
  func url(z: Int, x: Int, y: Int) -> URL? {
    URL(
      string: template.replacingOccurrences(of: "{z}", with: "\(z)")
        .replacingOccurrences(of: "{x}", with: "\(x)").replacingOccurrences(of: "{y}", with: "\(y)"))
  }
}

extension EnvironmentValues {
  private enum MapTileSourceKey: EnvironmentKey {
    static var defaultValue: MapTileSource? { MapTileSource.ofUser }
  }

  var mapTileSource: MapTileSource? {
    get { self[MapTileSourceKey.self] }
    set { self[MapTileSourceKey.self] = newValue }
  }
}

extension View {
  /// Sets the server of the tiles of maps in the view; nil shows a grid.
  ///
  /// `template` is the address of a tile of 256 by 256 pixels, `http:`, `https:` or `file:`. In it, `{z}` is the zoom level from 0 to 19,
  /// and `{x}` and `{y}` are the tile's column and row from the top left corner. `attribution` is the text that the map shows in its corner,
  /// as the owners of tiles ask for it.
  ///
  /// Without this modifier, the environment variables `TRELLIS_MAP_TILES` and `TRELLIS_MAP_ATTRIBUTION` set both. Source: ours.
  public nonisolated func mapTiles(_ template: String?, attribution: String = "") -> some View {
    environment(
      \.mapTileSource, template.map { MapTileSource(template: $0, attribution: attribution) })
  }
}

/// A tile of a map in a view.
struct MapTile: Hashable, Identifiable {
  let z: Int
  /// The column, which is negative or beyond the last one in copies of the world.
  let column: Int
  let y: Int
  var id: MapTile { self }

  /// The column in the world.
  var x: Int {
    let count = 1 << z
    return (column % count + count) % count
  }

  /// Returns the tiles that a picture needs: at the level where a tile has 181 to 362 points.
  static func visible(in viewport: MapViewport) -> [MapTile] {
    let z = max(0, min(19, Int(viewport.level.rounded())))
    let (rect, side) = (viewport.rect, Mercator.side / exp2(Double(z)))
    func index(_ position: Double) -> Int { Int((position / side).rounded(.down)) }
    let rows = max(0, index(rect.minY))...min((1 << z) - 1, max(0, index(rect.maxY)))
    return rows.flatMap { y in
      (index(rect.minX)...index(rect.maxX)).map { MapTile(z: z, column: $0, y: y) }
    }
  }

  /// Returns the frame of the tile in a picture.
  func frame(in viewport: MapViewport) -> CGRect {
    let side = Mercator.side / exp2(Double(z))
    return CGRect(
      x: (Double(column) * side - viewport.rect.minX) / viewport.scale,
      y: (Double(y) * side - viewport.rect.minY) / viewport.scale, width: side / viewport.scale,
      height: side / viewport.scale)
  }
}

/// The tiles of a map, or a grid.
struct MapBackground: View {
  let viewport: MapViewport
  @Environment(\.mapTileSource) private var source
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let tiles = MapTile.visible(in: viewport)
    ZStack(alignment: .topLeading) {
      MapGrid(frames: tiles.map { $0.frame(in: viewport) }, isDark: scheme == .dark)
      if let source {
        ForEach(tiles) { tile in
          let frame = tile.frame(in: viewport)
          AsyncImage(url: source.url(z: tile.z, x: tile.x, y: tile.y)) { phase in
            if let image = phase.image { image.resizable() } else { Color.clear }
          }
          .frame(width: frame.width, height: frame.height)
          .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    .frame(width: viewport.size.width, height: viewport.size.height, alignment: .topLeading)
    .accessibilityLabel("Map")
  }
}

/// The edges of tiles on a plain background.
struct MapGrid: View {
  let frames: [CGRect]
  let isDark: Bool

  var body: some View {
    let line = isDark ? Color(white: 0.27) : Color(white: 0.86)
    ZStack(alignment: .topLeading) {
      isDark ? Color(white: 0.17) : Color(white: 0.95)
      Path { path in
        for frame in frames {
          for part in 1...4 {
            let (dx, dy) = (frame.width * CGFloat(part) / 4, frame.height * CGFloat(part) / 4)
            path.move(to: CGPoint(x: frame.minX + dx, y: frame.minY))
            path.addLine(to: CGPoint(x: frame.minX + dx, y: frame.maxY))
            path.move(to: CGPoint(x: frame.minX, y: frame.minY + dy))
            path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY + dy))
          }
        }
      }
      .stroke(line, lineWidth: 0.5)
    }
  }
}

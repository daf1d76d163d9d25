/// The look of maps, which has no effect: tiles look as their server draws them.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapstyle.
public struct MapStyle: Sendable {
  /// Streets and names.
  public static let standard = MapStyle()
  /// Pictures from above.
  public static let imagery = MapStyle()
  /// Pictures with streets and names.
  public static let hybrid = MapStyle()

  /// The shape of the ground.
  public enum Elevation: Sendable {
    /// The default.
    case automatic
    /// Flat.
    case flat
    /// The true shape.
    case realistic
  }

  /// The strength of colors.
  public enum StandardEmphasis: Sendable {
    /// The default.
    case automatic
    /// Muted.
    case muted
  }

  /// Streets and names, with settings.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }

  /// Pictures from above, with settings.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }

  /// Pictures with streets and names, with settings.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

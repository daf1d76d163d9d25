public import Trellis
import Foundation
import TrellisControls

/// The controls in the corner of a map, as a view; nil if there are none.
struct MapControlViews {
  var view: AnyView?
}

/// The functions and the position of a map, for its controls.
struct MapControlState {
  var viewport: MapViewport?
  var zoom: (@MainActor (Double) -> Void)?
}

extension EnvironmentValues {
  private enum MapControlViewsKey: EnvironmentKey {
    static var defaultValue: MapControlViews { MapControlViews() }
  }

  var mapControlViews: MapControlViews {
    get { self[MapControlViewsKey.self] }
    set { self[MapControlViewsKey.self] = newValue }
  }
  private enum MapControlStateKey: EnvironmentKey {
    static var defaultValue: MapControlState { MapControlState() }
  }

  var mapControlState: MapControlState {
    get { self[MapControlStateKey.self] }
    set { self[MapControlStateKey.self] = newValue }
  }
}

extension View {
  /// Sets the controls of maps in the view, which are in the top right corner.
  @MainActor public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    environment(\.mapControlViews, MapControlViews(view: AnyView(content())))
  }

  /// Sets the visibility of controls: hidden ones aren't shown.
  @ViewBuilder @MainActor public func mapControlVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { hidden() } else { self }
  }

  /// Does nothing: controls belong to the map that they are in.
  public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { modifier(EmptyModifier()) }

  /// Sets the style of maps in the view, which has no effect: tiles look as their server draws them.
  public nonisolated func mapStyle(_ style: MapStyle) -> some View { modifier(EmptyModifier()) }
}

/// The controls and the attribution of a map.
struct MapCorners: View {
  let viewport: MapViewport
  let controls: MapControlViews
  let zoom: @MainActor (Double, MapViewport) -> Void
  @Environment(\.mapTileSource) private var source

  var body: some View {
    ZStack {
      if let view = controls.view {
        VStack(alignment: .trailing, spacing: 8) { view }
          .environment(
            \.mapControlState,
            MapControlState(viewport: viewport, zoom: { [zoom, viewport] in zoom($0, viewport) })
          )
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      }
      if let text = source?.attribution, !text.isEmpty {
        Text(text).font(.system(size: 9)).foregroundStyle(Color(white: 0.2))
          .padding(.horizontal, 4).padding(.vertical, 1)
          .background(Color(white: 1, opacity: 0.7))
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
  }
}

/// Two buttons that enlarge and reduce a map by half a level of two.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapzoomstepper.
public nonisolated struct MapZoomStepper: View {
  @Environment(\.mapControlState) private var state

  /// Creates the buttons; `scope` has no effect.
  public init(scope: Namespace.ID? = nil) {}

  /// The buttons.
  @MainActor public var body: some View {
    VStack(spacing: 0) {
      button("plus", "Zoom In", 2)
      Divider().frame(width: 28)
      button("minus", "Zoom Out", 0.5)
    }
    .background(Color(white: 1, opacity: 0.9), in: RoundedRectangle(cornerRadius: 6))
  }

  @MainActor private func button(_ symbol: String, _ label: String, _ factor: Double) -> some View {
    Button {
      state.zoom?(factor)
    } label: {
      Image(systemName: symbol).foregroundStyle(Color(white: 0.2)).frame(width: 28, height: 28)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }
}

/// A bar with the length of a round distance on the map.
///
/// Source: documented, developer.apple.com/documentation/mapkit/mapscaleview.
public nonisolated struct MapScaleView: View {
  @Environment(\.mapControlState) private var state

  /// Creates the bar; `scope` has no effect.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// The bar and its distance.
  @MainActor public var body: some View {
    if let viewport = state.viewport {
      let center = MKMapPoint(x: viewport.x, y: viewport.y).coordinate
      let perPoint = viewport.scale * MKMetersPerMapPointAtLatitude(center.latitude)
      let meters = Self.round(perPoint * 100)
      VStack(alignment: .leading, spacing: 1) {
        Text(meters >= 1000 ? "\(Int(meters / 1000)) km" : "\(Int(meters)) m").font(.system(size: 9))
        Rectangle().frame(width: meters / perPoint, height: 2)
      }
      .foregroundStyle(.primary)
    }
  }

  /// Returns the largest of 1, 2, 5, 10, … that isn't above a number, and at least 1.
  static func round(_ meters: Double) -> Double {
    guard meters.isFinite, meters > 1 else { return 1 }
    let power = pow(10, log10(meters).rounded(.down))
    return power * (meters >= 5 * power ? 5 : meters >= 2 * power ? 2 : 1)
  }
}

/// A compass, which is hidden: as documented, it is shown only on a turned map, and maps aren't turned here.
public nonisolated struct MapCompass: View {
  /// Creates a compass; `scope` has no effect.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  @MainActor public var body: some View { EmptyView() }
}

/// A button for the user's location, which is hidden: the location isn't known on Linux.
public nonisolated struct MapUserLocationButton: View {
  /// Creates a button; `scope` has no effect.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  @MainActor public var body: some View { EmptyView() }
}

/// A button for tilting, which is hidden: maps are flat here.
public nonisolated struct MapPitchToggle: View {
  /// Creates a button; `scope` has no effect.
  public init(scope: Namespace.ID? = nil) {}
  /// An empty view.
  @MainActor public var body: some View { EmptyView() }
}

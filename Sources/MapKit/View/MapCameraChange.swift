import Foundation
public import Trellis

/// The times at which a function gets a map's camera.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  /// During each change.
  case continuous
  /// After a change.
  case onEnd
}

/// The camera of a map.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region that is shown.
  public let region: MKCoordinateRegion
  /// The rectangle that is shown.
  public let rect: MKMapRect

  init(_ viewport: MapViewport) {
    camera = viewport.camera
    region = MKCoordinateRegion(viewport.rect)
    rect = viewport.rect
  }
}

/// The functions that get a map's camera.
struct MapHandlers {
  typealias Handler = @MainActor (MapCameraUpdateContext) -> Void
  var all: [(MapCameraUpdateFrequency, Handler)] = []

  @MainActor func call(_ frequency: MapCameraUpdateFrequency, _ viewport: MapViewport) {
    for (wanted, handler) in all where wanted == frequency { handler(MapCameraUpdateContext(viewport)) }
  }
}

extension EnvironmentValues {
  private enum MapHandlersKey: EnvironmentKey {
    static var defaultValue: MapHandlers { MapHandlers() }
  }

  var mapHandlers: MapHandlers {
    get { self[MapHandlersKey.self] }
    set { self[MapHandlersKey.self] = newValue }
  }
}

extension View {
  /// Calls a function with the camera of maps in the view: at first, and when the camera has changed, or while it does.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapHandlers) { $0.all.append((frequency, action)) }
  }

  /// Calls a function when the camera of maps in the view has changed, or while it does.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.mapHandlers) { $0.all.append((frequency, { _ in action() })) }
  }
}

import Foundation
public import Trellis

/// A map with markers, annotations and shapes.
///
/// There is no map data on Linux. The map shows square tiles of a Web Mercator projection from a server that the app or the user
/// chooses with ``Trellis/View/mapTiles(_:attribution:)`` or the environment variable `TRELLIS_MAP_TILES`; none is the default, and
/// then a grid is shown. Dragging, pinching and wheels move the map; ``MapZoomStepper`` is another control. Headings and pitches have no
/// effect. All content is drawn by ordinary views.
///
/// Source: documented, developer.apple.com/documentation/mapkit/map.
public nonisolated struct Map<Content: View>: View {
  let request: MapRequest

  init(_ request: MapRequest) { self.request = request }

  /// The map.
  @MainActor public var body: some View { MapBody(request: request) }
}

/// The content of a map with a selection of a type.
public nonisolated struct MapContentView<SelectedValue: Hashable, C: MapContent>: View {
  /// The content isn't shown by itself.
  @MainActor public var body: some View { EmptyView() }
}

extension Map {
  private nonisolated init<C: MapContent>(
    _ position: MapCameraPosition, _ setPosition: (@MainActor (MapViewport) -> Void)?,
    _ bounds: MapCameraBounds?,
    _ modes: MapInteractionModes, _ selection: MapSelectionAccess?, _ content: C
  ) {
    // The content is used on the main actor alone, as all views are.
    nonisolated(unsafe) let content = content
    request = MapRequest(
      position: position, setPosition: setPosition, bounds: bounds, modes: modes, selection: selection,
      pieces: {
        var pieces: [MapPiece] = []
        collectMapContent(content, [], MapContentStyle(), into: &pieces)
        return pieces
      })
  }

  /// Creates a map with a position that it and the app change.
  ///
  /// While the user moves the map, the position becomes one with ``MapCameraPosition/positionedByUser``. `scope` has no effect.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      position.wrappedValue, { position.wrappedValue = MapCameraPosition(.user($0.camera)) }, bounds,
      interactionModes, nil, content())
  }

  /// Creates a map with a position and a selection; tapping content with a tag selects it.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      position.wrappedValue, { position.wrappedValue = MapCameraPosition(.user($0.camera)) }, bounds,
      interactionModes, MapSelectionAccess(selection), content())
  }

  /// Creates a map without content.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(position: position, bounds: bounds, interactionModes: interactionModes) { EmptyMapContent() }
  }

  /// Creates a map with its first position, which then only the user changes.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(initialPosition, nil, bounds, interactionModes, nil, content())
  }

  /// Creates a map with its first position and a selection.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      initialPosition, nil, bounds, interactionModes, MapSelectionAccess(selection), content())
  }

  /// Creates a map without content, with its first position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(initialPosition, nil, bounds, interactionModes, nil, EmptyMapContent())
  }
}

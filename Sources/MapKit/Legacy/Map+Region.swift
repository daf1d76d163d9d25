import CoreLocation
import Foundation
public import Trellis

/// The content of a map without annotations.
public nonisolated struct _DefaultMapContent: View {
  /// The content isn't shown by itself.
  @MainActor public var body: some View { EmptyView() }
}

/// The content of a map with annotations.
public nonisolated struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View {
  /// The content isn't shown by itself.
  @MainActor public var body: some View { EmptyView() }
}

extension Map {
  private nonisolated static func request(
    _ region: Binding<MKCoordinateRegion>, _ modes: MapInteractionModes,
    _ pieces: @escaping @MainActor () -> [MapPiece]
  ) -> MapRequest {
    MapRequest(
      position: .region(region.wrappedValue),
      setPosition: { region.wrappedValue = MKCoordinateRegion($0.rect) }, modes: modes, pieces: pieces)
  }

  private nonisolated static func request(
    _ rect: Binding<MKMapRect>, _ modes: MapInteractionModes, _ pieces: @escaping @MainActor () -> [MapPiece]
  ) -> MapRequest {
    MapRequest(
      position: .rect(rect.wrappedValue), setPosition: { rect.wrappedValue = $0.rect }, modes: modes,
      pieces: pieces)
  }

  @MainActor private static func pieces<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    _ items: Items, _ content: (Items.Element) -> Annotation
  ) -> [MapPiece] where Items.Element: Identifiable {
    var pieces: [MapPiece] = []
    for item in items {
      var style = MapContentStyle()
      style.titles = .hidden
      content(item)._content.collect([AnyHashable(item.id)], style, into: &pieces)
    }
    return pieces
  }

  /// Creates a map of a region that it and the app change; the user's location isn't known on Linux.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(Self.request(coordinateRegion, interactionModes) { [] })
  }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    // Both are used on the main actor alone, as all views are.
    nonisolated(unsafe) let (items, content) = (annotationItems, annotationContent)
    self.init(
      Self.request(coordinateRegion, interactionModes) { Self.pieces(items, content) })
  }

  /// Creates a map of a rectangle that it and the app change; the user's location isn't known on Linux.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(Self.request(mapRect, interactionModes) { [] })
  }

  /// Creates a map of a rectangle with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    // Both are used on the main actor alone, as all views are.
    nonisolated(unsafe) let (items, content) = (annotationItems, annotationContent)
    self.init(Self.request(mapRect, interactionModes) { Self.pieces(items, content) })
  }
}

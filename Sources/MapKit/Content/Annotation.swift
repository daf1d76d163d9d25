public import CoreLocation
import Foundation
public import Trellis

/// A view at a coordinate, with a title below.
///
/// Source: documented, developer.apple.com/documentation/mapkit/annotation.
public nonisolated struct Annotation<Label: View, Content: View>: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let label: Label
  private let content: Content

  private init(
    _ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ label: Label, _ content: Content
  ) {
    (self.coordinate, self.anchor, self.label, self.content) = (coordinate, anchor, label, content)
  }

  /// Creates an annotation with a view as its title; `anchor` is the point of the content that is at the coordinate.
  @MainActor public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(coordinate, anchor, label(), content())
  }

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    pieces.append(
      MapPiece(path, .view(AnyView(content), coordinate, anchor: anchor, title: AnyView(label)), style))
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a localized title.
  @MainActor public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, anchor, Text(titleKey), content())
  }

  /// Creates an annotation with a title.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate, anchor, Text(title), content())
  }
}

/// The user's location, which isn't known on Linux: nothing is shown.
///
/// Source: documented, developer.apple.com/documentation/mapkit/userannotation.
public nonisolated struct UserAnnotation: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never

  /// Creates the user's location.
  public init(anchor: UnitPoint = .center) {}

  /// Creates the user's location with a view.
  public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {}
}

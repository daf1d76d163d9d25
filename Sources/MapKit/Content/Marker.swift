public import CoreLocation
import Foundation
public import Trellis
import TrellisControls

/// A balloon at a coordinate, with an icon and a title.
///
/// Source: documented, developer.apple.com/documentation/mapkit/marker; the look is ours.
public nonisolated struct Marker<Label: View>: CollectedMapContent {
  /// The content has no body.
  public typealias Body = Never
  private let coordinate: CLLocationCoordinate2D
  private let icon: Icon
  private let label: Label

  private enum Icon {
    case pin
    case symbol(String)
    case image(String)
    case monogram(Text)
  }

  private init(_ coordinate: CLLocationCoordinate2D, _ icon: Icon, _ label: Label) {
    (self.coordinate, self.icon, self.label) = (coordinate, icon, label)
  }

  /// Creates a marker with a view as its title.
  @MainActor public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(coordinate, .pin, label())
  }

  @MainActor func collect(_ path: [AnyHashable], _ style: MapContentStyle, into pieces: inout [MapPiece]) {
    let view: AnyView =
      switch icon {
      case .pin: AnyView(Circle().frame(width: 8, height: 8))
      case .symbol(let name): AnyView(Image(systemName: name).font(.system(size: 15)))
      case .image(let name): AnyView(Image(name).resizable().scaledToFit().frame(width: 18, height: 18))
      case .monogram(let text): AnyView(text.font(.system(size: 13, weight: .semibold)).lineLimit(1))
      }
    pieces.append(MapPiece(path, .marker(icon: view, coordinate, title: AnyView(label)), style))
  }
}

extension Marker where Label == Text {
  /// Creates a marker with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(titleKey))
  }

  /// Creates a marker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .pin, Text(title))
  }

  /// Creates a marker with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .symbol(systemImage), Text(titleKey))
  }

  /// Creates a marker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .symbol(systemImage), Text(title))
  }

  /// Creates a marker with a localized title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .image(image), Text(titleKey))
  }

  /// Creates a marker with a title and a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .image(image), Text(title))
  }

  /// Creates a marker with a localized title and some letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .monogram(monogram), Text(titleKey))
  }

  /// Creates a marker with a title and some letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate, .monogram(monogram), Text(title))
  }

  /// Creates a marker for an item, with its name.
  public init(item: MKMapItem) {
    self.init(item.placemark.coordinate, .pin, Text(item.name ?? item.placemark.name ?? ""))
  }
}

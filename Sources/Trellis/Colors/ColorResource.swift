public import Foundation

/// A colour in an asset catalog, by a name that is checked when the program is compiled.
///
/// `trellis` makes one for each colour of the catalogs beside the source: `Brand Blue` becomes `ColorResource.brandBlue`.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/colorresource.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the colour of a name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// Creates the colour of an asset catalog.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/color/init(_:).
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIColor {
  /// Creates the colour of an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

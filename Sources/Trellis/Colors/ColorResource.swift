public import Foundation

/// A colour in an asset catalog, with a name that is checked at compile time.
///
/// `trellis` generates a constant for each colour of the catalogs beside the source: `Brand Blue` becomes
/// `ColorResource.brandBlue`.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the colour of a name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// Creates a colour from an asset catalog.
  public nonisolated init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

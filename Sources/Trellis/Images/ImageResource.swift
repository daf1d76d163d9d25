public import Foundation

/// A picture in an asset catalog, with a name that is checked at compile time.
///
/// `trellis` generates a constant for each picture of the catalogs beside the source: `movie-poster` becomes
/// `ImageResource.moviePoster`.
public nonisolated struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a reference to the picture of a name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Image {
  /// Creates a view of a picture in an asset catalog.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a view of a picture in an asset catalog, hidden from accessibility.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

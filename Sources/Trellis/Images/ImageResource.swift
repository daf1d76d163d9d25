public import Foundation

/// A picture in an asset catalog, by a name that is checked when the program is compiled.
///
/// `trellis` makes one for each picture of the catalogs beside the source: `movie-poster` becomes `ImageResource.moviePoster`.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/imageresource.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates the picture of a name in a bundle's asset catalogs.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Image {
  /// Creates the picture of an asset catalog.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(_:).
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates the picture of an asset catalog, which means nothing to who doesn't see it.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

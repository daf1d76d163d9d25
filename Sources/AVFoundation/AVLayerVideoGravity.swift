/// The way in which a video fills a layer or a view.
///
/// Videos keep their aspect ratio here, and aren't cut.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avlayervideogravity.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of the video, with its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the view, with the video's aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All of the video in all of the view.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

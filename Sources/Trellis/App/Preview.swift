/// A view to look at while it is written: what `#Preview` makes.
///
/// Nothing shows previews yet: they are compiled, so that source with them builds, and never made.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/preview.
@MainActor @preconcurrency
public struct Preview {
  /// What tools call the preview; nil is for them to say.
  let displayName: String?
  /// Makes the view.
  let body: @MainActor () -> any View

  /// Creates a preview; use `#Preview` instead.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    displayName = name
    self.body = body
  }
}

/// What finds a preview: a type that `#Preview` declares.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/previewregistry.
public protocol PreviewRegistry {
  /// The module and the file in which the preview is written.
  static var fileID: String { get }
  /// The line on which the preview is written, from 1.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}

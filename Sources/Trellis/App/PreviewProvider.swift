/// Views to look at while one writes them.
///
/// Source: documented, developer.apple.com/documentation/swiftui/previewprovider.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

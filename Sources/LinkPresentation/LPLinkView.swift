public import Foundation
import Trellis
public import TrellisUIKit

/// A view of the title and the address of a page, which opens the page in the browser; its images aren't shown.
///
/// Source: documented, developer.apple.com/documentation/linkpresentation/lplinkview.
@MainActor @preconcurrency
open class LPLinkView: UIView {
  /// The values that are shown; a change is shown at once.
  open var metadata: LPLinkMetadata { didSet { update() } }
  private let hosting: UIHostingController<LinkCard>

  /// Creates a view of an address, without a title.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = URL
    self.init(metadata: metadata)
  }

  /// Creates a view of values.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    hosting = UIHostingController(rootView: LinkCard(metadata))
    super.init(frame: .zero)
    hosting.view.frame = bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hosting.view)
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  private func update() { hosting.rootView = LinkCard(metadata) }

  /// The size of the title and the address.
  open override var intrinsicContentSize: CGSize {
    hosting.sizeThatFits(in: CGSize(width: 1e5, height: CGFloat(1e5)))
  }
  /// Returns the size of the title and the address within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.sizeThatFits(in: size) }
}

/// The title of a page, above its host.
private struct LinkCard: View {
  let title: String
  let url: URL?

  init(_ metadata: LPLinkMetadata) {
    url = metadata.url ?? metadata.originalURL
    title = metadata.title ?? url?.absoluteString ?? ""
  }

  var body: some View {
    let card = VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: title).font(.callout.bold()).lineLimit(2)
      if let host = url?.host { Text(verbatim: host).font(.caption).foregroundStyle(.secondary) }
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 12))
    if let url { Link(destination: url) { card }.foregroundStyle(.primary) } else { card }
  }
}

public import Foundation
public import Trellis

/// A button that opens a menu for sharing items.
///
/// A desktop has no list of programs that accept items, so the menu offers what works everywhere: copying the items, opening a
/// link, writing an email with texts or addresses, and saving items with data as files.
/// The subject is that of the email, and the message its beginning. In a menu, the link is a submenu.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sharelink; the menu's items: ours (choice).
public nonisolated struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    (self.items, self.subject, self.message, self.preview) = (items, subject, message, preview)
    self.label = label
  }

  /// The button, with its menu.
  @MainActor public var body: some View {
    Menu {
      ShareMenu(
        items: SharedItems(items.map { $0 }), subject: subject, message: message, preview: { title })
    } label: {
      label
    }
    .menuStyle(.button)
    .menuIndicator(.hidden)
  }

  /// The title and the picture of the items; nil if they have no preview.
  @MainActor private var title: (Text, Image?)? {
    guard let first = items.first, let preview = preview?(first) else { return nil }
    return (items.count == 1 ? preview.title : Text("\(items.count) Items"), preview.picture)
  }
}

extension ShareLink {
  /// Creates a link for items with previews, and any views as its label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }

  /// Creates a link for an item with a preview, and any views as its label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a link for URLs, and any views as its label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }

  /// Creates a link for a URL, and any views as its label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a link for strings, and any views as its label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }

  /// Creates a link for a string, and any views as its label.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

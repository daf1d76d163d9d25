public import Foundation
import Trellis

/// Texts and an image as a value, for the cells of tables and collections.
///
/// Source: documented, developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct; lengths: inferred.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @MainActor public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor = .label
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// Whether the font follows the text size of the system; without effect.
    public var adjustsFontForContentSizeCategory = true

    /// The alignments of lines.
    public enum TextAlignment: Int, Sendable {
      /// Where lines begin; in the middle; over the whole width.
      case natural, center, justified
    }
  }
  /// The properties of the image.
  @MainActor public struct ImageProperties {
    /// The color of symbols; nil for the tint.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; zero for any.
    public var maximumSize = CGSize.zero
    /// The size that is reserved; zero for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The settings of symbols; without effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The first text; nil for none.
  public var text: String?
  /// The first text with attributes; nil for none.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The properties of the first text.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is beside the first one, if there is space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the texts side by side in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between the texts below each other in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The insets of the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ font: UIFont, _ secondary: UIFont, isBeside: Bool = false) {
    textProperties = TextProperties(font: font)
    secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// Returns a value for a row.
  public static func cell() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 15)) }
  /// Returns a value for a row with the second text below.
  public static func subtitleCell() -> Self { Self(.systemFont(ofSize: 17), .systemFont(ofSize: 12)) }
  /// Returns a value for a row with the second text at the right.
  public static func valueCell() -> Self {
    Self(.systemFont(ofSize: 17), .systemFont(ofSize: 17), isBeside: true)
  }
  /// Returns a value for a row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns a value for a header.
  public static func plainHeader() -> Self { header() }
  /// Returns a value for a header of a group.
  public static func groupedHeader() -> Self { header() }
  /// Returns a value for a header of a sidebar.
  public static func sidebarHeader() -> Self { header() }
  /// Returns a value for a footer of a group.
  public static func groupedFooter() -> Self { header() }
  private static func header() -> Self {
    var value = Self(.systemFont(ofSize: 13), .systemFont(ofSize: 13))
    value.textProperties.color = .secondaryLabel
    value.directionalLayoutMargins.top = 6
    value.directionalLayoutMargins.bottom = 6
    return value
  }

  /// Returns a new view of the texts and the image.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  /// Returns the value itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var view: AnyView {
    let insets = directionalLayoutMargins
    return AnyView(
      HStack(spacing: imageToTextPadding) {
        picture
        if prefersSideBySideTextAndSecondaryText {
          HStack(spacing: textToSecondaryTextHorizontalPadding) {
            shown(text, textProperties)
            Spacer(minLength: 0)
            shown(secondaryText, secondaryTextProperties)
          }
        } else {
          VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
            shown(text, textProperties)
            shown(secondaryText, secondaryTextProperties)
          }
        }
      }
      .padding(
        .init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
  }

  @ViewBuilder private var picture: some View {
    if let image {
      let (most, size) = (imageProperties.maximumSize, image.size)
      let scale =
        most == .zero ? 1 : min(1, most.width / max(size.width, 1), most.height / max(size.height, 1))
      let reserved = imageProperties.reservedLayoutSize
      Image(uiImage: image).resizable()
        .foregroundStyle(
          imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint)
        )
        .frame(width: size.width * scale, height: size.height * scale)
        .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
        .frame(
          minWidth: reserved.width > 0 ? reserved.width : nil,
          minHeight: reserved.height > 0 ? reserved.height : nil)
    }
  }

  @ViewBuilder private func shown(_ text: String?, _ properties: TextProperties) -> some View {
    if let text {
      Text(verbatim: text).font(Font(properties.font)).foregroundStyle(Color(uiColor: properties.color))
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
        .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
    }
  }
}

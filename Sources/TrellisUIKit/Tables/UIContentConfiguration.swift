public import Foundation
public import Trellis
import TrellisGeometry
import TrellisLayout

/// A value that describes the content of a cell.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicontentconfiguration.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Returns a new view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the value for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view of content that a value describes.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a value; true by default.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the value has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state of a cell.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// The traits of the cell.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell of a table or a collection.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the table is edited.
  public var isEditing = false
  /// Creates the state of a cell that isn't selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A view of SwiftUI as the content of a cell.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uihostingconfiguration.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// Creates a value for a view.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    (self.content, background) = (content(), EmptyView())
  }
  private init(_ content: Content, _ background: Background, _ insets: EdgeInsets) {
    (self.content, self.background, self.insets) = (content, background, insets)
  }

  /// Returns the value with a background.
  public func background<Style: ShapeStyle>(_ style: Style) -> UIHostingConfiguration<
    Content, some View
  > {
    UIHostingConfiguration<Content, _>(content, Rectangle().fill(style), insets)
  }
  /// Returns the value with a view as the background.
  public func background<Other: View>(@ViewBuilder content background: () -> Other)
    -> UIHostingConfiguration<Content, Other>
  { UIHostingConfiguration<Content, Other>(content, background(), insets) }
  /// Returns the value with margins in points; nil keeps them.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var result = self
    if edges.contains(.top) { result.insets.top = length }
    if edges.contains(.leading) { result.insets.leading = length }
    if edges.contains(.bottom) { result.insets.bottom = length }
    if edges.contains(.trailing) { result.insets.trailing = length }
    return result
  }
  /// Returns the value with margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// Returns a new view of the content.
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  /// Returns the value itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var view: AnyView {
    AnyView(
      content.padding(insets).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background { background })
  }
}

/// A value that is shown by a view of SwiftUI.
@MainActor
private protocol HostedConfiguration { var view: AnyView { get } }
extension UIHostingConfiguration: HostedConfiguration {}
extension UIListContentConfiguration: HostedConfiguration {}

/// The view of a value that is shown by a view of SwiftUI.
final class HostedContentView: UIHostedView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet {
      sizes = [:]
      contentChanged()
    }
  }

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    content = { [weak self] in (self?.configuration as? any HostedConfiguration)?.view }
  }
  required init?(coder: NSCoder) { return nil }

  /// The sizes of the value's content, by width: measuring builds the content anew.
  private var sizes: [CGFloat: CGSize] = [:]

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let known = sizes[size.width] { return known }
    guard let content = content?() else { return .zero }
    let measured = sizeOutsideGraph(of: content, ProposedViewSize(width: size.width, height: nil))
    sizes[size.width] = measured
    return measured
  }
}

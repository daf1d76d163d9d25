import SwiftUI

/// The content of a widget in the frame of a family.
struct WidgetFrame<Content: View>: View {
  let family: WidgetFamily
  let hasMargins: Bool
  let content: Content

  /// The distance between content and frame, and the radius of a frame's corners, in points.
  ///
  /// Source: observed, on a phone of 390 points.
  static var margin: CGFloat { 16 }
  static var radius: CGFloat { 22 }

  var body: some View {
    let margin = hasMargins && !family.isAccessory ? Self.margin : 0
    let shape = RoundedRectangle(cornerRadius: min(radius, family.size.height / 2), style: .continuous)
    content
      .padding(margin)
      .frame(width: family.size.width, height: family.size.height)
      .containerBackgrounds(for: .widget)
      .background { if !family.isAccessory { Rectangle().fill(.background) } }
      .clipShape(shape)
      .containerShape(shape)
      .environment(\.widgetFamily, family)
      .environment(
        \.widgetContentMargins, EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
  }

  private var radius: CGFloat {
    switch family {
    case .accessoryCircular, .accessoryCorner: family.size.height / 2
    case .accessoryRectangular: 8
    case .accessoryInline: 0
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: Self.radius
    }
  }
}

import Foundation
import Trellis
import TrellisLayout

/// A view of UIKit in a view of SwiftUI.
struct ShownView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: uiView.bounds.size)
  }
}

import Foundation
import Trellis
import TrellisLayout

/// A view of UIKit in a view of SwiftUI; another view takes its place.
struct ShownView: View {
  let view: UIView

  var body: some View { Representation(view: view).id(ObjectIdentifier(view)) }

  private struct Representation: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      proposal.replacingUnspecifiedDimensions(by: uiView.bounds.size)
    }
  }
}

/// A controller of UIKit in a view of SwiftUI; another controller takes its place.
struct ShownController: View {
  let controller: UIViewController

  var body: some View { Representation(controller: controller).id(ObjectIdentifier(controller)) }

  private struct Representation: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}

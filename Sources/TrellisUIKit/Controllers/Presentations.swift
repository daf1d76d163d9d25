import Foundation
import Trellis
import TrellisControls

/// The controllers that others present, each on a layer of the representable that shows the presenting controller.
@MainActor
enum Presentations {
  static func present(
    _ controller: UIViewController, from presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    guard presenter.presentedViewController == nil else {
      return Warning.report(
        "\(type(of: presenter)).present: it already presents \(type(of: presenter.presentedViewController!)); nothing is presented"
      )
    }
    guard let tree = presenter.viewIfLoaded?.tree ?? presenter.parent?.viewIfLoaded?.tree else {
      return Warning.report(
        "\(type(of: presenter)).present: no representable shows the controller; nothing is presented")
    }
    presenter.presentedViewController = controller
    controller.presentingViewController = presenter
    tree.present(controller)
    completion?()
  }

  static func dismiss(_ controller: UIViewController, _ completion: (() -> Void)?) {
    let presenter =
      controller.presentedViewController == nil ? controller.presentingViewController : controller
    if let presenter, let presented = presenter.presentedViewController {
      presenter.presentedViewController = nil
      presented.presentingViewController = nil
      (presenter.viewIfLoaded?.tree ?? presenter.parent?.viewIfLoaded?.tree)?.present(nil)
    }
    completion?()
  }
}

/// The layer with the controller that a tree presents.
struct PresentedController: ViewModifier {
  let tree: UIViewTree

  func body(content: Content) -> some View {
    let _ = tree.presentationChanges.read()
    let style = tree.presented?.modalPresentationStyle
    let isCover =
      style == .fullScreen || style == .overFullScreen || style == .currentContext
      || style == .overCurrentContext
    content
      .sheet(isPresented: binding(tree.presented != nil && !isCover)) { page }
      .fullScreenCover(isPresented: binding(tree.presented != nil && isCover)) { page }
  }

  @ViewBuilder private var page: some View {
    if let controller = tree.presented {
      ShownController(controller: controller).interactiveDismissDisabled(controller.isModalInPresentation)
        .id(ObjectIdentifier(controller))
    }
  }

  private func binding(_ isPresented: Bool) -> Binding<Bool> {
    Binding(
      get: { isPresented },
      set: { [tree] isPresented in
        if !isPresented, let presented = tree.presented { Presentations.dismiss(presented, nil) }
      })
  }
}

/// A controller that another one presents.
struct ShownController: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

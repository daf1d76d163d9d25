import Foundation
import Trellis
import TrellisControls

/// A controller on a layer above a tree of views or a window.
@MainActor
final class Presentation {
  let controller: UIViewController
  weak var presenter: UIViewController?
  fileprivate var (onShown, onHidden): ((() -> Void)?, (() -> Void)?)

  fileprivate init(_ controller: UIViewController, by presenter: UIViewController) {
    (self.controller, self.presenter) = (controller, presenter)
  }

  /// Calls the completion of presenting or of dismissing.
  func didChange(isShown: Bool) {
    let completion = isShown ? onShown : onHidden
    if isShown { onShown = nil } else { onHidden = nil }
    if !isShown, host?.current !== self { controller.presentation = nil }
    completion?()
  }

  fileprivate(set) weak var host: PresentationHost?
}

/// The presentation above a tree of views or a window.
@MainActor
final class PresentationHost {
  let window: HostWindow?
  private let changes = ViewSource()
  private(set) var current: Presentation?

  init(in window: HostWindow?) { self.window = window }

  /// Makes the running rule depend on the presentation, and returns it.
  func tracked() -> Presentation? {
    changes.read()
    return current
  }

  fileprivate func show(_ presentation: Presentation?) {
    current = presentation
    presentation?.host = self
    changes.change(in: window, named: "UIViewController.present")
  }
}

/// Presenting and dismissing controllers.
@MainActor
enum Presentations {
  static func present(
    _ controller: UIViewController, from presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    func refuse(_ reason: String) {
      Warning.report("\(type(of: presenter)).present: \(reason); nothing is presented")
    }
    if let presented = presenter.presentedViewController {
      return refuse("it already presents \(type(of: presented))")
    }
    if controller.presentation != nil { return refuse("\(type(of: controller)) is already presented") }
    guard let host = presenter.presentations else { return refuse("no window shows the controller") }
    if let current = host.current {
      return refuse("its window already presents \(type(of: current.controller))")
    }
    let presentation = Presentation(controller, by: presenter)
    presentation.onShown = completion
    (presenter.presented, controller.presentation) = (presentation, presentation)
    host.show(presentation)
    // The controller of an alert has no view that appears.
    if controller is UIAlertController { presentation.didChange(isShown: true) }
  }

  static func dismiss(_ controller: UIViewController, _ completion: (() -> Void)?) {
    let presented =
      controller.presentedViewController ?? controller.presentingViewController?.presentedViewController
    guard let presentation = presented?.presentation else {
      completion?()
      return
    }
    if presentation.controller.presented != nil { dismiss(presentation.controller, nil) }
    presentation.onShown = nil
    presentation.host?.show(nil)
    presentation.presenter?.presented = nil
    if presentation.controller.appearance.phase == Appearance.Phase.hidden {
      presentation.controller.presentation = nil
      completion?()
    } else {
      presentation.onHidden = completion
    }
  }
}

/// The layer with the controller that a tree or a window presents.
struct PresentedController: ViewModifier {
  let host: PresentationHost

  func body(content: Content) -> some View {
    let presentation = host.tracked()
    let alert = presentation?.controller as? UIAlertController
    let _ = alert?.source.read()
    let isCover = presentation?.controller.modalPresentationStyle.isCover == true
    let isPage = presentation != nil && alert == nil
    content
      .sheet(isPresented: binding(presentation, isPage && !isCover)) { page(presentation) }
      .fullScreenCover(isPresented: binding(presentation, isPage && isCover)) { page(presentation) }
      .alert(
        Text(verbatim: alert?.title ?? ""),
        isPresented: binding(presentation, alert?.preferredStyle == .alert)
      ) {
        if let alert { AlertButtons(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: alert?.title ?? ""),
        isPresented: binding(presentation, alert?.preferredStyle == .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        if let alert { AlertButtons(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  @ViewBuilder private func page(_ presentation: Presentation?) -> some View {
    if let controller = presentation?.controller {
      ShownController(controller: controller).interactiveDismissDisabled(controller.isModalInPresentation)
    }
  }

  private func binding(_ presentation: Presentation?, _ isPresented: Bool) -> Binding<Bool> {
    Binding(
      get: { isPresented },
      set: { isPresented in
        if !isPresented, let presentation, presentation.host?.current === presentation {
          Presentations.dismiss(presentation.controller, nil)
        }
      })
  }
}

extension UIModalPresentationStyle {
  /// Whether a controller covers the whole window.
  fileprivate var isCover: Bool {
    [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(self)
  }
}

public import Foundation
import Trellis
import TrellisControls
public import TrellisUIKit

/// A controller that opens a page in the user's browser when it is shown, and says so with the address and a button.
///
/// Source: documented, developer.apple.com/documentation/safariservices/sfsafariviewcontroller; the browser: ours.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// The settings, which have no effect.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Creates the default settings.
    public override init() {}
    /// Whether the reader is used.
    open var entersReaderIfAvailable = false
    /// Whether the bar of the address becomes smaller.
    open var barCollapsingEnabled = true
  }
  /// The names of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done, close, cancel.
    case done, close, cancel
  }

  /// The settings, which have no effect.
  public let configuration: Configuration
  /// The object that is notified.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars; without effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; without effect.
  open var preferredControlTintColor: UIColor?
  /// The name of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done
  private let address: URL
  private var isOpened = false
  private lazy var hosting = UIHostingController(rootView: SafariPage(controller: self, address: address))

  /// Creates a controller of a page of the web.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    hosting.view.frame = view.bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(hosting.view)
    addChild(hosting)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpened { return }
    isOpened = true
    UIApplication.shared.open(address) { [weak self] isAccepted in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isAccepted)
    }
  }

  fileprivate func close() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  fileprivate var closeTitle: String {
    switch dismissButtonStyle {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
}

/// The object that is notified of a page in the browser.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called when the desktop has accepted the address, or not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  /// Called before the browser is opened from the page; never called here.
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The address of a page that the browser shows.
private struct SafariPage: View {
  weak var controller: SFSafariViewController?
  let address: URL
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "safari").font(.largeTitle).foregroundStyle(.secondary)
      Text(verbatim: address.absoluteString).font(.headline).multilineTextAlignment(.center)
      Text("This page is open in your browser.").foregroundStyle(.secondary)
      HStack(spacing: 12) {
        Button("Open Again") { openURL(address) }
        Button(controller?.closeTitle ?? "Done") {
          controller?.close()
          dismiss()
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

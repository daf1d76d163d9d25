import MessageUI
import SwiftUI
import Testing
import TrellisTesting

@Suite @MainActor struct MessageTests {
  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var results: [String] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { results.append("mail \(result) \((error as? MFMailComposeError)?.code == .sendFailed)") }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) { results.append("message \(result)") }
  }

  private struct Mail: UIViewControllerRepresentable {
    let delegate: Delegate
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
      let controller = MFMailComposeViewController()
      controller.setToRecipients(["a@example.org"])
      controller.mailComposeDelegate = delegate
      return controller
    }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  }

  private struct Message: UIViewControllerRepresentable {
    let delegate: Delegate
    func makeUIViewController(context: Context) -> MFMessageComposeViewController {
      let controller = MFMessageComposeViewController()
      controller.messageComposeDelegate = delegate
      return controller
    }
    func updateUIViewController(_ controller: MFMessageComposeViewController, context: Context) {}
  }

  @Test func `nothing can be sent, and writing fails`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    let delegate = Delegate()
    let mail = TestHost(Mail(delegate: delegate))
    _ = mail.texts
    let message = TestHost(Message(delegate: delegate))
    _ = message.texts
    #expect(delegate.results == ["mail failed true", "message failed"])
  }
}

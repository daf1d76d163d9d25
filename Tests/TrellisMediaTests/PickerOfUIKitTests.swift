import AVKit
import PhotosUI
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@Suite @MainActor struct PickerOfUIKitTests {
  private final class Delegate: PHPickerViewControllerDelegate {
    var results: [[PHPickerResult]] = []
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      self.results.append(results)
    }
  }

  private struct Picker: UIViewControllerRepresentable {
    let delegate: Delegate
    let limit: Int
    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = limit
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = delegate
      return picker
    }
    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
  }

  @Test func `a picker asks for pictures, and passes at most as many as it should`() throws {
    let delegate = Delegate()
    let host = TestHost(Picker(delegate: delegate, limit: 2))
    _ = host.texts
    let dialog = try #require(host.fileDialog)
    #expect(dialog.contentTypes == [.image])
    #expect(dialog.allowsMultipleSelection)
    let folder = FileManager.default.temporaryDirectory
    let files = (1...3).map { folder.appendingPathComponent("\(UUID().uuidString)-\($0).png") }
    for file in files { try Data([0]).write(to: file) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try host.chooseFiles(files)
    #expect(delegate.results.map(\.count) == [2])
    #expect(delegate.results[0][0].itemProvider.hasItemConformingToTypeIdentifier("public.png"))
  }

  @Test func `cancelling passes nothing`() throws {
    let delegate = Delegate()
    let host = TestHost(Picker(delegate: delegate, limit: 1))
    _ = host.texts
    #expect(try #require(host.fileDialog).allowsMultipleSelection == false)
    try host.cancelFileDialog()
    #expect(delegate.results.map(\.count) == [0])
  }

  private struct Player: UIViewControllerRepresentable {
    let controls: Bool
    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = AVPlayer()
      return controller
    }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
      controller.showsPlaybackControls = controls
    }
  }

  @Test func `a player's controller shows the controls of a video player, or none`() throws {
    let shown = TestHost(Player(controls: true), size: CGSize(width: 300, height: 200))
    #expect(try shown.accessibilityElement("Play").label == "Play")
    let hidden = TestHost(Player(controls: false), size: CGSize(width: 300, height: 200))
    #expect(throws: (any Error).self) { try hidden.accessibilityElement("Play") }
  }

  private struct PlayerOfAppKit: NSViewRepresentable {
    func makeNSView(context: Context) -> AVPlayerView {
      let view = AVPlayerView(frame: .zero)
      view.player = AVPlayer()
      return view
    }
    func updateNSView(_ view: AVPlayerView, context: Context) {}
  }

  @Test func `a player's view of AppKit shows the controls`() throws {
    let host = TestHost(PlayerOfAppKit(), size: CGSize(width: 300, height: 200))
    #expect(try host.accessibilityElement("Play").label == "Play")
  }
}

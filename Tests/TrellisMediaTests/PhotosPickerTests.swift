import PhotosUI
import SwiftUI
import Testing
import TrellisTesting
import UniformTypeIdentifiers

@MainActor private final class Chosen {
  var items: [PhotosPickerItem] = []
  var item: PhotosPickerItem?
}

@Suite @MainActor struct PhotosPickerTests {
  private let chosen = Chosen()
  private var item: Binding<PhotosPickerItem?> { Binding(get: { chosen.item }, set: { chosen.item = $0 }) }
  private var items: Binding<[PhotosPickerItem]> {
    Binding(get: { chosen.items }, set: { chosen.items = $0 })
  }

  /// A file with one red pixel.
  private func picture() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    let data = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="))
    try data.write(to: file)
    return file
  }

  @Test func `a picker asks for one picture, whose data and image can be loaded`() async throws {
    let host = TestHost(PhotosPicker("Pick", selection: item, matching: .images))
    try host.tap("Pick")
    let dialog = try #require(host.fileDialog)
    #expect(dialog.contentTypes == [.image])
    #expect(!dialog.allowsMultipleSelection)
    let file = try picture()
    defer { try? FileManager.default.removeItem(at: file) }
    try host.chooseFiles([file])
    let found = try #require(chosen.item)
    #expect(found.supportedContentTypes == [.png])
    #expect(found.itemIdentifier == nil)
    #expect(try await found.loadTransferable(type: Data.self) == Data(contentsOf: file))
    #expect(try await found.loadTransferable(type: Image.self) != nil)
  }

  @Test func `a picker of several takes at most as many as it should`() throws {
    let host = TestHost(
      PhotosPicker(selection: items, maxSelectionCount: 2, matching: .any(of: [.images, .videos])) {
        Text("Pick")
      })
    try host.tap("Pick")
    let dialog = try #require(host.fileDialog)
    #expect(Set(dialog.contentTypes) == [.image, .movie])
    #expect(dialog.allowsMultipleSelection)
    try host.chooseFiles((1...3).map { URL(fileURLWithPath: "/\($0).png") })
    #expect(chosen.items.count == 2)
  }

  @Test func `cancelling changes nothing`() throws {
    let host = TestHost(PhotosPicker("Pick", selection: items))
    try host.tap("Pick")
    try host.cancelFileDialog()
    #expect(chosen.items.isEmpty)
  }

  @Test func `a file that isn't there throws, and a type without a representation is nil`() async throws {
    let host = TestHost(PhotosPicker("Pick", selection: item))
    try host.tap("Pick")
    try host.chooseFiles([URL(fileURLWithPath: "/none/of-this.png")])
    let found = try #require(chosen.item)
    await #expect(throws: (any Error).self) { try await found.loadTransferable(type: Data.self) }
    #expect(try await PhotosPickerItem(itemIdentifier: "x").loadTransferable(type: Data.self) == nil)
  }

  @Test func `filters are sets of kinds`() {
    #expect(PHPickerFilter.any(of: [.images, .videos]) == .not(.all(of: [.images, .videos])))
    #expect(PHPickerFilter.not(.videos) == .images)
  }

  @Test func `there is no library`() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .restricted)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .restricted)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    await #expect(throws: PHPhotosError(.accessRestricted)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
  }
}

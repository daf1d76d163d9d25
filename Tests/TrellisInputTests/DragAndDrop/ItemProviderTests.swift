import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Dragged data: item providers, and the representations of values.
@MainActor @Suite struct ItemProviderTests {
  private let heard = Heard()

  /// Returns a window with a source at the left and a target at the right, 50 points each and 50 points apart.
  private func host(_ source: some View, _ target: some View) -> TestHost {
    TestHost(
      topLeft: HStack(spacing: 50) {
        source.frame(width: 50, height: 50)
        target.frame(width: 50, height: 50)
      })
  }

  private func drag(_ host: TestHost) { host.drag(from: at(10, 10), to: at(120, 20)) }

  @Test func `an item provider is dragged to a view that accepts its type`() {
    var isOver = false
    let host = host(
      Color.red.onDrag { NSItemProvider(object: NSString(string: "word")) },
      Color.blue.onDrop(
        of: [.text],
        isTargeted: Binding(
          get: { isOver },
          set: {
            isOver = $0
            heard.say("\($0)")
          })
      ) { providers, place in
        heard.say("\(providers.map(\.registeredTypeIdentifiers)) \(Int(place.x)),\(Int(place.y))")
        _ = providers[0].loadObject(ofClass: String.self) { [heard] text, error in
          MainActor.assumeIsolated { heard.say("\(text ?? "none") \(error == nil)") }
        }
        return true
      })
    drag(host)
    #expect(heard.take() == ["true", "false", "[[\"public.utf8-plain-text\"]] 20,20", "word true"])
  }

  @Test func `an object of a class is read from the data of a provider`() {
    let provider = NSItemProvider(object: NSString(string: "word"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    _ = provider.loadObject(ofClass: NSString.self) { [heard] (object: (any NSItemProviderReading)?, error) in
      let text = "\(object as? NSString ?? "none") \(error == nil)"
      MainActor.assumeIsolated { heard.say(text) }
    }
    _ = provider.loadObject(ofClass: NSURL.self) { [heard] (object: (any NSItemProviderReading)?, error) in
      let isMissing = object == nil
      MainActor.assumeIsolated { heard.say("\(isMissing) \(error != nil)") }
    }
    #expect(heard.take() == ["word true", "true true"])
    let picture = NSItemProvider()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let data = image.pngData()
    picture.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    _ = picture.loadObject(ofClass: UIImage.self) { [heard] (object: (any NSItemProviderReading)?, error) in
      let size = (object as? UIImage)?.size
      MainActor.assumeIsolated { heard.say("\(size?.height ?? 0)") }
    }
    #expect(heard.take() == ["3.0"])
  }

  @Test func `a view that accepts other types rejects the drop`() {
    let host = host(
      Color.red.onDrag { NSItemProvider(object: NSString(string: "word")) },
      Color.blue.onDrop(of: ["public.image", "no kind"], isTargeted: nil) { (_: [NSItemProvider]) in
        heard.say("taken")
        return true
      })
    drag(host)
    #expect(heard.take() == [])
  }

  @Test func `values are converted to item providers and back`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let kinds: [String] = ["public.url", "public.utf8-plain-text"]
    let asProvider = host(
      Color.red.draggable(url),
      Color.blue.onDrop(of: [.url], isTargeted: nil) { (providers: [NSItemProvider]) in
        heard.say("\(providers[0].registeredTypeIdentifiers == kinds)")
        providers[0].loadDataRepresentation(forTypeIdentifier: "public.url") { [heard] data, _ in
          MainActor.assumeIsolated { heard.say(String(decoding: data ?? Data(), as: UTF8.self)) }
        }
        providers[0].loadDataRepresentation(forTypeIdentifier: "public.png") { [heard] data, error in
          MainActor.assumeIsolated { heard.say("\(data == nil) \(error != nil)") }
        }
        return true
      })
    drag(asProvider)
    #expect(heard.take() == ["true", "https://example.org/a", "true true"])
    let asValue = host(
      Color.red.onDrag { NSItemProvider(object: NSURL(string: "https://example.org/b")!) },
      Color.blue.dropDestination(for: URL.self) { urls, _ in
        heard.say(urls.map(\.absoluteString).joined())
        return true
      })
    drag(asValue)
    #expect(heard.take() == ["https://example.org/b"])
  }

  private struct Line: DropDelegate {
    let heard: Heard
    var proposal: DropOperation?
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
    func dropEntered(info: DropInfo) { heard.say("entered \(Int(info.location.x))") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      heard.say("updated \(Int(info.location.x))")
      return proposal.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { heard.say("exited") }
    func performDrop(info: DropInfo) -> Bool {
      heard.say("performed \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  @Test func `a drop delegate is notified of items over its view`() {
    let host = host(Color.red.draggable("word"), Color.blue.onDrop(of: [.text], delegate: Line(heard: heard)))
    host.press(at: at(10, 10))
    host.move(to: at(110, 20))
    host.move(to: at(120, 20))
    #expect(heard.take() == ["entered 10", "updated 10", "updated 20"])
    host.move(to: at(70, 20))
    #expect(heard.take() == ["exited"])
    host.move(to: at(130, 20))
    host.release(at: at(130, 20))
    #expect(heard.take() == ["entered 30", "updated 30", "updated 30", "performed 1"])
  }

  @Test func `a drop that the delegate forbids isn't performed`() {
    let target = Color.blue.onDrop(of: [.text], delegate: Line(heard: heard, proposal: .forbidden))
    drag(host(Color.red.draggable("word"), target))
    #expect(!heard.take().contains { $0.hasPrefix("performed") })
    drag(host(Color.red.draggable(Data("x".utf8)), target))
    #expect(heard.take() == [], "bytes are no text")
  }

  private struct Note: Transferable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .json) { note in
        await Task.yield()
        return Data(note.text.utf8)
      } importing: { data in
        Note(text: String(decoding: data, as: UTF8.self))
      }
      FileRepresentation(importedContentType: .plainText) { received in
        Note(text: "file \(try String(contentsOf: received.file, encoding: .utf8))")
      }
    }
  }

  @Test func `asynchronously created data are delivered when ready`() async throws {
    let host = host(
      Color.red.draggable(Note(text: "late")),
      Color.blue.onDrop(of: [.json], isTargeted: nil) { (providers: [NSItemProvider]) in
        providers[0].loadTransferable(type: Note.self) { [heard] result in
          MainActor.assumeIsolated { heard.say((try? result.get().text) ?? "none") }
        }
        return true
      })
    drag(host)
    try await host.wait(for: "the value") { heard.words == ["late"] }
  }

  @Test func `a file of the right type makes a value, and one of another type doesn't`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = host(
      Color.red,
      Color.blue.dropDestination(for: Note.self) { notes, _ in
        heard.say(notes.map(\.text).joined(separator: "+"))
        return true
      })
    host.drop(files: [file], at: at(120, 20))
    #expect(heard.take() == ["file content"])
    host.drop(files: [folder.appendingPathComponent("a.png")], at: at(120, 20))
    host.drop(files: [folder.appendingPathComponent("missing.txt")], at: at(120, 20))
    #expect(heard.take() == [])
  }
}

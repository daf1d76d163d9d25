import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// File dialogs: CF-74, and other documented behaviour.
@MainActor @Suite struct FileDialogTests {
  @Observable final class Model {
    var isPresented = false
    var isThere = true
    var results: [String] = []
    var document: Note? = Note(text: "hello")
  }

  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "bad" { throw CocoaError(.fileWriteInapplicableStringEncoding) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Importing: View {
    @Bindable var model: Model
    var body: some View {
      if model.isThere {
        Button("Import") { model.isPresented = true }
          .fileImporter(
            isPresented: $model.isPresented, allowedContentTypes: [.json, .image],
            allowsMultipleSelection: true
          ) { result in
            let state = model.isPresented ? "open" : "closed"
            switch result {
            case .success(let urls): model.results.append("\(urls.map(\.lastPathComponent)) \(state)")
            case .failure(let error): model.results.append("\(error.localizedDescription) \(state)")
            }
          } onCancellation: {
            model.results.append("cancelled")
          }
          .fileDialogMessage("Choose data")
          .fileDialogConfirmationLabel(Text("Take"))
          .fileDialogDefaultDirectory(URL(fileURLWithPath: "/data"))
      }
    }
  }

  struct Exporting: View {
    @Bindable var model: Model
    var body: some View {
      Text("note").fileExporter(
        isPresented: $model.isPresented, document: model.document, contentType: .plainText,
        defaultFilename: "a/b"
      ) { result in
        model.results.append((try? result.get().lastPathComponent) ?? "failed")
      }
    }
  }

  @Test func cf74AfterAChoiceTheValueIsFalseAndThenItIsTold() throws {
    let model = Model()
    let host = TestHost(Importing(model: model))
    #expect(host.fileDialog == nil)
    try host.tap("Import")
    let dialog = try #require(host.fileDialog)
    #expect(!dialog.isForSaving)
    #expect(dialog.allowsMultipleSelection)
    #expect(dialog.contentTypes == [.json, .image])
    #expect(dialog.message == "Choose data")
    #expect(dialog.confirmationLabel == "Take")
    #expect(dialog.folder?.path == "/data")
    try host.chooseFiles([URL(fileURLWithPath: "/data/a.json"), URL(fileURLWithPath: "/data/b.png")])
    #expect(model.results == [#"["a.json", "b.png"] closed"#])
    #expect(!model.isPresented)
    #expect(host.fileDialog == nil)
  }

  @Test func cf74CancellingOnlySetsTheValue() throws {
    let model = Model()
    let host = TestHost(Importing(model: model))
    try host.tap("Import")
    try host.cancelFileDialog()
    #expect(!model.isPresented)
    #expect(model.results == ["cancelled"])
    // The dialog can be opened again.
    try host.tap("Import")
    #expect(host.fileDialog != nil)
  }

  @Test func theProgramAndAViewThatGoesCloseIt() throws {
    let model = Model()
    let host = TestHost(Importing(model: model))
    try host.tap("Import")
    model.isPresented = false
    #expect(host.fileDialog == nil)
    try host.tap("Import")
    #expect(host.fileDialog != nil)
    model.isThere = false
    #expect(host.fileDialog == nil)
    #expect(model.results.isEmpty)
    #expect(throws: TestHostError.self) { try host.cancelFileDialog() }
  }

  @Test func aDocumentIsWrittenWhereThePersonSays() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = TestHost(Exporting(model: model))
    model.isPresented = true
    let dialog = try #require(host.fileDialog)
    #expect(dialog.isForSaving)
    #expect(dialog.names == ["a-b.txt"])
    let url = folder.appendingPathComponent("c.txt")
    try host.chooseFiles([url])
    #expect(try String(contentsOf: url, encoding: .utf8) == "hello")
    #expect(model.results == ["c.txt"])

    // A failed write is reported, and the existing file stays as it is.
    model.document = Note(text: "bad")
    model.isPresented = true
    try host.chooseFiles([url])
    #expect(model.results == ["c.txt", "failed"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "hello")
  }

  @Test func whoAsksAgainAtOnceIsAskedAgain() throws {
    struct Again: View {
      @Bindable var model: Model
      var body: some View {
        Text("again").fileImporter(isPresented: $model.isPresented, allowedContentTypes: []) { result in
          model.results.append((try? result.get().lastPathComponent) ?? "failed")
          if model.results.count < 2 { model.isPresented = true }
        }
      }
    }
    let model = Model()
    let host = TestHost(Again(model: model))
    model.isPresented = true
    try host.chooseFiles([URL(fileURLWithPath: "/a")])
    #expect(host.fileDialog != nil)
    try host.chooseFiles([URL(fileURLWithPath: "/b")])
    #expect(host.fileDialog == nil)
    #expect(model.results == ["a", "b"])
    #expect(!model.isPresented)
  }

  @Test func withoutADocumentNothingIsAsked() {
    let model = Model()
    let host = TestHost(Exporting(model: model))
    model.document = nil
    model.isPresented = true
    #expect(host.fileDialog == nil)
    #expect(!model.isPresented)
    #expect(model.results.isEmpty)
  }

  @Test func severalDocumentsGetNamesOfTheirOwn() throws {
    struct Several: View {
      @Bindable var model: Model
      var body: some View {
        Text("notes").fileExporter(
          isPresented: $model.isPresented, documents: [Note(text: "1"), Note(text: "2")],
          contentType: .plainText
        ) { result in
          model.results.append("\((try? result.get().count) ?? -1)")
        }
      }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Model()
    let host = TestHost(Several(model: model))
    model.isPresented = true
    let names = try #require(host.fileDialog).names
    #expect(names == ["Untitled.txt", "Untitled 2.txt"])
    try host.chooseFiles(names.map(folder.appendingPathComponent))
    #expect(model.results == ["2"])
    #expect(
      try String(contentsOf: folder.appendingPathComponent("Untitled 2.txt"), encoding: .utf8) == "2")
  }
}

@Suite struct FileWrapperTests {
  @Test func foldersAreWrittenAndRead() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt") != "b.txt")
    try folder.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(folder.filename == place.lastPathComponent)
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && !read.isRegularFile)
    #expect(read.fileWrappers?.count == 3)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    let a = try #require(read.fileWrappers?["a.txt"])
    #expect(read.keyForFileWrapper(a) == "a.txt")
    read.removeFileWrapper(a)
    // The write replaces the existing files.
    try read.write(to: place, originalContentsURL: nil)
    #expect(try FileWrapper(url: place).fileWrappers?.count == 2)
    #expect(throws: (any Error).self) { try FileWrapper(url: place.appendingPathComponent("none")) }
  }
}

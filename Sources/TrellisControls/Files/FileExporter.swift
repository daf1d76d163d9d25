public import Foundation
public import Trellis
public import UniformTypeIdentifiers

/// The content and the name of a file to write.
private struct FileToWrite {
  let type: UTType
  let name: String
  let make: () throws -> FileWrapper

  init(_ type: UTType, name: String?, make: @escaping () throws -> FileWrapper) {
    self.type = type
    let name = (name ?? "Untitled").replacingOccurrences(of: "/", with: "-")
    self.name = type.named(name.isEmpty ? "Untitled" : name)
    self.make = make
  }

  init<D: FileDocument>(_ document: D, as type: UTType, name: String?) {
    self.init(type, name: name) {
      try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  init<D: ReferenceFileDocument>(_ document: D, as type: UTType, name: String?) {
    self.init(type, name: name) {
      try document.fileWrapper(
        snapshot: try document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  func write(to url: URL) throws { try make().write(to: url, options: .atomic, originalContentsURL: nil) }
}

extension View {
  private nonisolated func exporter(
    _ isPresented: Binding<Bool>, _ file: @escaping () -> FileToWrite?,
    _ completion: @escaping (Result<URL, any Error>) -> Void, _ cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: { file().map { FileRequest(.save(name: $0.name), [$0.type]) } },
        completion: { result in
          completion(
            result.flatMap { urls in
              Result {
                try file()?.write(to: urls[0])
                return urls[0]
              }
            })
        }, cancellation: cancellation))
  }

  private nonisolated func exporter(
    _ isPresented: Binding<Bool>, severalOf type: UTType, _ files: @escaping () -> [FileToWrite],
    _ completion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: {
          let names = FileNames.different(files().map(\.name))
          return names.isEmpty ? nil : FileRequest(.saveSeveral(names: names), [type])
        },
        completion: { result in
          completion(
            result.flatMap { urls in
              Result {
                let files = files()
                // The dialog returns a location for each file.
                guard urls.count == files.count else { throw CocoaError(.fileWriteUnknown) }
                for (file, url) in zip(files, urls) { try file.write(to: url) }
                return urls
              }
            })
        }, cancellation: {}))
  }

  /// Asks for a location with the desktop's dialog while a value is true, and writes a document there.
  ///
  /// When the dialog closes, the value is set to false. Then `onCompletion` is called with the location, or with the error if
  /// writing failed. If the user cancels, `onCompletion` isn't called. Without a document, no dialog is shown. The proposed name
  /// has the type's extension; the default is "Untitled". If the desktop has no dialog, `onCompletion` gets
  /// `CocoaError.featureUnsupported`.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:).
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, { document.map { FileToWrite($0, as: contentType, name: defaultFilename) } }, onCompletion,
      {})
  }

  /// Asks for a location while a value is true, and writes the snapshot of an object there.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, { document.map { FileToWrite($0, as: contentType, name: defaultFilename) } }, onCompletion,
      {})
  }

  /// Asks for a location while a value is true, writes a document as the first of some types, and reports cancellation.
  ///
  /// An empty array means the writable types of the document.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view,
  /// `fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)`.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(
      isPresented, { document.map { FileToWrite($0, as: type, name: defaultFilename) } }, onCompletion,
      onCancellation)
  }

  /// Asks for a folder while a value is true, and writes documents into it; without documents, no dialog is shown.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/view/fileexporter(ispresented:documents:contenttype:oncompletion:).
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented, severalOf: contentType, { documents.map { FileToWrite($0, as: contentType, name: nil) } },
      onCompletion)
  }

  /// Asks for a folder while a value is true, and writes the snapshots of objects into it.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, severalOf: contentType, { documents.map { FileToWrite($0, as: contentType, name: nil) } },
      onCompletion)
  }
}

enum FileNames {
  /// Returns the names, with a number added to each repetition.
  static func different(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1 else { return name }
      let path = name as NSString
      let numbered = "\(path.deletingPathExtension) \(count)"
      return path.pathExtension.isEmpty ? numbered : "\(numbered).\(path.pathExtension)"
    }
  }
}

public import Foundation
public import Trellis
public import UniformTypeIdentifiers

/// Something that is to be written to a file.
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
          let names = FileNames.different(files().map(\.name), type)
          return names.isEmpty ? nil : FileRequest(.saveSeveral(names: names), [type])
        },
        completion: { result in
          completion(
            result.flatMap { urls in
              Result {
                let files = files()
                // The dialog answers a place for each.
                guard urls.count == files.count else { throw CocoaError(.fileWriteUnknown) }
                for (file, url) in zip(files, urls) { try file.write(to: url) }
                return urls
              }
            })
        }, cancellation: {}))
  }

  /// Asks where a document is to be written while a value is true, by the desktop's dialog, and writes it there.
  ///
  /// The value is set to false when the dialog is over, then `onCompletion` is called with where it was written, or why it couldn't be;
  /// not where the person cancelled. Without a document nothing is asked. The name that is proposed has the kind's extension; without
  /// one it is "Untitled". Where the desktop has no dialog, `onCompletion` gets `CocoaError.featureUnsupported`.
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

  /// Asks where an object's snapshot is to be written while a value is true, and writes it there.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented, { document.map { FileToWrite($0, as: contentType, name: defaultFilename) } }, onCompletion,
      {})
  }

  /// Asks where a document is to be written, as the first of some kinds, and says where the person cancelled.
  ///
  /// No kinds are those that the document can be written as.
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

  /// Asks for a folder for some documents while a value is true, and writes them into it; without documents nothing is asked.
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

  /// Asks for a folder for the snapshots of some objects while a value is true, and writes them into it.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented, severalOf: contentType, { documents.map { FileToWrite($0, as: contentType, name: nil) } },
      onCompletion)
  }
}

private enum FileNames {
  /// Names, of which those that come again get a number.
  static func different(_ names: [String], _ type: UTType) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      guard let count = counts[name], count > 1 else { return name }
      let path = name as NSString
      return type.named("\(path.deletingPathExtension) \(count)")
    }
  }
}

import Foundation
import Trellis
import TrellisDisplayList

/// The items of the menu of a ``ShareLink``.
struct ShareMenu: View {
  let items: SharedItems
  let subject: Text?
  let message: Text?
  /// Returns the title and the picture of the items; nil if they have no preview.
  let preview: @MainActor () -> (Text, Image?)?
  @Environment(\.fileChooser) private var chooser
  @Environment(\.locale) private var locale

  var body: some View {
    let preview = preview()
    let files = items.files
    Section {
      Button(items.link == nil ? "Copy" : "Copy Link", systemImage: "doc.on.doc") {
        if let pasteboard = CurrentWindow.pasteboard { items.copy(to: pasteboard) }
      }
      if let link = items.link {
        Button("Open Link", systemImage: "globe") { _ = CurrentWindow.open(link) }
      }
      if items.areText { Button("Email…", systemImage: "envelope", action: mail) }
      if let chooser, !files.isEmpty {
        Button(files.count == 1 ? "Save to File…" : "Save to Folder…", systemImage: "square.and.arrow.down") {
          FileSaver(chooser: chooser, name: (preview?.0 ?? subject)?.string(in: locale)).save(files)
        }
      }
    } header: {
      if let (title, picture) = preview {
        HStack(spacing: 8) {
          picture?.resizable().scaledToFit().frame(width: 32, height: 32).accessibilityHidden(true)
          title.lineLimit(2).frame(maxWidth: 220, alignment: .leading)
        }
        .padding(.vertical, 4)
      } else if let link = items.link {
        Text(verbatim: link.absoluteString).lineLimit(1).truncationMode(.middle)
          .frame(maxWidth: 220, alignment: .leading)
      }
    }
  }

  /// Opens an email with the message and the items' texts in the desktop's program for emails.
  private func mail() {
    let (subject, message) = (subject?.string(in: locale), message?.string(in: locale))
    Task.immediate { @MainActor in
      let body = [message].compactMap(\.self) + (await items.texts())
      if let url = URL(mailSubject: subject, body: body.joined(separator: "\n\n")) {
        _ = CurrentWindow.open(url)
      }
    }
  }
}

extension URL {
  /// Creates the address of a new email without a recipient.
  init?(mailSubject subject: String?, body: String) {
    var unreserved = CharacterSet(charactersIn: "-._~")
    unreserved.formUnion(.init(charactersIn: "a"..."z"))
    unreserved.formUnion(.init(charactersIn: "A"..."Z"))
    unreserved.formUnion(.init(charactersIn: "0"..."9"))
    let fields = [("subject", subject), ("body", body.replacing("\n", with: "\r\n"))]
    let query = fields.compactMap { name, value in
      value?.addingPercentEncoding(withAllowedCharacters: unreserved).map { "\(name)=\($0)" }
    }
    self.init(string: "mailto:?" + query.joined(separator: "&"))
  }
}

/// Saves shared items as files, at locations that the user chooses.
@MainActor
private struct FileSaver {
  let chooser: FileChooser
  /// The name for files that have none; nil is "Untitled".
  let name: String?

  func save(_ files: [SharedItems.File]) {
    let name = (name ?? "Untitled").replacingOccurrences(of: "/", with: "-")
    let names = FileNames.different(files.map { $0.name ?? $0.type.named(name.isEmpty ? "Untitled" : name) })
    let request =
      files.count == 1
      ? FileRequest(.save(name: names[0]), [files[0].type]) : FileRequest(.saveSeveral(names: names), [])
    // The dialog stays although the menu, which opened it, has closed.
    _ = chooser.choose(request) { answer in
      switch answer {
      case .chosen(let urls): Task.immediate { @MainActor in await write(files, to: urls) }
      case .cancelled: break
      case .impossible(let reason): Warning.report("ShareLink: can't show a dialog: \(reason)")
      }
    }
  }

  private func write(_ files: [SharedItems.File], to urls: [URL]) async {
    for (file, url) in zip(files, urls) {
      do {
        try await file.load().write(to: url, options: .atomic)
      } catch {
        Warning.report("ShareLink: \(url.lastPathComponent) can't be saved: \(error.localizedDescription)")
      }
    }
  }
}

import CDesktop
import Foundation
import Trellis
import UniformTypeIdentifiers

/// The desktop's file dialogs.
///
/// Source: documented, flatpak.github.io/xdg-desktop-portal, org.freedesktop.portal.FileChooser.
enum DesktopFiles {
  /// Shows a dialog, and calls `completion` once when it ends; returns a closure that closes the dialog early.
  ///
  /// `window` is the portal's name of the parent window; "" means none. `bus` is the address of the bus; nil means the session
  /// bus. Closing the dialog early suppresses `completion`.
  @MainActor
  static func ask(
    _ request: FileRequest, for window: String, bus: String? = nil,
    _ completion: @escaping @MainActor (FileAnswer) -> Void
  ) -> @MainActor () -> Void {
    let end = Pipe()
    let hearing = DialogCompletion(completion)
    let thread = Thread {
      let answer = FileQuestion(request, window).ask(bus, until: end.fileHandleForReading.fileDescriptor)
      DispatchQueue.main.async { MainActor.assumeIsolated { hearing.tell(answer) } }
    }
    thread.name = "file dialog"
    thread.start()
    return {
      hearing.stop()
      try? end.fileHandleForWriting.write(contentsOf: Data([0]))
    }
  }
}

/// Calls a dialog's completion once, unless the dialog is closed early.
@MainActor private final class DialogCompletion {
  private var completion: (@MainActor (FileAnswer) -> Void)?

  init(_ completion: @escaping @MainActor (FileAnswer) -> Void) { self.completion = completion }

  func stop() { completion = nil }

  func tell(_ answer: FileAnswer) {
    let completion = completion
    stop()
    completion?(answer)
  }
}

/// A file request as the portal expects it.
struct FileQuestion {
  private let request: FileRequest
  private let window: String

  init(_ request: FileRequest, _ window: String) { (self.request, self.window) = (request, window) }

  /// Shows the dialog and waits for its answer, or until the file descriptor `cancel` becomes readable.
  func ask(_ bus: String?, until cancel: Int32) -> FileAnswer {
    let memory = CStrings()
    let filters = FileFilter.all(for: request.contentTypes, isForSaving: request.isForSaving).map { filter in
      desktop_file_filter(
        name: memory.copy(filter.name), patterns: memory.list(filter.patterns),
        types: memory.list(filter.types))
    }
    var question = desktop_file_request()
    question.parent = memory.copy(window)
    question.accept = request.confirmationLabel.map(memory.copy)
    question.folder = request.folder.map { memory.copy($0.path) }
    let title: String
    switch request.purpose {
    case .open(let isMultiple):
      (title, question.method) = ("Open", memory.copy("OpenFile"))
      question.multiple = isMultiple ? 1 : 0
      question.directory = request.contentTypes.wantsFolders ? 1 : 0
    case .save(let name):
      (title, question.method, question.name) = ("Save", memory.copy("SaveFile"), memory.copy(name))
    case .saveSeveral(let names):
      (title, question.method, question.names) = ("Save", memory.copy("SaveFiles"), memory.list(names))
    }
    question.title = memory.copy(request.message ?? title)
    let found = Found()
    let answer = filters.withUnsafeBufferPointer { filters in
      if question.directory == 0 {
        (question.filters, question.filter_count) = (filters.baseAddress, Int32(filters.count))
      }
      return desktop_files_ask(
        bus, &question, cancel,
        { context, address in
          let found = Unmanaged<Found>.fromOpaque(context!).takeUnretainedValue()
          if let url = URL(string: String(cString: address)), url.isFileURL { found.urls.append(url) }
        }, Unmanaged.passUnretained(found).toOpaque())
    }
    switch answer {
    case desktop_files_chosen where !found.urls.isEmpty: return .chosen(found.urls)
    case desktop_files_cancelled: return .cancelled
    case desktop_files_no_bus: return .impossible(reason: "there is no session bus")
    case desktop_files_no_portal:
      return .impossible(
        reason: "the session bus has no org.freedesktop.portal.FileChooser; install xdg-desktop-portal"
      )
    default: return .impossible(reason: "the desktop's dialog returned no file")
    }
  }
}

private final class Found {
  var urls: [URL] = []
}

/// C strings that live as long as this object.
private final class CStrings {
  private var strings: [UnsafeMutablePointer<CChar>] = []
  private var lists: [UnsafeMutablePointer<UnsafePointer<CChar>?>] = []

  func copy(_ string: String) -> UnsafePointer<CChar> {
    let made = strdup(string)!
    strings.append(made)
    return UnsafePointer(made)
  }

  /// Returns a NULL-terminated list.
  func list(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>?> {
    let made = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { (made + index).initialize(to: copy(text)) }
    (made + texts.count).initialize(to: nil)
    lists.append(made)
    return UnsafePointer(made)
  }

  deinit {
    for string in strings { free(string) }
    for list in lists { list.deallocate() }
  }
}

package import Foundation
package import UniformTypeIdentifiers

/// Items that a user shares: their forms for other programs.
///
/// A desktop has no list of programs that accept items, so items leave the program on the pasteboard, as files, as a link, or as
/// the text of an email.
@MainActor package struct SharedItems {
  private let items: [any Transferable]

  package init(_ items: [any Transferable]) { self.items = items }

  package var count: Int { items.count }

  /// The URL that is the only item; nil if there is another item, or if the URL is a file's.
  package var link: URL? {
    guard items.count == 1, let url = items[0] as? URL, !url.isFileURL else { return nil }
    return url
  }

  /// Copies the items: as they are for this program, and the first text for others.
  package func copy(to pasteboard: any Pasteboard) { pasteboard.copy(items) }

  // MARK: - Text

  /// Whether each item can be text: strings, addresses, and what converts to them, but not files.
  package var areText: Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        (item as? URL)?.isFileURL != true && Transfers.convertibility(of: item, as: String.self).isPossible
      }
  }

  /// Returns the items' texts, without those of items whose conversion throws.
  package func texts() async -> [String] {
    var texts: [String] = []
    for item in items {
      if let text = await Transfers.convert(item, to: String.self) as? String { texts.append(text) }
    }
    return texts
  }

  // MARK: - Files

  /// The content of an item as a file.
  package nonisolated struct File: Sendable {
    package let type: UTType
    /// The name of the file that the item is, or that it suggests; nil if there is none.
    package let name: String?
    package let load: nonisolated(nonsending) @Sendable () async throws -> Data
  }

  /// The files of all items; empty if one of them is a folder, an address, or has no data.
  package var files: [File] {
    let files = items.compactMap { item -> File? in
      guard let data = Transfers.data(of: item).first, !data.kind.conforms(to: .url),
        !data.kind.conforms(to: .folder), (item as? any PartlyTransferable)?.hasTransferredData != false
      else { return nil }
      return File(type: data.kind, name: data.file?.lastPathComponent ?? data.suggestedName, load: data.load)
    }
    return files.count == items.count ? files : []
  }
}

/// A type of which only some values have the data of its representations.
nonisolated protocol PartlyTransferable {
  /// Whether the value has the data.
  var hasTransferredData: Bool { get }
}

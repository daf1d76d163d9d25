import Foundation
import SwiftUI

/// The previews of some source, with the programs that show them: the output of `trellis preview --list`.
struct PreviewList: Codable {
  /// A preview.
  struct Entry: Codable, Hashable {
    /// A name that stays the same when the file's other lines change.
    var id: String
    var title: String
    /// The absolute path of the file.
    var file: String
    /// The line, from 1.
    var line: Int
    /// The last line of the declaration; for a `#Preview`, the line itself.
    var endLine: Int
    /// The absolute path of the program that shows the preview.
    var program: String
    var shown: LaunchRequest.ShownPreview
  }

  /// A type or an extension of the source.
  struct Declaration: Codable, Hashable {
    /// The name with those of the enclosing types.
    var name: String
    var file: String
    var line: Int
    var endLine: Int
    /// Whether the declaration is an extension.
    var isExtension: Bool
  }

  var entries: [Entry] = []
  var declarations: [Declaration] = []
  /// The folder that is searched for pictures.
  var resources: String
  /// Messages about previews that can't be shown.
  var notes: [String] = []
}

extension PreviewList {
  /// Adds the previews of a module, which a program shows; `symbols` are the previews that it contains.
  ///
  /// It lacks the previews in branches of `#if` that aren't compiled.
  mutating func add(_ files: [ScannedFile], module: String, program: String, symbols: Set<String>) {
    let outline = SourceOutline(files)
    let found = files.flatMap(DeclarationScanner.declarations)
    var entries = outline.previews.compactMap { preview -> Entry? in
      let symbol = preview.symbol(in: module)
      guard symbols.contains(symbol) else { return nil }
      return entry(preview.name, preview.file, preview.line...preview.line, program, .macro, symbol)
    }
    for provider in outline.providers {
      guard let name = MangledName.name(of: provider, in: module, among: found) else { continue }
      entries.append(
        entry(
          provider.plainName, provider.file, provider.line...max(provider.line, provider.endLine), program,
          .provider, name))
    }
    self.entries += entries.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    declarations += found.map {
      Declaration(
        name: $0.plainName, file: $0.file, line: $0.line, endLine: $0.endLine,
        isExtension: $0.keyword == "extension")
    }
    number()
  }

  private func entry(
    _ title: String, _ file: String, _ lines: ClosedRange<Int>, _ program: String,
    _ kind: LaunchRequest.ShownPreview.Kind,
    _ name: String
  ) -> Entry {
    Entry(
      id: "", title: title, file: file, line: lines.lowerBound, endLine: lines.upperBound, program: program,
      shown: LaunchRequest.ShownPreview(kind: kind, name: name, title: title))
  }

  /// Gives each preview an id: its file, its title unless it is a line, and its number among previews with both.
  private mutating func number() {
    var counts: [String: Int] = [:]
    for index in entries.indices {
      let entry = entries[index]
      let isPlace = entry.title == "\((entry.file as NSString).lastPathComponent):\(entry.line)"
      let name = "\(entry.file) \(isPlace ? "" : entry.title)"
      counts[name, default: 0] += 1
      entries[index].id = "\(name) \(counts[name]!)"
    }
  }

  /// Keeps the previews with one of some names: a title, a file and line (`Card.swift:12`), or a file's name.
  mutating func keep(named names: [String]) {
    guard !names.isEmpty else { return }
    entries.removeAll { entry in
      let file = (entry.file as NSString).lastPathComponent
      return !names.contains { $0 == entry.title || $0 == file || $0 == "\(file):\(entry.line)" }
    }
  }
}

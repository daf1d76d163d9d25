import Foundation
import TrellisFailure

/// A source file for the scanner.
struct ScannedFile {
  /// The path, as messages show it.
  var path: String
  /// The text, in UTF-8.
  var text: Data
}

/// The starting point of a program.
enum StartingPoint: Hashable {
  /// The source's own entry point: its `@main` type, or the code of its `main.swift`.
  case program
  /// A view, alone in a window group.
  case view(TypeDeclaration)
  /// The previews of a type, alone in a window group.
  case provider(TypeDeclaration)
  /// A `#Preview`.
  case preview(PreviewDeclaration)
  /// The preview that the launch request names.
  case requestedPreview
}

/// The views and previews in some source files, and whether the files are a program by themselves.
struct SourceOutline {
  /// The structures that conform to `View`, in the order of their files and lines.
  let views: [TypeDeclaration]
  /// The `#Preview`s, in the order of their files and lines.
  let previews: [PreviewDeclaration]
  /// The types that conform to `PreviewProvider`, in the order of their files and lines.
  let providers: [TypeDeclaration]
  /// Whether the source has a starting point of its own.
  let isProgram: Bool

  init(_ files: [ScannedFile]) {
    let declarations = files.flatMap(DeclarationScanner.declarations)
    views = SourceOutline.views(among: declarations)
    previews = files.flatMap(PreviewDeclaration.declarations)
    providers = declarations.filter { declaration in
      ["struct", "class", "enum"].contains(declaration.keyword)
        && declaration.inherited.contains { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }
    }
    // A `main.swift` that starts no app shows nothing, so a view of such a program can be shown.
    let startsAnApp = files.contains { file in
      (file.path as NSString).lastPathComponent == "main.swift" && SourceOutline.callsMain(file)
    }
    isProgram = startsAnApp || declarations.contains(where: \.isMain)
  }

  private static func callsMain(_ file: ScannedFile) -> Bool {
    let words = CodeToken.tokens(of: file.text).map(\.text)
    return words.indices.dropLast(2).contains { words[$0..<($0 + 3)].elementsEqual([".", "main", "("]) }
  }

  private static func views(among declarations: [TypeDeclaration]) -> [TypeDeclaration] {
    // The protocols that refine View, directly or indirectly.
    var protocols: Set = ["View", "SwiftUI.View", "Trellis.View"]
    var count = 0
    while count != protocols.count {
      count = protocols.count
      for declaration in declarations where declaration.keyword == "protocol" {
        if !protocols.isDisjoint(with: declaration.inherited) { protocols.insert(declaration.name) }
      }
    }
    var views: [TypeDeclaration] = []
    for declaration in declarations where declaration.keyword == "struct" {
      let extensions = declarations.filter { $0.keyword == "extension" && $0.name == declaration.name }
      guard
        let source = ([declaration] + extensions).first(where: { !protocols.isDisjoint(with: $0.inherited) })
      else { continue }
      var view = declaration
      view.isGeneric = declaration.isGeneric || source.isGeneric
      // A view that is declared in two branches of an `#if` is listed once.
      if !views.contains(where: { $0.name == view.name }) { views.append(view) }
    }
    return views
  }
}

extension SourceOutline {
  /// Returns the starting point for the view or the preview that the command line names.
  ///
  /// If no view has the requested name, a preview may have it. Otherwise throws a usage failure that lists the available names.
  func startingPoint(view requested: String?, preview: String? = nil) throws -> StartingPoint {
    if let preview {
      if let found = self.preview(named: preview) { return found }
      throw Failure.usage(noPreview(named: preview))
    }
    if let requested {
      do {
        return .view(try view(named: requested))
      } catch {
        if let found = self.preview(named: requested) { return found }
        throw error
      }
    }
    if isProgram { return .program }
    let candidates = views.filter { !$0.isGeneric }
    if let view = candidates.first(where: { $0.name == "ContentView" }) { return .view(view) }
    switch candidates.count {
    case 1: return .view(candidates[0])
    case 0 where views.isEmpty:
      throw Failure.usage("nothing to show: the source has no view and no @main App")
    case 0:
      throw Failure.usage("nothing to show: every view of the source is generic: \(list(views))")
    default:
      throw severalViews(candidates.map(\.plainName).sorted())
    }
  }

  /// Returns the failure of a source with several views, with an option for each of the first ten.
  private func severalViews(_ names: [String]) -> Failure {
    let count = names.count > 10 ? "\(names.count)" : "several"
    return Failure(
      message: "the source has \(count) views and no ContentView; name one with --view:", exitCode: 64,
      details: names.prefix(10).map { "--view \($0)" })
  }

  /// Returns the view with a name; the last part of a nested view's name is enough if it is unique.
  private func view(named requested: String) throws -> TypeDeclaration {
    let name = requested.filter { $0 != "`" }
    let exact = views.filter { $0.plainName == name }
    let matches = exact.isEmpty ? views.filter { $0.plainName.hasSuffix(".\(name)") } : exact
    if matches.count == 1 { return matches[0] }
    guard !views.isEmpty else {
      throw Failure.usage("no view named '\(requested)': the source has no views")
    }
    throw Failure.usage(
      matches.isEmpty
        ? "no view named '\(requested)'; the source has: \(list(views))"
        : "several views are named '\(requested)': \(list(matches))")
  }

  /// Returns a preview by its name or its file and line, or a type of previews; the first if several match, and nil if none does.
  private func preview(named requested: String) -> StartingPoint? {
    if let preview = previews.first(where: { $0.givenName == requested || $0.place == requested }) {
      return .preview(preview)
    }
    return providers.first { $0.plainName == requested }.map(StartingPoint.provider)
  }

  private func noPreview(named requested: String) -> String {
    let names = previews.map(\.name) + providers.map(\.plainName)
    return names.isEmpty
      ? "no preview named '\(requested)': the source has no previews"
      : "no preview named '\(requested)'; the source has: \(names.joined(separator: ", "))"
  }

  private func list(_ views: [TypeDeclaration]) -> String {
    views.map(\.plainName).sorted().joined(separator: ", ")
  }
}

extension TypeDeclaration {
  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }
}

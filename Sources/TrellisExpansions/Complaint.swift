/// An error that a macro reports at a piece of the source.
struct Complaint: Error {
  let message: String
  let source: Source

  /// Returns an error at a whole piece, without the comments around it.
  static func error(at source: Source, _ message: String) -> Complaint {
    Complaint(message: message, source: source)
  }

  static func unknown(_ macro: MacroReference, at source: Source) -> Complaint {
    error(at: source, "TrellisMacros has no macro '\(macro.typeName)'")
  }

  var diagnostic: Diagnostic {
    let file = source.location.fileName
    let extent = source.extent
    let start = source.location.offset + extent.lowerBound
    return Diagnostic(
      message: message, position: Diagnostic.Position(fileName: file, offset: start),
      highlights: [
        Diagnostic.Extent(
          fileName: file, startOffset: start, endOffset: source.location.offset + extent.upperBound)
      ])
  }
}

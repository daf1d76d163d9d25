/// `#Preview(as:)` of the module WidgetKit: declares a type that contains a widget to preview.
///
/// ```swift
/// #Preview("Small", as: .systemSmall) { Clock() } timeline: { Entry(date: .now) }
/// // becomes the declarations of `#Preview`, with the view
/// WidgetKit._WidgetPreview(as: .systemSmall, widget: { Clock() }, timeline: { Entry(date: .now) })
/// ```
enum WidgetPreviewMacro {
  /// Returns the declarations that a `#Preview(as:)` expands to.
  static func declaration(
    for use: Source, discriminator: String, isGlobal: Bool = true
  ) throws(Complaint) -> String {
    let start = use.previewStart + 2
    guard use.isToken(start, "(") else {
      throw .error(at: use, "#Preview(as:) needs the family of the widget")
    }
    let end = use.next(after: start)
    var arguments = arguments(of: use, in: start + 1..<end - 1)
    let name = arguments.first.flatMap { $0.hasPrefix("as:") ? nil : $0 }
    if name != nil { arguments.removeFirst() }
    arguments += closures(of: use, from: end)
    return PreviewExpansion(use: use, discriminator: discriminator, isGlobal: isGlobal).text(
      declarations: "", arguments: "\(name ?? "nil"), traits: .sizeThatFitsLayout",
      view: "WidgetKit._WidgetPreview(\(arguments.joined(separator: ", ")))")
  }

  /// Returns the arguments in a range of tokens, as written.
  private static func arguments(of use: Source, in range: Range<Int>) -> [String] {
    var found: [String] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index <= range.upperBound {
      if index == range.upperBound || use.isToken(index, ",") {
        if start < index { found.append(text(of: use, in: start..<index)) }
        start = index + 1
        index += 1
      } else {
        index = use.next(after: index)
      }
    }
    return found
  }

  /// Returns the closures after the arguments: the first is the widget, and each other one has a label.
  private static func closures(of use: Source, from first: Int) -> [String] {
    var (found, label, index) = ([String](), "widget", first)
    while index < use.tokens.count {
      if use.isToken(index, "{") {
        found.append("\(label): \(text(of: use, in: index..<use.next(after: index)))")
        index = use.next(after: index)
      } else {
        label = use.text(use.tokens[index])
        index += 2  // and the colon
      }
    }
    return found
  }

  private static func text(of use: Source, in tokens: Range<Int>) -> String {
    use.text(
      use.tokens[tokens.lowerBound].range.lowerBound..<use.tokens[tokens.upperBound - 1].range.upperBound)
  }
}

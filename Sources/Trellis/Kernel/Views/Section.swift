/// Views that belong together, with a header and a footer.
///
/// Outside a list it is the header, the content and the footer, one after the other, in the container around it; a modifier
/// on a section modifies each of its views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/section.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is there; nil is always.
  let isExpanded: Binding<Bool>?

  private init(_ header: Parent, _ content: Content, _ footer: Footer, _ isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// It has no body.
  public typealias Body = Never

  /// Creates a section of content, a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Creates a section of a header, a footer and content.
  ///
  /// SwiftUI calls it deprecated: write the header and the footer as closures behind the content.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section of content with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section of content with a header.
  ///
  /// SwiftUI calls it deprecated: write the header as a closure behind the content.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header whose content is there as long as a binding says so.
  ///
  /// The header of a section in a list in the style of side bars has a button that writes it. Outside of lists the content is always there.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:).
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section of content with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section of content with a footer.
  ///
  /// SwiftUI calls it deprecated: write the footer as a closure behind the content.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section of content alone.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

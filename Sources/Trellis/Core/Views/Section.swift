/// A group of related views with a header and a footer.
///
/// Outside a list, the surrounding container lays out the header, the content and the footer, in that order. A modifier on a
/// section applies to each of its views.
public nonisolated struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the content is shown; nil if it always is.
  let isExpanded: Binding<Bool>?

  private init(_ header: Parent, _ content: Content, _ footer: Footer, _ isExpanded: Binding<Bool>? = nil) {
    (self.header, self.content, self.footer, self.isExpanded) = (header, content, footer, isExpanded)
  }

  /// Creates a section of any parts.
  package init(of content: Content, header: Parent, footer: Footer) { self.init(header, content, footer) }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Creates a section with a header and a footer.
  ///
  /// Deprecated in SwiftUI: pass the header and the footer as closures after the content.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content)
  }

  /// Creates a section with a header.
  ///
  /// Deprecated in SwiftUI: pass the header as a closure after the content.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, whose content is shown while a binding is true.
  ///
  /// In a list with the sidebar style, the header has a button that toggles the binding. Outside lists the content is always
  /// shown.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content)
  }

  /// Creates a section with a footer.
  ///
  /// Deprecated in SwiftUI: pass the footer as a closure after the content.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}

extension View {
  /// Has whatever is in the view move along with it, rather than each part go its own way to where it will be.
  ///
  /// In Trellis that is so for every view: a container moves a view with all that is in it, and what comes into a view that is on
  /// its way is there from then on. So nothing needs to be done here.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/geometrygroup().
  public nonisolated func geometryGroup() -> some View { self }
}

public import Trellis

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// The sheet is at the centre of the window, above all other content. With the phone theme, the sheet comes from the bottom.
  /// The sheet's views have the environment of this view, and new state each time. Escape and ``EnvironmentValues/dismiss`` set
  /// the binding to false. `onDismiss` is called when the sheet has left the screen.
  ///
  /// Of several sheets and alerts in a window, later ones wait for earlier ones. A sheet presented by a view in a sheet is above
  /// that sheet.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:); waiting: observed.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isCover: false, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for an item while the item isn't nil.
  ///
  /// An item with a different id gets another sheet, after the removal of the first.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, isCover: false, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window with a view while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, isCover: true, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window with a view for an item while the item isn't nil.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, isCover: true, onDismiss: onDismiss, sheet: content))
  }
}

private nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  let isCover: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  init(
    isPresented: Binding<Bool>, isCover: Bool, onDismiss: (() -> Void)?, sheet: @escaping () -> Sheet
  ) {
    _isPresented = isPresented
    (self.isCover, self.onDismiss, self.sheet) = (isCover, onDismiss, sheet)
  }

  @MainActor func body(content: Content) -> some View {
    let close: @MainActor () -> Void = { isPresented = false }
    content.modifier(
      Presenter(wanted: isPresented ? true : nil, onExit: close, onDismiss: onDismiss) { settings in
        SheetPanel(isCover: isCover, close: close, settings: settings, content: sheet())
      })
  }
}

private nonisolated struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  @Binding var item: Item?
  let isCover: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  init(
    item: Binding<Item?>, isCover: Bool, onDismiss: (() -> Void)?, sheet: @escaping (Item) -> Sheet
  ) {
    _item = item
    (self.isCover, self.onDismiss, self.sheet) = (isCover, onDismiss, sheet)
  }

  @MainActor func body(content: Content) -> some View {
    let (binding, item) = ($item, item)
    let close: @MainActor () -> Void = { binding.wrappedValue = nil }
    content.modifier(
      Presenter(wanted: item.map { AnyHashable($0.id) }, onExit: close, onDismiss: onDismiss) { settings in
        if let item { SheetPanel(isCover: isCover, close: close, settings: settings, content: sheet(item)) }
      })
  }
}

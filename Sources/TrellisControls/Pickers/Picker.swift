public import Trellis

/// A control that is set to one of several options: to the tag of one of its views.
///
/// An option is a view with a tag of the selection's type (``View/tag(_:includeOptional:)``), or a row of a `ForEach` whose ids are of
/// that type; other views are shown, and can't be chosen. Where no option has the tag that is selected, none is shown as chosen, which is
/// reported, and nothing is written.
///
/// Source: documented, developer.apple.com/documentation/swiftui/picker.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerForm) private var form
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.look) private var look

  private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
    (self.selection, self.label, self.content) = (selection, label, content)
  }

  /// Creates a picker with any views as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker with any view as its label; SwiftUI calls it deprecated.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection, label, content())
  }

  /// The picker in the style in force.
  @MainActor public var body: some View {
    let selected = selection.wrappedValue
    let selection = selection
    let options = { (subviews: SubviewsCollection) in
      PickerOptions(subviews, selected: selected) { selection.wrappedValue = $0 }
    }
    let content = content.rowsTaggedByID()
    if isInMenu {
      if form == .inline || form == .palette {
        Group(subviews: content) { MenuPickerItems(options: options($0)) }
      } else {
        Menu {
          Group(subviews: content) { MenuPickerItems(options: options($0)) }
        } label: {
          label
        }
      }
    } else {
      switch form {
      case .segmented, .palette:
        TitledControl(label) {
          Group(subviews: content) { SegmentedPicker(options: options($0), isPalette: form == .palette) }
        }
      case .inline:
        if look.styles.spreadsTitles {
          Group(subviews: content) { RadioGroup(options: options($0)) }
        } else {
          TitledControl(label) {
            Group(subviews: content) { RadioGroup(options: options($0)) }
          }
        }
      case .automatic, .menu:
        TitledControl(label) {
          Group(subviews: content) { PopUpButton(options: options($0)) }
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title that is written down in the source.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with a title, as it is.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }
}

extension Picker where Label == Trellis.Label<Text, Image> {
  /// Creates a picker with a title that is written down in the source, and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a picker with a title, as it is, and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Label(title, systemImage: systemImage), content())
  }
}

/// The options of a picker as they are now.
@MainActor
struct PickerOptions {
  /// A view, and what choosing it does; nil where it can't be chosen.
  struct Option: Identifiable {
    let subview: Subview
    let isSelected: Bool
    let select: (@MainActor () -> Void)?
    var id: Subview.ID { subview.id }
  }

  let all: [Option]
  /// The place of the one that is chosen; nil where none is.
  let selectedIndex: Int?

  init<Value: Hashable>(
    _ subviews: SubviewsCollection, selected: Value, _ write: @escaping @MainActor (Value) -> Void
  ) {
    var tags: Set<Value> = []
    var selectedIndex: Int?
    var all: [Option] = []
    for (index, subview) in subviews.enumerated() {
      let tag = subview.containerValues.selectionTag(for: Value.self)
      if let tag, !tags.insert(tag).inserted {
        Warning.report(
          "Picker: several options have the tag \(tag); the first of them is shown as chosen; give each a tag of its own",
          onceFor: "Picker.tags \(Value.self) \(tag)")
      }
      let isSelected = selectedIndex == nil && tag == selected
      if isSelected { selectedIndex = index }
      var select: (@MainActor () -> Void)?
      if let tag { select = { write(tag) } }
      all.append(Option(subview: subview, isSelected: isSelected, select: select))
    }
    if selectedIndex == nil, !all.isEmpty {
      Warning.report(
        "Picker: the selection \(selected) is the tag of none of its options; none is shown as chosen; give one that tag",
        onceFor: "Picker.selection \(Value.self) \(selected)")
    }
    (self.all, self.selectedIndex) = (all, selectedIndex)
  }

  /// Chooses the option that can be chosen so many after the one that is, or before it; answers its place.
  func step(by distance: Int) -> Int? {
    let places = all.indices.filter { all[$0].select != nil }
    guard !places.isEmpty else { return nil }
    let here = selectedIndex.flatMap { places.firstIndex(of: $0) }
    let next =
      here.map { min(max($0 + distance, 0), places.count - 1) } ?? (distance > 0 ? 0 : places.count - 1)
    if next != here { all[places[next]].select?() }
    return places[next]
  }
}

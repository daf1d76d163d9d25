public import Trellis

/// A control for selecting one of several options by its tag.
///
/// An option is a view with a tag of the selection's type (``View/tag(_:includeOptional:)``), or a row of a `ForEach` whose ids
/// have that type. Other views are shown, but can't be selected; a pop-up button shows them only in its menu. A `Divider` is a
/// separator of a menu, and isn't shown elsewhere. If no option has the selection as its tag, none is shown as selected. A warning
/// is then reported, and nothing is written.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.pickerForm) private var form
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.controlTheme) private var theme
  @Environment(\.formTitles) private var formTitles

  private init(_ selection: Binding<SelectionValue>, _ label: Label, _ content: Content) {
    (self.selection, self.label, self.content) = (selection, label, content)
  }

  /// Creates a picker with any views as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, label(), content())
  }

  /// Creates a picker with a view as its label; deprecated in SwiftUI.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection, label, content())
  }

  /// The picker in the current style.
  @MainActor public var body: some View {
    let selected = selection.wrappedValue
    let selection = selection
    let options = { (subviews: SubviewsCollection) in
      PickerOptions(subviews, selected: selected) { selection.wrappedValue = $0 }
    }
    let content = content.rowsTaggedByID().menuSeparators()
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
        if theme.styles.spreadsTitles {
          Group(subviews: content) { RadioGroup(options: options($0)) }
        } else {
          TitledControl(label) {
            Group(subviews: content) { RadioGroup(options: options($0)) }
          }
        }
      case .navigationLink where formTitles != .columns:
        NavigationLink {
          Form {
            Group(subviews: content) { RadioGroup(options: options($0)) }
          }
        } label: {
          LabeledContent {
            Group(subviews: content) { subviews in
              ForEach(options(subviews).all.filter(\.isSelected)) { $0.subview }
            }
          } label: {
            label
          }
        }
      // The columns of a desktop's form have no room for a link; SwiftUI has no such style on macOS.
      case .automatic, .menu, .navigationLink:
        TitledControl(label) {
          Group(subviews: content) { PopUpButton(options: options($0)) }
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(titleKey), content())
  }

  /// Creates a picker with an unlocalized title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Text(title), content())
  }
}

extension Picker where Label == Trellis.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Label(titleKey, systemImage: systemImage), content())
  }

  /// Creates a picker with an unlocalized title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection, Label(title, systemImage: systemImage), content())
  }
}

/// The current options of a picker.
@MainActor
struct PickerOptions {
  /// A view, and the action that selects it; the action is nil if the view can't be selected.
  struct Option: Identifiable {
    let subview: Subview
    let isSelected: Bool
    let isSeparator: Bool
    let select: (@MainActor () -> Void)?
    var id: Subview.ID { subview.id }
  }

  /// The options without separators.
  let all: [Option]
  /// The options, and separators between them.
  let withSeparators: [Option]
  /// The index of the selected option; nil if there is none.
  let selectedIndex: Int?

  init<Value: Hashable>(
    _ subviews: SubviewsCollection, selected: Value, _ write: @escaping @MainActor (Value) -> Void
  ) {
    var tags: Set<Value> = []
    var selectedIndex: Int?
    var all: [Option] = []
    var withSeparators: [Option] = []
    for subview in subviews.withSingleSeparators {
      if subview.containerValues.isMenuSeparator {
        withSeparators.append(Option(subview: subview, isSelected: false, isSeparator: true, select: nil))
        continue
      }
      let tag = subview.containerValues.selectionTag(for: Value.self)
      if let tag, !tags.insert(tag).inserted {
        Warning.report(
          "Picker: several options have the tag \(tag); the first one is shown as selected; give each a unique tag",
          onceFor: "Picker.tags \(Value.self) \(tag)")
      }
      let isSelected = selectedIndex == nil && tag == selected
      if isSelected { selectedIndex = all.count }
      var select: (@MainActor () -> Void)?
      if let tag { select = { write(tag) } }
      let option = Option(subview: subview, isSelected: isSelected, isSeparator: false, select: select)
      all.append(option)
      withSeparators.append(option)
    }
    if selectedIndex == nil, !all.isEmpty {
      Warning.report(
        "Picker: the selection \(selected) isn't the tag of an option; none is shown as selected; give an option this tag",
        onceFor: "Picker.selection \(Value.self) \(selected)")
    }
    (self.all, self.withSeparators, self.selectedIndex) = (all, withSeparators, selectedIndex)
  }

  /// Selects the option at a distance from the selected one, among those that can be selected.
  ///
  /// Returns the option's index, or nil if none can be selected. The ends of the list limit the distance.
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

import Foundation
public import Trellis

/// A group of controls for settings or data entry.
///
/// Source: documented, developer.apple.com/documentation/swiftui/form; the appearance: as on Apple's systems, see ``FormStyle``.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view that the style makes.
  @MainActor public var body: some View {
    StyledControl(Forms.self, FormStyleConfiguration())
      .styleSlot(FormStyleConfiguration.Content.self, content)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style's configuration, for a style that changes its appearance.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The arrangement of titles and controls in a form.
nonisolated enum FormTitles: Hashable {
  /// Titles at the leading edge and controls at the trailing edge of the available width.
  case spread
  /// Titles and controls in two columns.
  case columns
}

extension EnvironmentValues {
  private enum FormTitlesKey: EnvironmentKey { static var defaultValue: FormTitles? { nil } }

  /// The arrangement of titles and controls in the enclosing form; nil outside of forms.
  var formTitles: FormTitles? {
    get { self[FormTitlesKey.self] }
    set { self[FormTitlesKey.self] = newValue }
  }
}

/// A form as rows in groups.
struct GroupedForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View {
    ListBox(selection: ListSelection<Never>?.none, content: content, isForm: true)
      .formFields()
      .environment(\.formTitles, .spread)
  }
}

/// A form in two columns.
struct ColumnsForm: View {
  let content: FormStyleConfiguration.Content

  var body: some View {
    ColumnsFormLayout {
      Group(sections: content) { sections in
        ForEach(sections) { section in
          if !section.header.isEmpty {
            section.header.font(.headline)
              .padding(.top, section.id == sections.first?.id ? 0 : 8)
          }
          section.content
          if !section.footer.isEmpty {
            section.footer.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
    .formFields()
    .environment(\.formTitles, .columns)
  }
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The line at which the controls of a form in columns begin.
  nonisolated static let formControls = HorizontalAlignment(FormControls.self)
}

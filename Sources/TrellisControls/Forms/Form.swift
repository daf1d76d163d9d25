import Foundation
public import Trellis

/// Controls by which something is set, arranged for that.
///
/// Source: documented, developer.apple.com/documentation/swiftui/form; how it looks: as the systems do, see ``FormStyle``.
public nonisolated struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of any views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// What the style makes of it.
  @MainActor public var body: some View {
    StyledControl(Forms.self, FormStyleConfiguration())
      .styleSlot(FormStyleConfiguration.Content.self, content)
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates it of what a style knows of another: for styles that change others.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How titles and controls stand beside each other in a form.
nonisolated enum FormTitles: Hashable {
  /// At the two edges of all the width there is.
  case spread
  /// In two columns.
  case columns
}

extension EnvironmentValues {
  private enum FormTitlesKey: EnvironmentKey { static var defaultValue: FormTitles? { nil } }

  /// How titles and controls stand in the form around; nil outside of forms.
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

  /// Where the controls of a form begin, in columns.
  nonisolated static let formControls = HorizontalAlignment(FormControls.self)
}

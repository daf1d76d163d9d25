public import Trellis

/// A change of previews, with a context that all previews with this type of modifier share.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() throws -> ModelContainer { … }
///   func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { Library() }
/// ```
/// The context is made once in a program, when the first of these previews is shown. The preview is empty until then; if the context can't
/// be made, it shows the error.
///
/// Source: documented, developer.apple.com/documentation/swiftui/previewmodifier.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the view around the preview.
  associatedtype Body: View
  /// The type of the context.
  associatedtype Context = Void
  /// The preview that is changed.
  typealias Content = PreviewModifierContent

  /// Makes the context that the previews share.
  static func makeSharedContext() async throws -> Context

  /// Returns the view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes no context.
  public static func makeSharedContext() async throws {}
}

/// The preview that a preview modifier changes.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Returns a trait that applies a modifier to the preview; the first of several modifiers is the innermost one.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let modifier = UncheckedPreviewModifier(modifier)
    return PreviewTrait { modifier.around(AnyView($0)) }
  }
}

/// A modifier, which is made where a trait is, and used on the main actor only.
private struct UncheckedPreviewModifier<Modifier: PreviewModifier>: @unchecked Sendable {
  private let modifier: Modifier

  init(_ modifier: Modifier) { self.modifier = modifier }

  @MainActor func around(_ content: AnyView) -> any View {
    ModifiedPreview(modifier: modifier, content: content)
  }
}

/// A preview with a modifier, once its context has been made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context):
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    case .failure(let error):
      Text(verbatim: "The context of \(Modifier.self) can't be made: \(error)")
    case nil:
      Color.clear.task { context = await PreviewContexts.context(of: Modifier.self) }
    }
  }
}

/// The contexts of the previews of this program.
@MainActor private enum PreviewContexts {
  /// The making of the contexts, by the types of modifiers.
  private static var known: [ObjectIdentifier: Task<any Sendable, Never>] = [:]

  /// A result, which only the main actor uses.
  private struct Made<Context>: @unchecked Sendable {
    let result: Result<Context, any Error>
  }

  /// Returns the context of a type of modifiers, which is made if this is the first request.
  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async -> Result<Modifier.Context, any Error> {
    let task =
      known[ObjectIdentifier(type)]
      ?? Task {
        do {
          return Made<Modifier.Context>(result: .success(try await type.makeSharedContext()))
        } catch {
          return Made<Modifier.Context>(result: .failure(error))
        }
      }
    known[ObjectIdentifier(type)] = task
    return (await task.value as! Made<Modifier.Context>).result
  }
}

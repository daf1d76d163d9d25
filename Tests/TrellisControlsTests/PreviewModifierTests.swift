import SwiftUI
import Testing
import Trellis
import TrellisTesting

/// Modifiers of previews.
@MainActor @Suite struct PreviewModifierTests {
  private final class Library {
    var books = 3
  }

  /// Counts the contexts that were made.
  @MainActor private enum Count {
    static var made = 0
  }

  private struct Sample: PreviewModifier {
    let name: String

    static func makeSharedContext() async throws -> Library {
      Count.made += 1
      return Library()
    }

    func body(content: Content, context: Library) -> some View {
      VStack {
        content
        Text(verbatim: "\(name) \(context.books)")
      }
    }
  }

  private struct Failing: PreviewModifier {
    struct NoFile: Error {}

    static func makeSharedContext() throws -> Int { throw NoFile() }

    func body(content: Content, context: Int) -> some View { content }
  }

  private struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding(10) }
  }

  private func host(_ traits: PreviewTrait<Preview.ViewTraits>...) async throws -> TestHost {
    let preview =
      switch traits.count {
      case 1: Preview("one", traits: traits[0]) { Text(verbatim: "view") }
      default: Preview("two", traits: traits[0], traits[1]) { Text(verbatim: "view") }
      }
    let host = TestHost(AnyView(erasing: preview.body()))
    try await host.settle()
    return host
  }

  @Test func `previews share the context of a type of modifiers`() async throws {
    let before = Count.made
    #expect(try await host(.modifier(Sample(name: "a"))).texts == ["view", "a 3"])
    #expect(try await host(.modifier(Sample(name: "b"))).texts == ["view", "b 3"])
    #expect(Count.made == before + 1)
  }

  @Test func `the first of two modifiers is the inner one`() async throws {
    let host = try await host(.modifier(Sample(name: "a")), .modifier(Sample(name: "b")))
    #expect(host.texts == ["view", "a 3", "b 3"])
  }

  @Test func `a modifier needs no context`() async throws {
    let plain = TestHost(Text(verbatim: "view"))
    let framed = try await host(.sizeThatFitsLayout, .modifier(Framed()))
    #expect(try framed.frame(ofText: "view").size == plain.frame(ofText: "view").size)
    #expect(framed.texts == ["view"])
  }

  @Test func `an error of the context is shown`() async throws {
    #expect(
      try await host(.modifier(Failing())).texts == ["The context of Failing can't be made: NoFile()"])
  }
}

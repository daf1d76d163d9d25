import SwiftUI
import Testing
import TrellisTesting

/// API that first drafts of apps use.
@MainActor
struct DraftTests {
  @Observable final class Model {
    var name = "Ada"
  }

  @Test func `a navigation link picker opens a page of its options`() async throws {
    struct Page: View {
      @State private var color = "Red"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Colour", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
              .pickerStyle(.navigationLink)
          }
          .formStyle(.grouped)
        }
      }
    }
    let host = TestHost(Page(), size: CGSize(width: 400, height: 300))
    #expect(host.texts.contains("Red") && !host.texts.contains("Green"))
    try host.tap("Colour")
    await host.advance(by: .seconds(1))
    try host.tap("Green")
    host.press(.leftArrow, modifiers: .option)
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("Green") && !host.texts.contains("Red"))
  }

  @Test func `an object is published for any focus in the window`() throws {
    struct Reader: View {
      @FocusedValue(Model.self) private var model
      var body: some View { Text(model?.name ?? "none") }
    }
    let model = Model()
    let host = TestHost(
      VStack {
        Reader()
        Text("source").focusedSceneValue(model)
      })
    #expect(host.texts.contains("Ada"))
    model.name = "Bea"
    #expect(host.texts.contains("Bea"))
  }
}

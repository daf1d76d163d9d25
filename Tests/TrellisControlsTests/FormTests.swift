import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct FormTests {
  private struct Page: View {
    var body: some View {
      Form {
        Section("General") {
          Toggle("On", isOn: .constant(true))
          LabeledContent("Longer title", value: "value")
        }
        Picker("Choice", selection: .constant(1)) { Text("one").tag(1) }
      }
    }
  }

  private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 400)) }

  @Test func `a form in groups has titles at one edge and controls at the other`() throws {
    let host = host(Page().formStyle(.grouped))
    #expect(host.texts.first == "General")
    #expect(try host.frame(ofText: "On").minX == 30)
    #expect(try host.frame(ofText: "value").maxX == 370)
    #expect(host.nodes(.row).count == 3)
    #expect(host.nodes(.row)[0].frame.height >= 36)
  }

  @Test func `a form in columns has titles end where controls begin`() throws {
    let host = host(
      Form {
        LabeledContent("a", value: "first")
        LabeledContent("longer", value: "second")
        Text("alone")
      }
      .formStyle(.columns))
    #expect(try host.frame(ofText: "first").minX == host.frame(ofText: "second").minX)
    #expect(try host.frame(ofText: "a").maxX == host.frame(ofText: "longer").maxX)
    #expect(try host.frame(ofText: "alone").minX == host.frame(ofText: "second").minX)
    #expect(try host.frame(ofText: "first").minX == host.frame(ofText: "a").maxX + 8)
  }

  @Test func `a form is columns on a desktop and groups on a phone`() throws {
    let host = host(Page())
    #expect(host.nodes(.row).isEmpty)
    host.environment.look = .phone
    #expect(host.nodes(.row).count == 3)
  }

  @Test func `styles of an app arrange what is in a form`() {
    struct Framed: FormStyle {
      @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("before")
          configuration.content
        }
      }
    }
    let host = host(Form { Text("inside") }.formStyle(Framed()))
    #expect(host.texts == ["before", "inside"])
  }
}

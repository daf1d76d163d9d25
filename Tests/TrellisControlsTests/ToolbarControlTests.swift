import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisDisplayList
import TrellisTesting

/// The appearance of controls in a toolbar.
@MainActor @Suite struct ToolbarControlTests {
  private struct Page: View {
    let isOn: Binding<Bool>
    let city: Binding<String>
    var body: some View {
      Text("page")
        .navigationTitle("A title of some length")
        .toolbar {
          ToolbarItem { Toggle("Bold", isOn: isOn) }
          ToolbarItem {
            Picker("City", selection: city) {
              ForEach(["Lisbon", "Rome"], id: \.self) { Text($0) }
            }
          }
          ToolbarItem { Button("Share") {} }
        }
    }
  }

  private func host(_ theme: ControlTheme = .desktop, isOn: Box<Bool> = Box(false), width: CGFloat = 600)
    -> TestHost
  {
    let host = TestHost(
      NavigationStack { Page(isOn: isOn.binding, city: .constant("Lisbon")) },
      size: CGSize(width: width, height: 300))
    host.environment.controlTheme = theme
    return host
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a toggle is a button that looks pressed while it is on`(theme: ControlTheme) throws {
    let isOn = Box(false)
    let host = host(theme, isOn: isOn)
    let (toggle, share) = (try host.frame(ofText: "Bold"), try host.frame(ofText: "Share"))
    let node = try #require(host.nodes(.checkBox).first)
    // The toggle has no box or switch beside its label, so the label is in the middle of its element.
    #expect(abs(node.frame.midX - toggle.midX) < 0.5)
    #expect(toggle.midY == share.midY)
    #expect(node.value == "0")
    let off = host.displayList
    try host.tap("Bold")
    #expect(isOn.value)
    #expect(host.nodes(.checkBox).first?.value == "1")
    #expect(host.displayList != off)
  }

  @Test(arguments: [ControlTheme.desktop, .phone])
  func `a toolbar picker shows the whole selection, without its label`(theme: ControlTheme) throws {
    let host = host(theme)
    #expect(!host.texts.contains("City"))
    #expect(host.nodes(.popUpButton).map(\.label) == ["City"])
    let plain = TestHost(Text("Lisbon").fixedSize())
    plain.environment.controlTheme = theme
    #expect(try host.frame(ofText: "Lisbon").width == plain.frame(ofText: "Lisbon").width)
    #expect(!host.texts.contains { $0.contains("…") })
  }

  @Test func `labels are shown in a toolbar's menu, and where a program requests them`() throws {
    let host = TestHost(
      NavigationStack {
        Text("page").toolbar {
          Menu("More") {
            Toggle("Bold", isOn: .constant(true))
            Picker("City", selection: .constant("Rome")) { Text("Rome").tag("Rome") }
          }
          Picker("Country", selection: .constant("Italy")) { Text("Italy").tag("Italy") }
            .labelsVisibility(.visible)
        }
      }, size: CGSize(width: 500, height: 300))
    #expect(host.texts.contains("Country"))
    try host.tap("More")
    #expect(host.texts.contains("Bold"))
    #expect(host.texts.contains("City"))
  }

  @Test func `toolbar items of different widths aren't truncated while there is space`() throws {
    let host = TestHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { Text("a text that can become much narrower").lineLimit(1) }
          ToolbarItem {
            Picker("City", selection: .constant("Lisbon")) { Text("Lisbon").tag("Lisbon") }
          }
          ToolbarItem { Text("another text of that kind").lineLimit(1) }
        }
      }, size: CGSize(width: 800, height: 300))
    for text in ["a text that can become much narrower", "Lisbon", "another text of that kind"] {
      let alone = TestHost(Text(text).fixedSize())
      #expect(try host.frame(ofText: text).width == alone.frame(ofText: text).width)
    }
  }

  @Test func `a field in a toolbar takes the remaining width`() throws {
    let host = TestHost(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItem { TextField("Filter", text: .constant("")).accessibilityIdentifier("field") }
          ToolbarItem { Button("Share") {} }
        }
      }, size: CGSize(width: 400, height: 300))
    #expect(try host.frame(ofIdentifier: "field").width > 200)
    #expect(try host.frame(ofText: "Share").maxX < 400)
  }

  // MARK: - Editors

  @Test func `a focused editor has no focus ring, and a focused field has one`() throws {
    struct Both: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("Name", text: $text)
          TextEditor(text: $text).accessibilityIdentifier("editor")
        }
        .padding(20)
      }
    }
    let host = TestHost(Both(), size: CGSize(width: 200, height: 200))
    _ = host.displayList
    #expect(host.hasFocusRing)
    host.press(.tab)
    #expect(!host.hasFocusRing)
    host.tap(at: try host.frame(ofIdentifier: "editor").middle)
    #expect(!host.hasFocusRing)
    host.type("x")
    #expect(host.texts.contains("x"))
    host.press(.tab, modifiers: .shift)
    #expect(host.hasFocusRing)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

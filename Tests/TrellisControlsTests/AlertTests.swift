import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct AlertTests {
  @Observable final class Model {
    var isUp = true
    var log: [String] = []
    var thing: String? = "thing"
  }
  private let window = CGSize(width: 500, height: 400)

  private func host(_ model: Model, @ViewBuilder _ actions: @escaping @MainActor () -> some View) async
    -> TestHost
  {
    let host = TestHost(
      VStack { Text("below") }.alert("Title", isPresented: Bindable(model).isUp, actions: actions) {
        Text("Message")
      },
      size: window)
    await host.advance(by: .seconds(1))
    return host
  }

  @Test func `CF-65 of two buttons, the cancel button is at the left`() async throws {
    let model = Model()
    let host = await host(model) {
      Button("Delete", role: .destructive) { model.log.append("delete") }
      Button("Keep", role: .cancel) { model.log.append("keep") }
    }
    #expect(host.texts == ["below", "Title", "Message", "Keep", "Delete"])
    let (keep, delete) = try (host.frame(ofText: "Keep"), host.frame(ofText: "Delete"))
    #expect(keep.maxX < delete.minX && keep.midY == delete.midY)
    try host.tap("Delete")
    #expect(model.log == ["delete"])
    #expect(!model.isUp)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["below"])
  }

  @Test func `CF-65 three buttons are stacked, with the cancel button last`() async throws {
    let model = Model()
    let host = await host(model) {
      Button("Keep", role: .cancel) {}
      Button("One") {}
      Button("Two") {}
    }
    #expect(host.texts.suffix(3) == ["One", "Two", "Keep"])
    #expect(try host.frame(ofText: "One").maxY < host.frame(ofText: "Two").minY)
    #expect(try host.frame(ofText: "Two").maxY < host.frame(ofText: "Keep").minY)
  }

  @Test func `CF-66 an alert without buttons has OK, which return presses`() async throws {
    let model = Model()
    let host = await host(model) {}
    #expect(host.texts.last == "OK")
    host.press(.escape)
    #expect(model.isUp)
    host.press(.return)
    #expect(!model.isUp)
  }

  @Test func `CF-66 a destructive button adds Cancel, which escape presses`() async throws {
    let model = Model()
    let host = await host(model) { Button("Delete", role: .destructive) { model.log.append("delete") } }
    #expect(host.texts.contains("Cancel"))
    host.press(.return)
    #expect(model.isUp)
    host.press(.escape)
    #expect(!model.isUp)
    #expect(model.log.isEmpty)
  }

  @Test func `CF-66 with only plain buttons, escape does nothing`() async throws {
    let model = Model()
    let host = await host(model) { Button("Fine") {} }
    host.press(.escape)
    #expect(model.isUp)
  }

  @Test func `CF-67 return presses the first plain button, escape the cancel button`() async throws {
    let model = Model()
    let host = await host(model) {
      Button("Keep", role: .cancel) { model.log.append("keep") }
      Button("Send") { model.log.append("send") }
    }
    host.press(.return)
    #expect(model.log == ["send"])
    await host.advance(by: .seconds(1))
    model.isUp = true
    await host.advance(by: .seconds(1))
    host.press(.escape)
    #expect(model.log == ["send", "keep"])
  }

  @Test func `CF-68 an alert closed by the app performs no action`() async throws {
    let model = Model()
    let host = await host(model) { Button("Send") { model.log.append("send") } }
    model.isUp = false
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["below"])
    #expect(model.log.isEmpty)
  }

  @Test func `CF-69 a button acts once, and then the binding is false`() async throws {
    let model = Model()
    let host = await host(model) { Button("Send") { model.log.append("send \(model.isUp)") } }
    try host.tap("Send")
    #expect(model.log == ["send true"])
    #expect(!model.isUp)
  }

  @Test func `CF-70 an alert about nil isn't shown, and later changes of its data aren't either`()
    async throws
  {
    let model = Model()
    model.thing = nil
    let host = TestHost(
      Text("below").alert("Title", isPresented: Bindable(model).isUp, presenting: model.thing) { thing in
        Button("Take \(thing)") { model.log.append(thing) }
      }, size: window)
    func shown() async -> [String] {
      host.show(
        Text("below").alert("Title", isPresented: Bindable(model).isUp, presenting: model.thing) { thing in
          Button("Take \(thing)") { model.log.append(thing) }
        })
      await host.advance(by: .seconds(1))
      return host.texts
    }
    #expect(await shown() == ["below"])
    model.thing = "first"
    #expect(await shown() == ["below", "Title", "Take first"])
    model.thing = "second"
    #expect(await shown() == ["below", "Title", "Take first"])
  }

  @Test func `an alert's text field is above its buttons, and takes text`() async throws {
    let name = Box("")
    let model = Model()
    let host = await host(model) {
      Button("Save") { model.log.append(name.value) }
      TextField("Name", text: name.binding)
    }
    try host.tap("Name")
    host.type("Ada")
    #expect(name.value == "Ada")
    try host.tap("Save")
    #expect(model.log == ["Ada"])
  }

  @Test func `CF-66 a confirmation dialog always has Cancel`() async throws {
    let model = Model()
    let host = TestHost(
      Text("below").confirmationDialog("Which?", isPresented: Bindable(model).isUp) {
        Button("One") { model.log.append("one") }
        Button("Two") { model.log.append("two") }
      }, size: window)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["below", "Which?", "One", "Two", "Cancel"])
    try host.tap("Two")
    #expect(model.log == ["two"])
    #expect(!model.isUp)
  }

  @Test func `the deprecated alert form takes a value and its buttons`() async throws {
    let model = Model()
    let host = TestHost(
      Text("below").alert(isPresented: Bindable(model).isUp) {
        Alert(
          title: Text("Sure?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { model.log.append("delete") },
          secondaryButton: .cancel())
      }, size: window)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["below", "Sure?", "It is gone then.", "Cancel", "Delete"])
    try host.tap("Delete")
    #expect(model.log == ["delete"])
    #expect(!model.isUp)
  }

  private struct Failure: LocalizedError { var errorDescription: String? { "It failed" } }

  @Test func `an error's alert has the error's description as its title`() async throws {
    let host = TestHost(
      Text("below").alert(isPresented: .constant(true), error: Failure()) { _ in
        Button("OK") {}
      } message: { _ in
        Text("Try again")
      }, size: window)
    await host.advance(by: .seconds(1))
    #expect(host.texts == ["below", "It failed", "Try again", "OK"])
  }

  @Test func `CF-72 a popover is above its anchor, or below if there is no space`() async throws {
    func frames(_ alignment: Alignment, _ edge: Edge?) async throws -> (CGRect, CGRect) {
      let host = TestHost(
        Text("target").popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.red.frame(width: 100, height: 80).accessibilityIdentifier("popover")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment), size: window)
      await host.advance(by: .seconds(1))
      return try (host.frame(ofText: "target"), host.frame(ofIdentifier: "popover"))
    }
    var (target, popover) = try await frames(.center, nil)
    #expect(popover.maxY < target.minY && abs(popover.midX - target.midX) < 1)
    (target, popover) = try await frames(.top, nil)
    #expect(popover.minY > target.maxY)
    (target, popover) = try await frames(.center, .trailing)
    #expect(popover.minX > target.maxX && abs(popover.midY - target.midY) < 1)
    (target, popover) = try await frames(.trailing, .trailing)
    #expect(popover.maxX < target.minX)
  }

  @Test func `a press outside a popover closes it`() async throws {
    let model = Model()
    let host = TestHost(
      Text("target").popover(isPresented: Bindable(model).isUp) { Text("inside").padding() }, size: window)
    await host.advance(by: .seconds(1))
    try host.tap("inside")
    #expect(model.isUp)
    host.tap(at: CGPoint(x: 3, y: 3))
    #expect(!model.isUp)
  }
}

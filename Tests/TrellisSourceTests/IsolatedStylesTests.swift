import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct IsolatedStylesTests {
  private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 200, height: 200)) }

  @Test func `a style on the main actor reads its properties`() {
    #expect(host(Button("one") {}.buttonStyle(MarkedStyle { $0 + "!" })).texts == ["button!", "one"])
  }

  @Test func `elements have the ids of their rows, and pass on traits that are set`() {
    let tree = _VariadicView.Tree(
      MarkedRoot { children in
        Group {
          ForEach(children) { child in Text("id \(child.id(as: String.self) ?? "none")") }
          _VariadicView.Tree(
            MarkedRoot { again in ForEach(again) { Text("trait \($0[NumberTrait.self])") } }
          ) {
            ForEach(children) { child in changed(child) }
          }
        }
      }
    ) {
      ForEach(["a", "b"], id: \.self) { Text($0)._trait(NumberTrait.self, 5) }
    }
    #expect(host(VStack { tree }).texts == ["id a", "id b", "trait 6", "trait 6"])
  }

  private func changed(_ child: _VariadicView.Children.Element) -> _VariadicView.Children.Element {
    var child = child
    child[NumberTrait.self] += 1
    return child
  }

  @Test func `AnyView is made of any value that is a view`() {
    #expect(AnyView(_fromValue: 3) == nil)
    #expect(AnyView(_fromValue: Text("view")).map { host($0).texts } == ["view"])
  }

  @Test func `a text with a line limit has the type that public source expects`() throws {
    let limited = try #require(Text("a\nb\nc").limited(to: 1))
    let one = try host(Text("a")).frame(ofText: "a").height
    #expect(try host(limited).frame(ofText: "a\nb\nc").height == one)
    let reserving = VStack { limited }.lineLimit(3, reservesSpace: true)
    #expect(try host(reserving).frame(ofText: "a\nb\nc").height == one)
  }
}

import Foundation
import Testing

@testable import Trellis

/// The facts about a type that lowering stores.
@MainActor
struct TypeRecordTests {
  private struct Counter: View {
    @State private var count = 0
    @Environment(\.colorScheme) private var colorScheme

    var body: some View { Text("\(count)") }
  }

  private struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test func `each type has one record`() {
    #expect(TypeRecord.of(Counter.self) === TypeRecord.of(Counter.self))
    #expect(TypeRecord.of(Counter.self) !== TypeRecord.of(Bordered.self))
    #expect(TypeRecord.of(VStack<Text>.self) !== TypeRecord.of(VStack<Counter>.self))
  }

  @Test func `names have no parameters`() {
    let record = TypeRecord.of(VStack<Text>.self)
    #expect(record.name == "VStack")
    #expect(record.bodyName == "VStack.body")
    #expect(record.childName == "VStack.child")
  }

  @Test func `a type is primitive or has a body`() {
    #expect(Counter.primitiveView == nil)
    #expect(VStack<Counter>.primitiveView is VStack<Counter>.Type)
    #expect(Bordered.primitiveModifier == nil)
    #expect(EmptyModifier.primitiveModifier is EmptyModifier.Type)
    typealias Modified = ModifiedContent<Counter, Bordered>
    #expect(Modified.primitiveView is Modified.Type)
    typealias Joined = ModifiedContent<Bordered, EmptyModifier>
    #expect(Joined.primitiveModifier is Joined.Type)
  }

  @Test func `a type record has the type's properties`() {
    #expect(TypeRecord.of(Counter.self).plan.properties == ["_count", "_colorScheme"])
    #expect(TypeRecord.of(VStack<Text>.self).plan.isEmpty)
  }

  @Test func `a type record counts views once`() {
    let record = TypeRecord.of(Group<Counter>.self)
    #expect(StaticShape.of(Group<Counter>.self).count == 1)
    #expect(
      record.shape {
        Issue.record("counted again"); return .unknown
      }.count == 1)
    #expect(StaticShape.of(Counter?.self).count == nil)
    #expect(TypeRecord.of(Counter?.self).shape { StaticShape(count: 7, mayTag: false) }.count == nil)
  }

  @Test func `a shape has the number of views, the most, and whether a tag may be set`() {
    func shape<V: View>(@ViewBuilder _ view: () -> V) -> StaticShape { .of(V.self) }
    let isTrue = Bool("true")!
    #expect(
      shape {
        Text("a");
        Group {
          Text("b"); Text("c")
        }
      } == StaticShape(count: 3, mayTag: false, mayStayUndrawn: true))
    #expect(
      shape { if isTrue { Text("a") } }
        == StaticShape(count: nil, most: 1, mayTag: false, mayStayUndrawn: true))
    #expect(
      shape { if isTrue { Text("a") } else { Text("a").tag(1); Text("b") } }
        == StaticShape(count: nil, most: 2, mayTag: true, mayStayUndrawn: true))
    #expect(shape { AnyView(Text("a")) } == StaticShape(count: nil, most: 1, mayTag: true))
    #expect(shape { ForEach(0..<2) { Text("\($0)") } } == .unknown)
    #expect(shape { Section("a") { Text("b") } } == .unknown)
    #expect(
      shape {
        VStack {
          Text("a").tag(1); Text("b")
        }
      } == StaticShape(count: 1, mayTag: false, mayStayUndrawn: true))
    #expect(
      shape {
        GridRow {
          Text("a").tag(1); Text("b")
        }
      } == StaticShape(count: 2, mayTag: true, mayStayUndrawn: true))
  }

  @Test func `views may stay undrawn if drawing them has no other effect`() {
    func mayStayUndrawn<V: View>(@ViewBuilder _ view: () -> V) -> Bool {
      StaticShape.of(V.self).mayStayUndrawn
    }
    #expect(
      mayStayUndrawn {
        HStack {
          Color.red.frame(width: 1.0)
          Spacer()
          Text("a").font(.title).padding().background(Circle().fill(.red))
        }
      })
    #expect(!mayStayUndrawn { Text("a").onAppear {} })
    #expect(!mayStayUndrawn { VStack { Text("a").onTapGesture {} } })
    #expect(!mayStayUndrawn { Text("a").overlay { Button("b") {} } })
    #expect(!mayStayUndrawn { AnyView(Text("a")) })
    #expect(!mayStayUndrawn { GeometryReader { _ in Text("a") } })
  }

  @Test func `a type answers like a search in its conformances`() {
    func check<V: View>(_ type: V.Type) {
      #expect((V.primitiveView != nil) == (V.self is any PrimitiveView.Type), "\(V.self)")
      #expect((V._animatableView.type != nil) == (V.self is any Animatable.Type), "\(V.self)")
    }
    check(Counter.self)
    check(Text.self)
    check(Text?.self)
    check(Group<Text>.self)
    check(Section<Text, EmptyView, Never>.self)
    check(TupleView<(Text, Counter)>.self)
    check(_ConditionalContent<Text, Counter>.self)
    check(ModifiedContent<Text, Bordered>.self)
    check(ForEach<Range<Int>, Int, Text>.self)
    check(GeometryReader<Text>.self)
    check(Circle.self)
  }
}

import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisGraphChecks
import TrellisTesting

/// Long containers that are drawn elsewhere than where the layout has placed them, in a window that draws only what is visible.
@MainActor @Suite struct DrawnElsewhereTests {
  @MainActor @Observable final class Model {
    var isShown = false
    var isOn = false
    var target: Int?
    var items = Array(0..<200)
  }

  /// 200 rows, of 20 points each.
  struct Rows: View {
    var model: Model? = nil

    var body: some View {
      VStack(spacing: 0) {
        ForEach(model?.items ?? Array(0..<200), id: \.self) { index in
          Text("Row \(index)").frame(width: 100, height: 20)
            .background(index.isMultiple(of: 3) ? Color.yellow : Color.clear)
        }
      }
    }
  }

  /// A layout that places its only view far above its own frame.
  struct FarAbove: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY - 3000), proposal: .unspecified)
    }
  }

  enum Way: CaseIterable {
    case offset, padding, siblingAbove, siblingInScrollView, frameAlignment, position, layout
    case canvasSymbol, movingTransition, scalingTransition, offsetTransition, matchedGeometry
    case scale, smallScale, rotation, perspective, visualEffect, scrollTransition, opacity, shadow, blur
    case scrollViewInEffect, scrollViewWithoutClip, nestedScrollViews, crossedScrollViews, geometryReader
    case drawingGroup, compositingGroup, mask, masked, overlay, background, clipShape
    case sheet, popover, insertedRow, movedRow, removedRows, scrollTo, rightToLeft, insertedStack

    @MainActor @ViewBuilder func view(_ model: Model, _ names: Namespace.ID) -> some View {
      let isOn = model.isOn
      switch self {
      case .offset: top { Rows().offset(y: isOn ? -3500 : 0) }
      case .padding: top { Rows().padding(.top, isOn ? -3500 : 0) }
      case .siblingAbove:
        VStack(spacing: 0) {
          Color.red.frame(height: isOn ? 5 : 3500)
          Rows()
        }
        .frame(height: 200, alignment: .bottom)
      case .siblingInScrollView:
        ScrollView {
          VStack(spacing: 0) {
            if !isOn { Color.red.frame(width: 20, height: 3000) }
            Rows()
          }
        }
      case .frameAlignment: Rows().frame(height: 200, alignment: isOn ? .bottom : .top)
      case .position: Rows().position(x: 50, y: isOn ? 3000 : -2000)
      case .layout: FarAbove { Rows() }
      case .canvasSymbol:
        Canvas { context, _ in
          if let symbol = context.resolveSymbol(id: 0) {
            context.draw(symbol, at: CGPoint(x: 50, y: -1500))
            context.scaleBy(x: 0.2, y: 0.2)
            context.draw(symbol, at: CGPoint(x: 600, y: 0))
          }
        } symbols: {
          Rows().tag(0)
        }
      case .movingTransition: top { if isOn { Rows().transition(.move(edge: .top)) } }
      case .scalingTransition: top { if isOn { Rows().transition(.scale(scale: 0.01, anchor: .top)) } }
      case .offsetTransition: top { if !isOn { Rows().transition(.offset(y: -4000)) } }
      case .matchedGeometry:
        ZStack(alignment: .top) {
          Rows().matchedGeometryEffect(id: isOn ? 1 : 2, in: names, properties: .position, isSource: false)
          Color.red.frame(width: 9, height: 9).offset(y: -1000).matchedGeometryEffect(id: 1, in: names)
          Color.green.frame(width: 9, height: 9).matchedGeometryEffect(id: 2, in: names).offset(y: 2000)
        }
        .frame(height: 200, alignment: .top)
      case .scale: top { Rows().scaleEffect(isOn ? 0.1 : 1, anchor: .top) }
      case .smallScale: ScrollView { Rows().scaleEffect(0.03, anchor: .top) }
      case .rotation: Rows().rotationEffect(.degrees(isOn ? 180 : 0))
      case .perspective: Rows().rotation3DEffect(.degrees(60), axis: (1, 0, 0))
      case .visualEffect:
        let distance: CGFloat = isOn ? -4000 : 100
        top { Rows().visualEffect { effect, _ in effect.offset(y: distance) } }
      case .scrollTransition:
        ScrollView {
          Rows().scrollTransition { effect, phase in effect.offset(y: phase.isIdentity ? 0 : -3000) }
        }
      case .opacity: top { Rows().opacity(isOn ? 0.2 : 0.7).offset(y: isOn ? -4000 : 0) }
      case .shadow: top { Rows().shadow(color: .red, radius: 2, x: 40, y: -4000) }
      case .blur: top { Rows().blur(radius: 3).offset(y: isOn ? -4000 : 0) }
      case .scrollViewInEffect: ScrollView { Rows() }.scaleEffect(0.4).rotationEffect(.degrees(90))
      case .scrollViewWithoutClip:
        ScrollView { Rows() }.scrollClipDisabled().frame(height: 20).offset(y: isOn ? -2000 : 0)
      case .nestedScrollViews:
        ScrollView {
          Rows()
          ScrollView { Rows() }.frame(height: 1000)
          ScrollView { Rows() }.frame(height: 100)
        }
      case .crossedScrollViews: ScrollView { ScrollView(.horizontal) { Rows().padding(.horizontal, 300) } }
      case .geometryReader:
        ScrollView {
          GeometryReader { proxy in Rows().offset(y: isOn ? proxy.size.width - 3000 : 0) }.frame(height: 500)
        }
      case .drawingGroup: top { Rows().drawingGroup().offset(y: isOn ? -3500 : 0) }
      case .compositingGroup: top { Rows().compositingGroup().opacity(0.5).offset(y: isOn ? -3500 : 0) }
      case .mask:
        top { Color.blue.frame(width: 100).mask(alignment: .top) { Rows().offset(y: isOn ? -3000 : 0) } }
      case .masked: top { Rows().mask { Color.black.opacity(0.5) }.offset(y: isOn ? -3000 : 0) }
      case .overlay:
        Color.gray.frame(width: 150, height: 150).overlay(alignment: isOn ? .bottom : .top) { Rows() }
      case .background:
        Color.gray.opacity(0.5).frame(width: 150, height: 150).background(alignment: isOn ? .bottom : .top) {
          Rows()
        }
      case .clipShape: top { Rows().clipShape(Capsule()).offset(y: isOn ? -3500 : 0) }
      case .sheet:
        Color.gray.sheet(isPresented: .constant(isOn)) { ScrollView { Rows() }.frame(height: 90) }
      case .popover:
        Color.gray.frame(width: 30, height: 30)
          .popover(isPresented: .constant(isOn)) { ScrollView { Rows() }.frame(width: 100, height: 90) }
      case .insertedRow, .movedRow, .removedRows: ScrollView { Rows(model: model) }
      case .scrollTo:
        ScrollView { Rows().scrollTargetLayout() }
          .scrollPosition(
            id: Binding {
              model.target
            } set: {
              model.target = $0
            }, anchor: .top)
      case .rightToLeft:
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<200) { Text("\($0)").frame(width: 40, height: 60).padding(.leading, isOn ? 3 : 0) }
          }
        }
        .environment(\.layoutDirection, .rightToLeft)
      case .insertedStack:
        ScrollView {
          VStack(spacing: 0) {
            if isOn { Rows() }
            Rows()
          }
        }
      }
    }

    private func top(@ViewBuilder _ content: () -> some View) -> some View {
      VStack(spacing: 0) { content() }.frame(height: 200, alignment: .top)
    }

    @MainActor func change(_ model: Model) {
      model.isOn.toggle()
      switch self {
      case .insertedRow: model.items.insert(1000 + model.items.count, at: 1)
      case .movedRow: model.items.swapAt(2, 180)
      case .removedRows: model.items.removeSubrange(2..<(model.items.count - 2))
      case .scrollTo: model.target = model.isOn ? 180 : 10
      default: break
      }
    }
  }

  struct Content: View {
    let way: Way
    let model: Model
    @Namespace private var names

    var body: some View {
      if model.isShown { way.view(model, names).frame(width: 170, height: 200, alignment: .top) }
    }
  }

  private func hosts(_ way: Way, _ model: Model) -> [TestHost] {
    let hosts = [true, false].map { drawsOnlyVisible in
      let host = TestHost(Content(way: way, model: model), size: CGSize(width: 160, height: 200))
      host.drawsOnlyVisible = drawsOnlyVisible
      return host
    }
    model.isShown = true
    return hosts
  }

  private func expectSamePicture(_ hosts: [TestHost], _ step: String) throws {
    let (one, other) = (try hosts[0].picture(), try hosts[1].picture())
    let isSame = one.withPixels { one in other.withPixels { one.elementsEqual($0) } }
    #expect(isSame, "\(step)")
  }

  @Test(arguments: Way.allCases)
  func `each frame is that of a window that draws everything`(_ way: Way) async throws {
    let model = Model()
    let hosts = hosts(way, model)
    try expectSamePicture(hosts, "at first")
    for turn in 0..<2 {
      withAnimation(.linear(duration: 1)) { way.change(model) }
      for frame in 0..<5 {
        try expectSamePicture(hosts, "turn \(turn), frame \(frame)")
        for host in hosts { await host.advance(by: .milliseconds(230)) }
      }
      for host in hosts { host.scroll(at: CGPoint(x: 80, y: 80), by: CGSize(width: 0, height: 700)) }
      try expectSamePicture(hosts, "turn \(turn), scrolled")
      for host in hosts { host.scroll(at: CGPoint(x: 80, y: 80), by: CGSize(width: 650, height: 0)) }
      try expectSamePicture(hosts, "turn \(turn), scrolled across")
    }
  }
}

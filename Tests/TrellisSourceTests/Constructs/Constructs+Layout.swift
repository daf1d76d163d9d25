import Combine
import Foundation
import SwiftUI

// swift-format-ignore-file: a construct is a line.

extension Constructs {
  /// Adds layout.
  static func layout(_ it: Constructs) {
    it.add {
      VStack {
        Text("a"); Text("b")
      }
    }
    it.add {
      VStack(alignment: .leading, spacing: 4) {
        Text("a"); Text("b")
      }
    }
    it.add {
      HStack(alignment: .firstTextBaseline) {
        Text("a"); Text("b").font(.title)
      }
    }
    it.add {
      HStack(spacing: 0) {
        Text("a"); Spacer(minLength: 20); Text("b")
      }
    }
    it.add {
      ZStack(alignment: .bottomTrailing) {
        Color.red; Text("a")
      }
    }
    it.add { LazyVStack(alignment: .leading, spacing: 2) { Text("a") } }
    it.add { LazyHStack(spacing: 3) { Text("a") } }
    it.add { ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } } }
    it.add { ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } } }
    it.add {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))]) {
        Text("a"); Text("b")
      }
    }
    it.add { LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], spacing: 4) { Text("a") } }
    it.add {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    it.add {
      Grid {
        GridRow { Text("a").gridCellColumns(2) };
        GridRow {
          Text("b"); Text("c")
        }
      }
    }
    it.add {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(.center); Text("b").gridColumnAlignment(.trailing)
        }
      }
    }
    it.add {
      Grid {
        Divider().gridCellUnsizedAxes(.horizontal); GridRow { Text("a") }
      }
    }
    it.add { Text("a").padding() }
    it.add { Text("a").padding(8) }
    it.add { Text("a").padding(.horizontal) }
    it.add { Text("a").padding([.top, .leading], 4) }
    it.add { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
    it.add { Text("a").frame(width: 40) }
    it.add { Text("a").frame(width: 40, height: 20, alignment: .topLeading) }
    it.add { Text("a").frame(maxWidth: .infinity, alignment: .leading) }
    it.add { Text("a").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 5, maxHeight: .infinity) }
    it.add { Text("a").fixedSize() }
    it.add { Text("a").fixedSize(horizontal: false, vertical: true) }
    it.add { Text("a").layoutPriority(1) }
    it.add { Text("a").offset(x: 3, y: 4) }
    it.add { Text("a").offset(CGSize(width: 1, height: 2)) }
    it.add { Text("a").position(x: 20, y: 20) }
    it.add { Text("a").position(CGPoint(x: 20, y: 20)) }
    it.add { Text("a").alignmentGuide(.leading) { $0[.trailing] } }
    it.add { Text("a").alignmentGuide(VerticalAlignment.center) { $0.height / 2 } }
    it.add { Color.red.aspectRatio(2, contentMode: .fit) }
    it.add { Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill) }
    it.add { Color.red.scaledToFit() }
    it.add { Color.red.scaledToFill().clipped() }
    it.add { Text("a").background(Color.red) }
    it.add { Text("a").background(.red) }
    it.add { Text("a").background(.red, in: Capsule()) }
    it.add { Text("a").background(in: RoundedRectangle(cornerRadius: 4)) }
    it.add { Text("a").background(alignment: .bottom) { Color.red.frame(height: 2) } }
    it.add { Text("a").background(Color.red, alignment: .leading) }
    it.add { Text("a").background(ignoresSafeAreaEdges: .all) }
    it.add { Text("a").overlay(Circle()) }
    it.add { Text("a").overlay(.red.opacity(0.2), in: Circle()) }
    it.add { Text("a").overlay(alignment: .topTrailing) { Circle().frame(width: 4, height: 4) } }
    it.add { Text("a").zIndex(2) }
    it.add { GeometryReader { proxy in Text("\(Int(proxy.size.width))") } }
    it.add { GeometryReader { Color.red.frame(width: $0.frame(in: .global).width / 2) } }
    it.add {
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: { _ in
      }
    }
    it.add {
      ViewThatFits {
        Text("a long text that has no room"); Text("a")
      }
    }
    it.add { ViewThatFits(in: .horizontal) { Text("a") } }
    it.add {
      AnyLayout(HStackLayout(spacing: 2)) {
        Text("a"); Text("b")
      }
    }
    it.add {
      VStackLayout(alignment: .leading) {
        Text("a"); Text("b")
      }
    }
    it.add {
      ZStackLayout() {
        Text("a"); Text("b")
      }
    }
    it.add { Text("a").containerRelativeFrame(.horizontal) }
    it.add { Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 4) }
    it.add { Text("a").safeAreaInset(edge: .bottom) { Text("b") } }
    it.add { Text("a").safeAreaPadding(10) }
    it.add { Color.red.ignoresSafeArea() }
    it.add { Color.red.edgesIgnoringSafeArea(.all) }
    it.add { Text("a").coordinateSpace(.named("space")) }
    it.add { Text("a").coordinateSpace(name: "space") }
    it.add {
      VStack {
        Text("a"); Divider(); Text("b")
      }
    }
    it.add {
      Group {
        Text("a"); Text("b")
      }
    }
    it.add {
      Section {
        Text("a")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
    }
    it.add { Section("title") { Text("a") } }
    it.add { ForEach(0..<3) { Text("\($0)") } }
    it.add { ForEach(["a", "b"], id: \.self) { Text($0) } }
    it.add { ForEach(Array(["a", "b"].enumerated()), id: \.offset) { Text($1) } }
    it.add { AnyView(Text("a")) }
    it.add { Text("a").id(1) }
    it.add { Text("a").equatable() }
    it.add { Text("a").tag(1) }
    it.add { Text("a").environment(\.layoutDirection, .rightToLeft) }
    it.add { Group(subviews: ForEach(0..<3) { Text("\($0)") }) { ForEach($0) { $0.padding(2) } } }
    it.add {
      ForEach(
        subviews: Group {
          Text("a"); Text("b")
        }
      ) { $0 }
    }
    it.add { Text("a").flipsForRightToLeftLayoutDirection(true) }
  }
}

import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Grids through the public views.
///
/// The algorithm has tests of its own.
@MainActor
@Suite struct GridTests {
  /// Returns the frame of a view relative to the view with the identifier `grid`.
  private func frame(_ id: String, in host: TestHost) throws -> CGRect {
    let grid = try host.frame(ofIdentifier: "grid")
    return try host.frame(ofIdentifier: id).offsetBy(dx: -grid.minX, dy: -grid.minY)
  }

  private func host(_ view: some View) -> TestHost {
    TestHost(view.accessibilityIdentifier("grid"), size: CGSize(width: 200, height: 100))
  }

  @Test func `a grid row's views are in columns`() throws {
    let host = host(
      Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 3) {
        GridRow {
          box(20, 10, "a")
          box(30, 10, "b")
        }
        GridRow {
          box(40, 10, "c")
          box(10, 20, "d")
        }
      })
    #expect(try frame("grid", in: host).size == CGSize(width: 75, height: 33))
    #expect(try frame("b", in: host).origin == CGPoint(x: 45, y: 0))
    #expect(try frame("c", in: host).origin == CGPoint(x: 0, y: 13))
    #expect(try frame("d", in: host).origin == CGPoint(x: 45, y: 13))
  }

  @Test func `a row's, a column's and a cell's alignment take precedence over the grid's`() throws {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 10, "a").gridColumnAlignment(.trailing)
          box(40, 40, "wide")
        }
        GridRow {
          box(30, 30, "b")
          box(10, 10, "c").gridCellAnchor(.topTrailing)
        }
      })
    #expect(try frame("a", in: host).origin == CGPoint(x: 20, y: 30))
    #expect(try frame("c", in: host).origin == CGPoint(x: 60, y: 40))
  }

  @Test func `a cell's grid modifiers work through other modifiers`() throws {
    let host = host(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(10, 10, "a")
          box(10, 10, "b")
        }
        GridRow { box(50, 10, "c").gridCellColumns(2).padding(5) }
      })
    #expect(try frame("grid", in: host).size == CGSize(width: 60, height: 30))
    #expect(try frame("b", in: host).minX == 42.5)
  }

  @Test func `a divider takes the grid's width, and doesn't widen it if unsized`() throws {
    func grid(_ axes: Axis.Set) -> TestHost {
      host(
        Grid {
          GridRow {
            box(20, 10, "a")
            box(20, 10, "b")
          }
          Divider().gridCellUnsizedAxes(axes).accessibilityIdentifier("line")
        })
    }
    #expect(try frame("line", in: grid([])).width == 200)
    #expect(try frame("line", in: grid(.horizontal)).width == 48)
  }

  @Test func `cells and rows are inserted and removed`() throws {
    struct Table: View {
      @State private var isLong = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("change") { isLong.toggle() }
          Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              if isLong { Color.red.frame(width: 30, height: 5).accessibilityIdentifier("new") }
              Color.red.frame(width: 10, height: 5).accessibilityIdentifier("a")
            }
            ForEach(0..<(isLong ? 3 : 1), id: \.self) { row in
              GridRow {
                Color.red.frame(width: 20, height: 5)
                Color.red.frame(width: 20, height: 5).accessibilityIdentifier("row \(row)")
              }
            }
          }.accessibilityIdentifier("grid")
        }
      }
    }
    let host = TestHost(Table(), size: CGSize(width: 200, height: 200))
    #expect(try frame("grid", in: host).size == CGSize(width: 40, height: 10))
    #expect(try frame("a", in: host).minX == 0)
    try host.tap("change")
    #expect(try frame("grid", in: host).size == CGSize(width: 50, height: 20))
    #expect(try frame("a", in: host).minX == 30)
    #expect(try frame("row 2", in: host).origin == CGPoint(x: 30, y: 15))
    try host.tap("change")
    #expect(try frame("grid", in: host).size == CGSize(width: 40, height: 10))
  }

  @Test func `rows' and cells' grid modifiers may change`() throws {
    struct Table: View {
      @State private var isChanged = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("change") { isChanged.toggle() }
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: isChanged ? .bottom : .top) {
              Color.red.frame(width: 20, height: 30)
              Color.red.frame(width: 10, height: 10).accessibilityIdentifier("low")
            }
            GridRow {
              Color.red.frame(width: 50, height: 10).gridCellColumns(isChanged ? 2 : 1)
            }
          }.accessibilityIdentifier("grid")
        }
      }
    }
    let host = TestHost(Table(), size: CGSize(width: 200, height: 200))
    #expect(try frame("grid", in: host).size == CGSize(width: 60, height: 40))
    #expect(try frame("low", in: host).origin == CGPoint(x: 50, y: 0))
    try host.tap("change")
    #expect(try frame("grid", in: host).size == CGSize(width: 50, height: 40))
    #expect(try frame("low", in: host).origin == CGPoint(x: 32.5, y: 20))
  }

  @Test func `a GridRow outside a grid is its cells`() throws {
    let host = host(
      HStack(spacing: 5) {
        GridRow {
          box(10, 10, "a")
          box(20, 10, "b").gridCellColumns(3)
        }
      })
    #expect(try frame("b", in: host).minX == 15)
    #expect(try frame("grid", in: host).width == 35)
  }

  @Test func `a modifier on a row modifies each of its cells`() throws {
    let host = host(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10, "a")
          box(10, 10, "b")
        }.padding(5)
      })
    #expect(try frame("grid", in: host).size == CGSize(width: 40, height: 20))
    #expect(try frame("b", in: host).minX == 25)
  }

  @Test func `a row's texts are aligned by baseline`() throws {
    let host = host(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("x").font(.system(size: 30)).accessibilityIdentifier("large")
          Text("x").font(.system(size: 10)).accessibilityIdentifier("small")
        }
      })
    let row = self.host(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x").font(.system(size: 30)).accessibilityIdentifier("large")
        Text("x").font(.system(size: 10)).accessibilityIdentifier("small")
      })
    #expect(try frame("small", in: host) == frame("small", in: row))
    #expect(try frame("small", in: host).minY > 0)
  }

  @Test func `a grid works as an AnyLayout`() throws {
    struct Switching: View {
      @State private var isGrid = true
      var body: some View {
        let layout =
          isGrid ? AnyLayout(GridLayout(horizontalSpacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        VStack {
          Button("change") { isGrid.toggle() }
          layout {
            GridRow { Color.red.frame(width: 20, height: 10) }
            GridRow { Color.red.frame(width: 20, height: 10) }
          }.accessibilityIdentifier("grid")
        }
      }
    }
    let host = TestHost(Switching(), size: CGSize(width: 200, height: 200))
    #expect(try frame("grid", in: host).size == CGSize(width: 20, height: 28))
    try host.tap("change")
    #expect(try frame("grid", in: host).size == CGSize(width: 40, height: 10))
  }
}

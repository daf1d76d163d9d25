import SwiftUI

// Extensions as packages write them on the types that contain views. None of these types requires views in its declaration.

/// A protocol of types that aren't views, but can be the content of a group, of rows or of a section.
protocol Labelled {
  static var label: String { get }
}

extension Int: Labelled {
  static var label: String { "number" }
}

extension Group: Labelled where Content: Labelled {
  static var label: String { "group of \(Content.label)" }
}

extension ForEach: Labelled where Content: Labelled {
  static var label: String { "rows of \(Content.label)" }
}

extension Section: Labelled where Parent: Labelled, Content: Labelled, Footer: Labelled {
  static var label: String { "\(Parent.label), \(Content.label), \(Footer.label)" }
}

/// A custom initializer of rows.
extension ForEach where Data == [String], ID == String, Content == Text {
  init(words: String) {
    self.init(words.split(separator: " ").map(String.init), id: \.self) { Text($0) }
  }
}

extension Section where Parent == Text, Content: View, Footer == Text {
  init(titled title: String, note: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { Text(note) })
  }
}

/// A wedge whose angle can be animated.
struct Wedge: InsettableShape {
  var end: Angle
  var insetAmount: CGFloat = 0

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(end.radians, insetAmount) }
    set {
      end = .radians(newValue.first)
      insetAmount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let center = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2 - insetAmount, startAngle: .zero,
        endAngle: end,
        clockwise: false)
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var wedge = self
    wedge.insetAmount += amount
    return wedge
  }
}

/// A view with numbers that can be animated.
struct Percentage: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text(verbatim: "\(Int(value)) %") }
}

/// A page with the parts of SwiftUI's forms and lists.
struct RemovalPage: View {
  @State private var names = ["Ada", "Emmy"]

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading) {
          Section(titled: "Names", note: "\(names.count) in all") {
            ForEach(names, id: \.self) { name in
              HStack {
                Text(name)
                Button("Remove \(name)", role: .destructive) { names.removeAll { $0 == name } }
              }
            }
          }
          Group {
            ForEach(words: "two words")
          }
          Button(role: .cancel, action: { names = ["Ada", "Emmy"] }) { Text("Put back") }
          Button("Clear", systemImage: "trash") { names = [] }
          Text(verbatim: width(of: proxy))
        }
      }
      .coordinateSpace(.named("scroll"))
    }
  }

  private func width(of proxy: GeometryProxy) -> String {
    "\(Int(proxy.frame(in: .local).width)) of \(Int(proxy.frame(in: .named("scroll")).width))"
  }
}

struct RemovalApp: App {
  var body: some Scene {
    WindowGroup("Removal", id: "removal") { RemovalPage() }
  }
}

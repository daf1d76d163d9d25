import Foundation
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisText

private let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 1e-300, 0, -5]

private let box = Path(CGRect(x: 2, y: 2, width: 20, height: 20))

/// Input that can't be drawn, or not in reasonable time.
///
/// Such input is skipped or approximated, and nothing else is affected.
struct BadInputTests {
  init() { TestFonts.pin() }

  /// Draws contents beneath a marker, at once and in two parts, and makes every query that a host makes of a list.
  private func draw(_ contents: [DisplayItem.Content]) throws {
    var items: [DisplayItem] = []
    for content in contents {
      items.append(DisplayItem(id: UInt64(items.count), frame: frame, content: content))
    }
    items.append(
      DisplayItem(
        id: .max, frame: CGRect(x: 28, y: 28, width: 4, height: 4), content: .fill(blue)))
    let list = DisplayList(items)
    let renderer = Renderer()
    for scale in [1, 2.5] {
      let bitmap = try Bitmap(width: Int(32 * scale), height: Int(32 * scale))
      renderer.draw(list, into: bitmap, scale: scale)
      let bytes = bitmap.bytes
      for half in [CGRect(x: 0, y: 0, width: 32, height: 15), CGRect(x: 0, y: 15, width: 32, height: 17)] {
        renderer.draw(list, into: bitmap, scale: scale, damage: [half])
      }
      #expect(firstDifference(bitmap.bytes, bytes) == nil)
      #expect(bitmap.color(x: Int(30 * scale), y: Int(30 * scale)) == blue)
    }
    for offset in contents.indices.prefix(50) {
      var changed = list
      changed.items[offset].content = .fill(.clear)
      _ = DisplayList.damage(from: list, to: changed)
    }
    _ = list.description
    _ = list.hitTest(CGPoint(x: 5, y: 5))
  }

  private let frame = CGRect(x: 1, y: 1, width: 24, height: 24)

  private func effect(_ effect: Effect) -> DisplayItem.Content {
    .effect(
      effect,
      DisplayList([
        DisplayItem(id: 1, frame: frame, content: .shape(ShapeContent(path: box, paint: .color(red)))),
        DisplayItem(id: 2, frame: CGRect(x: 0, y: 0, width: 5, height: 5), content: .fill(red)),
      ]))
  }

  private var paths: [Path] {
    var paths = [Path()]
    for first in odd {
      for second in odd {
        paths.append(Path(CGRect(x: first, y: 0, width: second, height: 5)))
        paths.append(Path(ellipseIn: CGRect(x: 0, y: first, width: 5, height: second)))
        var path = Path()
        path.move(to: CGPoint(x: 3, y: 3))
        path.addCurve(
          to: CGPoint(x: first, y: second), control1: CGPoint(x: second, y: 0),
          control2: CGPoint(x: 9, y: first))
        path.addLine(to: CGPoint(x: 9, y: 9))
        paths.append(path)
      }
    }
    return paths
  }

  @Test func `paths of arbitrary numbers are filled and stroked`() throws {
    try draw(
      paths.flatMap { path -> [DisplayItem.Content] in
        [
          .shape(ShapeContent(path: path, paint: .color(red))),
          .shape(ShapeContent(path: path, style: .stroke(StrokeStyle(lineWidth: 3)), paint: .color(red))),
          .shape(
            ShapeContent(
              path: path, style: .stroke(StrokeStyle(lineWidth: 3, dash: [4, 2])), paint: .color(red))),
        ]
      })
  }

  @Test func `strokes of any width, join and dash are drawn`() throws {
    var styles: [StrokeStyle] = []
    for number in odd + [1e-6, 0.01] {
      styles.append(StrokeStyle(lineWidth: number))
      styles.append(StrokeStyle(lineWidth: 4, lineJoin: .miter, miterLimit: number))
      for other in odd + [3] {
        styles.append(StrokeStyle(lineWidth: 2, dash: [number, other]))
        styles.append(StrokeStyle(lineWidth: 2, dash: [3, number, 1], dashPhase: other))
      }
    }
    styles.append(StrokeStyle(lineWidth: 2, dash: [CGFloat](repeating: 0.5, count: 100_000)))
    let long = Path {
      $0.move(to: CGPoint(x: -1e6, y: 4))
      $0.addLine(to: CGPoint(x: 1e6, y: 9))
    }
    try draw(
      styles.flatMap { style in
        [box, long].map { .shape(ShapeContent(path: $0, style: .stroke(style), paint: .color(red))) }
      })
  }

  @Test func `a million corners, near each other and far apart, are drawn`() throws {
    var near = Path()
    var far = Path()
    near.move(to: .zero)
    far.move(to: .zero)
    for index in 0..<1_000_000 {
      near.addLine(to: CGPoint(x: CGFloat(index % 1000) / 40, y: CGFloat(index * 7919 % 997) / 45))
      far.addLine(to: CGPoint(x: CGFloat(index * 7919 % 1009) - 300, y: index % 2 == 0 ? -5000 : 5000))
    }
    let bitmap = try Bitmap(width: 32, height: 32)
    for path in [near, far] {
      for style in [ShapeContent.Style.fill(FillStyle()), .stroke(StrokeStyle(lineWidth: 2, dash: [1e-3]))] {
        let content = DisplayItem.Content.shape(ShapeContent(path: path, style: style, paint: .color(red)))
        let list = DisplayList([DisplayItem(id: 1, frame: frame, content: content)])
        #expect(Renderer().draw(list, into: bitmap).itemsDrawn == 1)
        #expect(bitmap.color(x: 10, y: 10).opacity > 0)
      }
    }
  }

  @Test func `shadows and blurs of any radius are drawn`() throws {
    var contents: [DisplayItem.Content] = []
    for radius in odd + [10_000, 600] {
      contents.append(effect(.blur(radius: radius, isOpaque: false)))
      contents.append(effect(.blur(radius: radius, isOpaque: true)))
      contents.append(effect(.shadow(Shadow(color: red, radius: radius))))
      for other in odd {
        contents.append(
          effect(.shadow(Shadow(color: red, radius: 2, offset: CGSize(width: radius, height: other)))))
      }
    }
    try draw(contents)
  }

  @Test func `arbitrary transforms are drawn`() throws {
    var contents: [DisplayItem.Content] = []
    for number in odd + [0.5, 1e7] {
      for index in 0..<9 {
        var transform = ProjectionTransform()
        let keys: [WritableKeyPath<ProjectionTransform, CGFloat>] = [
          \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33,
        ]
        transform[keyPath: keys[index]] = number
        contents.append(effect(.transform(transform)))
        transform.m13 = 0.01
        contents.append(effect(.transform(transform)))
      }
    }
    let clear = RGBAColor(red: .nan, green: 2, blue: -1, opacity: 0.01)
    try draw(
      contents.map { .effect(.opacity(0.3), DisplayList([DisplayItem(id: 1, frame: frame, content: $0)])) })
    try draw([.fill(clear)])
  }

  @Test func `arbitrary opacities and colours are drawn`() throws {
    try draw(
      odd.flatMap { number -> [DisplayItem.Content] in
        [
          effect(.opacity(number)), effect(.color(.brightness(number))), effect(.color(.contrast(number))),
          effect(.color(.multiply(RGBAColor(red: number, green: number, blue: number, opacity: number)))),
          effect(.color(.hueRotation(number))), .fill(RGBAColor(red: number, green: number, blue: number)),
        ]
      })
  }

  @Test func `arbitrary gradients and tiles are drawn`() throws {
    let image = TestImages.disc(side: 6)
    let none = ImageSource(name: "none", width: 0, height: 0, pixels: Data())
    var paints: [Paint] = []
    for first in odd {
      for second in odd {
        let start = CGPoint(x: first, y: second)
        let stops = [
          [], [GradientPaint.Stop(color: red, location: first)],
          [first, second, .nan, 0.5, 0.2, 0.2].map { GradientPaint.Stop(color: red, location: $0) },
        ]
        for stops in stops {
          let transform = CGAffineTransform(a: first, b: second, c: 0, d: 1, tx: second, ty: 0)
          paints += [
            .gradient(GradientPaint(stops: stops, shape: .linear(start: start, end: .zero))),
            .gradient(
              GradientPaint(
                stops: stops,
                shape: .radial(center: start, startRadius: first, endRadius: second, transform: transform))),
            .gradient(
              GradientPaint(
                stops: stops,
                shape: .radial(center: .zero, startRadius: second, endRadius: first, transform: .identity))),
            .gradient(
              GradientPaint(
                stops: stops, shape: .angular(center: start, start: .radians(first), end: .radians(second)))),
          ]
        }
        paints.append(.tiles(image, origin: start, scale: 1))
        paints.append(.tiles(image, origin: .zero, scale: first))
        paints.append(.tiles(none, origin: .zero, scale: 1))
      }
    }
    try draw(paints.map { .shape(ShapeContent(path: box, paint: $0)) })
  }

  @Test func `pictures without a size and arbitrary parts of pictures are drawn`() throws {
    let image = TestImages.disc(side: 6)
    let none = ImageSource(name: "none", width: 0, height: 7, pixels: Data())
    var contents: [DisplayItem.Content] = [.image(ImageContent(source: none))]
    for first in odd {
      for second in odd {
        for interpolation in ImageContent.Interpolation.allCases {
          contents.append(
            .image(
              ImageContent(
                source: image, part: CGRect(x: first, y: 0, width: second, height: 3),
                interpolation: interpolation)))
        }
      }
    }
    try draw(contents)
  }

  @Test func `arbitrary frames of every content are drawn`() throws {
    let measurer = PangoTextMeasurer()
    let text = measurer.layout(TextSource(string: "Hello", font: FontRequest(size: 13)), width: nil)
    let contents: [DisplayItem.Content] = [
      .fill(red), .image(ImageContent(source: TestImages.disc(side: 6))),
      .image(ImageContent(source: TestImages.disc(side: 6), isAntialiased: true)),
      .shape(ShapeContent(path: box, paint: .color(red))),
      .text(TextContent(string: "", runs: text.runs, color: red)),
    ]
    var items: [DisplayItem] = []
    for content in contents {
      for first in odd {
        for second in odd {
          for frame in [
            CGRect(x: first, y: second, width: 10, height: 10),
            CGRect(x: -3, y: 0, width: first, height: second),
            CGRect(x: first, y: 0, width: second, height: 10),
          ] {
            items.append(DisplayItem(id: UInt64(items.count), frame: frame, content: content))
          }
        }
      }
    }
    let turn = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    var perspective = ProjectionTransform()
    perspective.m13 = 0.001
    let shadow = Shadow(color: red, radius: 3)
    for item in items {
      try draw([
        .list(DisplayList([item])), .effect(.transform(turn), DisplayList([item])),
        .effect(.transform(perspective), DisplayList([item])), .effect(.shadow(shadow), DisplayList([item])),
        .effect(.blur(radius: 2, isOpaque: true), DisplayList([item])),
        .effect(.clip(box, FillStyle()), DisplayList([item])), .effect(.opacity(0.5), DisplayList([item])),
      ])
    }
  }

  @Test func `effects nested ten thousand deep are drawn`() throws {
    var transform = ProjectionTransform(CGAffineTransform(rotationAngle: 0.01))
    transform.m31 = 0.01
    for effect in [
      Effect.opacity(0.99), .clip(box, FillStyle()), .transform(transform), .blend(.multiply), .group,
      .blur(radius: 1, isOpaque: false), .shadow(Shadow(color: red, radius: 1)),
    ] {
      var list = DisplayList([DisplayItem(id: 1, frame: frame, content: .fill(red))])
      for _ in 0..<10_000 {
        list = DisplayList([DisplayItem(id: 1, frame: .zero, content: .effect(effect, list))])
      }
      let bitmap = try Bitmap(width: 32, height: 32)
      Renderer().draw(list, into: bitmap)
      #expect(!DisplayList.damage(from: DisplayList(), to: list).isEmpty)
    }
  }

  @Test func `lists nested ten thousand deep are drawn`() throws {
    var list = DisplayList([DisplayItem(id: 1, frame: frame, content: .fill(red))])
    for _ in 0..<10_000 {
      list = DisplayList([
        DisplayItem(id: 1, frame: CGRect(x: 0.0001, y: 0, width: 9, height: 9), content: .list(list))
      ])
    }
    let bitmap = try Bitmap(width: 32, height: 32)
    let statistics = Renderer().draw(list, into: bitmap)
    #expect(statistics.itemsDrawn == 1)
    #expect(bitmap.color(x: 10, y: 10) == red)
    #expect(!DisplayList.damage(from: DisplayList(), to: list).isEmpty)
  }
}

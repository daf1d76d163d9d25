import Foundation
import TrellisGeometry

extension WordReader {
  /// Reads an item, without its nested list.
  mutating func item(_ image: (String) -> ImageSource?) throws(Problem) -> DisplayItem {
    let kind = word()
    guard ["fill", "shape", "text", "image", "list", "effect"].contains(kind) else {
      throw Problem("“\(kind)” is no kind of item: fill, shape, text, image, list and effect are")
    }
    let id = try id()
    let version = try version()
    let frame = try rect()
    let content: DisplayItem.Content
    switch kind {
    case "fill": content = .fill(try color())
    case "shape": content = .shape(try shape(image))
    case "text":
      let color = try color()
      content = .text(TextContent(string: try string(), runs: [], color: color))
    case "image": content = .image(try self.image(image))
    case "list": content = .list(DisplayList())
    default: content = .effect(try effect(), DisplayList())
    }
    var item = DisplayItem(id: id, frame: frame, content: content, semantics: try semantics())
    if let version { item.setVersion(read: version) }
    return item
  }

  /// Reads a line that belongs to a text item.
  mutating func readPart(of text: inout TextContent, _ image: (String) -> ImageSource?) throws(Problem) {
    switch word() {
    case "run": text.runs.append(try run())
    case "line": text.decorations.append(TextDecoration(frame: try rect(), color: try colorIfAny()))
    case "shading": text.shading = try paint(image)
    case "shown": text.shown = try string()
    case let kind: throw Problem("“\(kind)” is no part of a text: run, line, shading and shown are")
    }
    try expectEnd()
  }

  private mutating func fillStyle() -> FillStyle {
    let isEOFilled = reads("eo")
    return FillStyle(eoFill: isEOFilled, antialiased: !reads("aliased"))
  }

  mutating func shape(_ image: (String) -> ImageSource?) throws(Problem) -> ShapeContent {
    let style: ShapeContent.Style
    if reads("fill") {
      style = .fill(fillStyle())
    } else if reads("stroke") {
      try expect("(")
      var stroke = StrokeStyle(lineWidth: try number())
      stroke.lineCap = try choice("line cap", CGLineCap.allCases) { "\($0)" }
      stroke.lineJoin = try choice("line join", CGLineJoin.allCases) { "\($0)" }
      stroke.miterLimit = try number()
      stroke.dashPhase = try number()
      var isAntialiased = true
      while true {
        if reads("aliased") {
          isAntialiased = false
          break
        }
        guard let dash = numberIfAny() else { break }
        stroke.dash.append(dash)
      }
      try expect(")")
      style = .stroke(stroke, isAntialiased: isAntialiased)
    } else {
      throw Problem("a shape's style is missing: fill or stroke")
    }
    let paint = try paint(image)
    return ShapeContent(path: try path(), style: style, paint: paint)
  }

  mutating func paint(_ image: (String) -> ImageSource?) throws(Problem) -> Paint {
    if let color = try colorIfAny() { return .color(color) }
    let kind = word()
    try expect("(")
    let shape: GradientPaint.Shape
    switch kind {
    case "linear": shape = .linear(start: try point(), end: try point())
    case "radial":
      shape = .radial(
        center: try point(), startRadius: try number(), endRadius: try number(), transform: try transform())
    case "angular":
      shape = .angular(
        center: try point(), start: Angle(radians: try number()), end: Angle(radians: try number()))
    case "mesh": return .mesh(try mesh())
    case "tiles":
      let source = try source(image)
      let (origin, scale) = (try point(), try number())
      try expect(")")
      return .tiles(source, origin: origin, scale: scale)
    default: throw Problem("“\(kind)” is no paint: a colour, linear, radial, angular, mesh and tiles are")
    }
    try expect(":")
    var stops: [GradientPaint.Stop] = []
    while let color = try colorIfAny() {
      try expect("@")
      stops.append(GradientPaint.Stop(color: color, location: try number()))
    }
    try expect(")")
    return .gradient(GradientPaint(stops: stops, shape: shape))
  }

  /// Reads the rest of a mesh after its opening parenthesis.
  private mutating func mesh() throws(Problem) -> MeshPaint {
    let columns = try whole(Int.self)
    let smooths = try choice("way of colours", ["smooth", "plain"]) { $0 } == "smooth"
    var mesh = MeshPaint(
      columns: columns, vertices: [], background: try color(), smoothsColors: smooths)
    try expect(":")
    while let color = try colorIfAny() {
      try expect("@")
      mesh.vertices.append(
        MeshPaint.Vertex(
          position: try point(), leading: try point(), top: try point(), trailing: try point(),
          bottom: try point(), color: color))
    }
    try expect(")")
    return mesh
  }

  private mutating func transform() throws(Problem) -> CGAffineTransform {
    var numbers: [CGFloat] = [try number()]
    for _ in 1..<6 {
      try expect(",")
      numbers.append(try number())
    }
    return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  private mutating func source(_ image: (String) -> ImageSource?) throws(Problem) -> ImageSource {
    let name = try string()
    guard let source = image(name) else { throw Problem("there is no picture “\(name)”") }
    return source
  }

  mutating func image(_ image: (String) -> ImageSource?) throws(Problem) -> ImageContent {
    var content = ImageContent(source: try source(image))
    content.interpolation = try choice("interpolation", ImageContent.Interpolation.allCases) { $0.rawValue }
    if reads("part") {
      try expect("(")
      content.part = try rect()
      try expect(")")
    }
    content.isAntialiased = reads("smooth")
    if reads("tint") { content.tint = try paint(image) }
    return content
  }

  mutating func effect() throws(Problem) -> Effect {
    let kind = word()
    return kind == "each" ? try eachEffect() : try effect(kind)
  }

  private mutating func effect(_ kind: String) throws(Problem) -> Effect {
    if kind == "group" { return .group }
    if kind == "lineargroup" { return .linearGroup }
    if kind == "mask" { return .mask(DisplayList()) }
    try expect("(")
    let effect: Effect
    switch kind {
    case "opacity": effect = .opacity(try number())
    case "clip":
      let path = try path()
      effect = .clip(path, fillStyle())
    case "transform":
      var matrix = ProjectionTransform()
      (matrix.m11, matrix.m12, matrix.m13) = (try number(), try number(), try number())
      (matrix.m21, matrix.m22, matrix.m23) = (try number(), try number(), try number())
      (matrix.m31, matrix.m32, matrix.m33) = (try number(), try number(), try number())
      effect = .transform(matrix)
    case "shadow":
      let (color, radius) = (try color(), try number())
      effect = .shadow(
        Shadow(color: color, radius: radius, offset: CGSize(width: try number(), height: try number())))
    case "blur":
      let radius = try number()
      effect = .blur(radius: radius, isOpaque: reads("opaque"))
    case "blend": effect = .blend(try choice("blend mode", BlendMode.allCases) { $0.rawValue })
    case "backdrop":
      let (radius, saturation) = (try number(), try number())
      effect = .backdrop(Backdrop(radius: radius, saturation: saturation, tint: try color()))
    case "color":
      var numbers: [Double] = []
      for _ in 0..<20 { numbers.append(try number()) }
      effect = .color(ColorTransform(numbers))
    default:
      throw Problem(
        "“\(kind)” is no effect: opacity, clip, mask, transform, shadow, blur, backdrop, blend, color, group, lineargroup and each are"
      )
    }
    try expect(")")
    return effect
  }

  private mutating func eachEffect() throws(Problem) -> Effect {
    let kind = word()
    switch try effect(kind) {
    case .opacity(let opacity): return .each(.opacity(opacity))
    case .shadow(let shadow): return .each(.shadow(shadow))
    case .blend(let mode): return .each(.blend(mode))
    default: throw Problem("“each \(kind)” is no effect: each opacity, each shadow and each blend are")
    }
  }

  mutating func run() throws(Problem) -> GlyphRun {
    var face = FontFace(family: try string(), size: try number(), weight: try whole(Int.self))
    face.isItalic = reads("italic")
    if reads("width") { face.width = try number() }
    var run = GlyphRun(face: face, glyphs: [], color: try colorIfAny())
    try expect(":")
    while let index = numberIfAny() {
      guard let index = UInt32(exactly: index) else { throw Problem("\(index) is no glyph") }
      try expect("@")
      let position = try point()
      try expect("+")
      run.glyphs.append(Glyph(index: index, position: position, advance: try number()))
    }
    return run
  }
}

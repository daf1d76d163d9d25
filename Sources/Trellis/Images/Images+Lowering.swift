import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisImages
import TrellisLayout
import TrellisText

extension Image: PrimitiveView {
  static var mayStayUndrawn: Bool { true }

  @MainActor static func makeList(_ view: GraphValue<Image>, _ inputs: ViewInputs) -> ViewList {
    let view = view.attribute(in: inputs.graph)
    return .single(inputs) { inputs in
      let resolved = resolve(view, inputs)
      let measures = inputs.graph.rule(name: "Image", kind: .resolvedImage) { resolved.wrappedValue.measures }
      let computer = inputs.graph.rule(name: "Image", kind: .layoutComputer) { () -> LayoutComputer in
        let measures = measures.wrappedValue
        let guides = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
        return LeafComputer(
          measures, named: "Image", guides: measures.baseline == nil ? .none : .only(guides)
        ) { _, proposal in
          guard let baseline = measures.baseline, measures.size.height > 0 else { return nil }
          return baseline * measures.size(for: proposal).height / measures.size.height
        } size: {
          measures.size(for: $0)
        }
      }
      let context = StyleContext(inputs.environment)
      let resolvedStyle = inputs.graph.rule(name: "Image", kind: .resolvedColor) { () -> ResolvedStyle? in
        let image = resolved.wrappedValue
        guard image.isTemplate || image.subject == .unknownSymbol else { return nil }
        return context.resolved(ForegroundStyle())
      }
      let levels = inputs.graph.rule(name: "Image.levels", kind: .resolvedColor) { () -> [ResolvedStyle] in
        let image = resolved.wrappedValue
        guard case .symbol = image.subject, image.isTemplate else { return [] }
        return SymbolPainting.levels(image.painting.mode, in: context)
      }
      let isRedacted = inputs.environment.value(\.isRedacted, named: "isRedacted")
      let item = inputs.graph.declare(DisplayItem.self, name: "Image", kind: .displayList)
      var motion = ImageMotion(of: item, inputs)
      inputs.graph.define(item) {
        if isRedacted.wrappedValue {
          let bounds = inputs.position.bounds
          return .redacted(
            id: item.erased.rawValue, frame: bounds, [bounds], context.resolved(ForegroundStyle()))
        }
        var drawn = motion.shown(
          resolved.wrappedValue, frame: inputs.shownBounds(of: item), resolvedStyle.wrappedValue,
          levels.wrappedValue)
        let meaning = view.wrappedValue.accessibility {
          $0.string(in: inputs.environment.value(\.locale, named: "locale"))
        }
        let isSymbol = view.wrappedValue.isSymbol
        // Pictures are hit in their whole frames anyway; the outlines of symbols have gaps.
        if isSymbol || !meaning.isEmpty {
          drawn.semantics = Semantics(hitRegion: isSymbol ? .frame : .drawn, accessibility: meaning)
        }
        return drawn
      }
      return ViewOutputs(layoutComputer: computer, displayItem: item, channels: nil)
    }
  }

  @MainActor private static func resolve(
    _ view: Attribute<Image>, _ inputs: ViewInputs
  ) -> Attribute<ResolvedImage> {
    inputs.graph.rule(name: "Image", kind: .resolvedImage) {
      resolve(view.wrappedValue, in: inputs.environment)
    }
  }

  /// Resolves a picture in an environment, or in text of the given font.
  ///
  /// Reads only the environment values that its kind of picture needs.
  @MainActor static func resolve(
    _ image: Image, in environment: EnvironmentScope, font: FontRequest? = nil
  ) -> ResolvedImage {
    switch image.base {
    case .decoded(let picture): return ResolvedImage(image, picture: picture)
    case .resource(let name, let bundle):
      return resolve(image, name, in: bundle ?? .main, environment, font)
    case .awaited:
      return ResolvedImage(image.resizable(), subject: .awaited, size: CGSize(width: 10, height: 10))
    case .fixedSymbol(let symbol):
      return symbol.resolved(image) { environment.value(\.colorSetting, named: "colorScheme").wrappedValue }
    case .symbol(let plainName):
      let symbols = environment.value(\.symbols, named: "symbols").wrappedValue
      let name = Symbols.name(plainName, with: symbols.variants)
      let font = font ?? fontAround(environment)
      let resolved = Symbols.resolved(image, name, font, symbols.scale)
      return painted(resolved, image, name, symbols, in: environment)
    }
  }

  /// Resolves a picture or a symbol of a bundle.
  @MainActor private static func resolve(
    _ image: Image, _ name: String, in bundle: Bundle, _ environment: EnvironmentScope, _ font: FontRequest?
  ) -> ResolvedImage {
    if ResourceSymbols.exists(name, in: bundle) {
      let symbols = environment.value(\.symbols, named: "symbols").wrappedValue
      let font = font ?? fontAround(environment)
      if let symbol = ResourceSymbols.symbol(name, in: bundle, weight: font.weight) {
        let resolved = Symbols.resolved(image, symbol, font, symbols.scale)
        return painted(resolved, image, name, symbols, in: environment)
      }
    }
    let scale = environment.value(\.displayScale, named: "displayScale").wrappedValue
    let picture = ResourceImages.image(name, in: bundle, scale: scale) {
      environment.value(\.colorSetting, named: "colorScheme").wrappedValue.scheme == .dark
    }
    return ResolvedImage(image, picture: picture)
  }

  /// Returns the font of the text around an image.
  @MainActor private static func fontAround(_ environment: EnvironmentScope) -> FontRequest {
    let text = environment.value(\.text, named: "text").wrappedValue
    return text.styling.run("", at: text.typeSize, in: text.theme).font
  }

  /// Adds the painting of a symbol in an environment.
  @MainActor private static func painted(
    _ symbol: ResolvedImage, _ image: Image, _ name: String, _ symbols: SymbolEnvironment,
    in environment: EnvironmentScope
  ) -> ResolvedImage {
    var resolved = symbol
    resolved.painting.mode = image.symbolMode ?? symbols.mode
    resolved.effects = symbols.effects
    if resolved.painting.mode == .multicolor
      || resolved.painting.mode == nil && image.renderingMode == .original
    {
      let scheme = environment.value(\.colorSetting, named: "colorScheme").wrappedValue
      resolved.painting.colors = SymbolColors.colors(named: name, in: scheme) ?? []
    }
    resolved.isTemplate = resolved.painting.colors.isEmpty
    return resolved
  }
}

extension ResolvedImage.Measures {
  nonisolated fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}

extension Image {
  /// The accessibility description: the label is the resource's name, or the symbol's with spaces for dots.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/image/init(_:bundle:) and init(decorative:bundle:); the labels
  /// of symbols: ours.
  nonisolated fileprivate func accessibility(_ string: (Text) -> String) -> [AccessibilityChange] {
    if isDecorative { return [] }
    if let label { return Semantics.image(label: string(label)) }
    switch base {
    case .decoded: return Semantics.image(label: nil)
    case .resource(let name, _): return Semantics.image(label: name)
    case .symbol(let name): return Semantics.image(label: name.replacing(".", with: " "))
    case .fixedSymbol(let symbol): return Semantics.image(label: symbol.name.replacing(".", with: " "))
    case .awaited: return []
    }
  }
}

public import Foundation
import Trellis
import TrellisText

extension UIImage {
  /// Creates a symbol in a text's size; nil if the name is unknown.
  ///
  /// Its size is 17 points unless a configuration gives another. It is drawn in the colours of its surroundings.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with the settings of a configuration; nil if the name is unknown.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = FixedSymbol(named: name, font: FontRequest(size: 17), scale: .medium) else {
      return nil
    }
    self.init(symbol, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates a symbol; nil if the name is unknown.
  ///
  /// The traits are ignored.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a symbol of which a share of the parts is on, in `0...1`; nil if the name is unknown.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard var symbol = FixedSymbol(named: name, font: FontRequest(size: 17), scale: .medium) else {
      return nil
    }
    symbol.value = value
    self.init(symbol, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates a symbol, by AppKit's name: 13 points unless a configuration gives another size; nil if the name is unknown.
  ///
  /// The description isn't stored: an ``Image`` has a label of its own.
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    guard let symbol = FixedSymbol(named: name, font: FontRequest(size: 13), scale: .medium) else {
      return nil
    }
    self.init(symbol, .unspecified)
  }

  private convenience init(_ symbol: FixedSymbol, _ configuration: SymbolConfiguration) {
    self.init(.symbol(configuration.applied(to: symbol), configuration))
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol; nil for other pictures.
  var symbol: FixedSymbol? { if case .symbol(let symbol, _) = content { symbol } else { nil } }

  /// The settings of a symbol; nil for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = content { configuration } else { nil }
  }

  /// The distance from the bottom up to the baseline of a symbol, in points; nil for other pictures.
  public var baselineOffsetFromBottom: CGFloat? { symbol.map { $0.size.height - $0.baseline } }

  /// Returns a symbol with other settings; other pictures are unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// Returns a symbol with the settings that a configuration gives; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? {
    guard case .symbol(let symbol, let known) = content else { return nil }
    let all = known.applying(configuration)
    return with { $0.content = .symbol(all.applied(to: symbol), all) }
  }

  /// Returns a symbol with the settings that a configuration gives, by AppKit's name; nil for other pictures.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    applyingSymbolConfiguration(configuration)
  }
}

extension UIImage.SymbolConfiguration {
  fileprivate func applied(to symbol: FixedSymbol) -> FixedSymbol {
    var symbol = symbol
    if let font { symbol.font = font.request }
    if let pointSize, pointSize > 0 { symbol.font.size = pointSize }
    if let weight { symbol.font.weight = weight.css }
    if let scale {
      symbol.scale = scale == .small ? .small : scale == .large ? .large : .medium
    }
    if !colors.isEmpty { symbol.colors = colors.map(\.color) }
    return symbol
  }
}

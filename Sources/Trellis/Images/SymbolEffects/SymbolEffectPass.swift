import Foundation

/// A single performance of an effect: its duration, and the poses of figures during it.
///
/// A pass begins and ends at rest, so that the effect can repeat, and end, without a jump.
///
/// Source: ours: the distances and speeds on Apple's systems aren't documented.
nonisolated struct SymbolEffectPass {
  let configuration: SymbolEffectConfiguration
  /// The number of figures with poses of their own; 1 is the symbol as a whole.
  var figureCount = 1
  /// Whether the first figure is the main one, which stays lit.
  var hasMain = false
  /// Whether a rotation has a constant speed, because it continues without a stop.
  var isEven = false
  /// Whether the layout direction is right to left.
  var isMirrored = false

  /// The delay of each figure after the previous one, in seconds.
  private static let stagger = 0.1

  /// The duration for one figure, in seconds; 0 for effects that last while they are active.
  private var ownDuration: Double {
    switch configuration.kind {
    case .bounce: 0.6
    case .pulse: 1.6
    case .breathe: 2.4
    case .rotate: isEven ? 2 : 1.2
    case .wiggle: 0.8
    case .variableColor(let wave): figureCount > 1 ? Double(slots(wave).count) * Self.slot : 0
    case .scale, .presence, .replace, .automatic: 0
    }
  }

  /// The whole duration, in seconds at the effect's own speed; 0 for effects that last while they are active.
  var duration: Double {
    let own = ownDuration
    return own == 0 || !staggers ? own : own + Double(max(figureCount - 1, 0)) * Self.stagger
  }

  private var staggers: Bool {
    if case .variableColor = configuration.kind { return false }
    return configuration.isByLayer
  }

  /// Whether each figure has its own pose.
  var isByFigure: Bool {
    if case .variableColor = configuration.kind { return true }
    return configuration.isByLayer
  }

  /// Returns a figure's pose at a time in a pass, in seconds; `isFirst` is whether no pass came before.
  func pose(of figure: Int, at time: Double, isFirst: Bool) -> SymbolPose {
    if case .variableColor(let wave) = configuration.kind {
      return SymbolPose(opacity: light(of: figure, wave, at: time, isFirst: isFirst))
    }
    let part = (time - (staggers ? Double(figure) * Self.stagger : 0)) / ownDuration
    return part > 0 && part < 1 ? pose(at: part) : .rest
  }

  private func pose(at part: Double) -> SymbolPose {
    // Rises from 0 to 1 and falls back, slowly at both ends.
    let swell = (1 - cos(2 * .pi * part)) / 2
    switch configuration.kind {
    case .bounce(let isUp):
      // A damped swing; its first peak is a fifth of the size.
      let swing = 0.56 * exp(-5 * part) * sin(2.5 * .pi * part) * (1 - part)
      return SymbolPose(scale: isUp ? 1 + swing : 1 - swing)
    case .pulse: return SymbolPose(opacity: 1 - 0.65 * swell)
    case .breathe(let fades):
      return SymbolPose(scale: 1 + 0.12 * swell, opacity: fades ? 0.6 + 0.4 * swell : 1)
    case .rotate(let isClockwise):
      let turn = 2 * .pi * (isEven ? part : UnitCurve.easeInOut.value(at: part))
      return SymbolPose(turn: isClockwise ? turn : -turn)
    case .wiggle(let wiggle): return pose(wiggle, sin(6 * .pi * part) * (1 - part))
    case .variableColor, .scale, .presence, .replace, .automatic: return .rest
    }
  }

  private func pose(_ wiggle: SymbolWiggle, _ swing: Double) -> SymbolPose {
    func moved(_ angle: Double) -> SymbolPose {
      SymbolPose(offset: CGSize(width: cos(angle) * swing * 0.15, height: sin(angle) * swing * 0.15))
    }
    switch wiggle {
    case .turning(let isClockwise): return SymbolPose(turn: (isClockwise ? swing : -swing) * .pi / 12)
    case .moving(let angle): return moved(angle)
    case .reading(let isForward): return moved(isForward != isMirrored ? 0 : .pi)
    }
  }
}

// MARK: - Variable colour

extension SymbolEffectPass {
  /// The duration of one step, and of the fade at its beginning, in seconds.
  private static let slot = 0.3
  private static let blend = 0.2

  /// The figures that are lit in turn.
  private var lights: Range<Int> { (hasMain ? 1 : 0)..<figureCount }

  /// Returns the figures that are lit in each step.
  private func slots(_ wave: SymbolColorWave) -> [Range<Int>] {
    let first = lights.lowerBound
    var slots = lights.map { wave.isCumulative ? first..<($0 + 1) : $0..<($0 + 1) }
    if wave.reverses { slots += slots.dropLast().dropFirst(wave.isCumulative ? 0 : 1).reversed() }
    if wave.isCumulative { slots.insert(first..<first, at: 0) }
    return slots
  }

  private func light(of figure: Int, _ wave: SymbolColorWave, at time: Double, isFirst: Bool) -> Double {
    let slots = slots(wave)
    let index = min(max(Int(saturating: time / Self.slot), 0), slots.count - 1)
    let before = index > 0 ? slots[index - 1] : isFirst ? lights : slots[slots.count - 1]
    let part = (time - Double(index) * Self.slot) / Self.blend
    return blended(figure, from: before, to: slots[index], part, wave)
  }

  /// Returns the pose of a figure at a time after the last pass, while its light fades; nil at rest.
  func afterglow(of figure: Int, at time: Double) -> SymbolPose? {
    guard case .variableColor(let wave) = configuration.kind, time < Self.blend else { return nil }
    let last = slots(wave).last ?? lights
    return SymbolPose(opacity: blended(figure, from: last, to: lights, time / Self.blend, wave))
  }

  private func blended(
    _ figure: Int, from old: Range<Int>, to new: Range<Int>, _ part: Double, _ wave: SymbolColorWave
  ) -> Double {
    if !lights.contains(figure) { return 1 }
    let off = wave.hidesInactive ? 0 : Symbol.offOpacity
    func light(_ lit: Range<Int>) -> Double { lit.contains(figure) ? 1 : off }
    let part = min(max(part, 0), 1)
    return light(old) * (1 - part) + light(new) * part
  }
}

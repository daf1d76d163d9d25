import Foundation
import TrellisGraph

/// An effect that an enclosing view requests for symbols.
nonisolated struct SymbolEffectRequest: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  /// Whether the effect is active; nil if changes of a value trigger it.
  var isActive: Bool?
  /// The number of times that the value has changed.
  var changeCount = 0

  /// The state in which the effect keeps a symbol; nil if the effect is performed in passes.
  var state: SymbolState? {
    let isActive = isActive ?? false
    switch configuration.kind {
    case .scale(let isUp): return isActive ? SymbolState(scale: isUp ? 1.2 : 0.8) : SymbolState()
    case .presence(let disappears, let isUp):
      if isActive != disappears { return SymbolState() }
      // A symbol disappears upwards to a larger size, and appears upwards from a smaller one.
      return SymbolState(scale: isUp == disappears ? 1.5 : 0.5, opacity: 0)
    default: return nil
    }
  }

  /// Returns the request with reduced motion, if `reducesMotion` is true: effects that move symbols aren't performed.
  fileprivate func reduced(_ reducesMotion: Bool) -> SymbolEffectRequest {
    var request = self
    switch configuration.kind {
    case .bounce, .breathe, .rotate, .wiggle:
      if reducesMotion, isActive == nil { request.changeCount = 0 }
      if reducesMotion, isActive == true { request.isActive = false }
    default: break
    }
    return request
  }
}

/// The effects in progress on one symbol.
///
/// The run is created with the first effect. It requests frames only while an effect is visible: a finished effect leaves the
/// symbol as it was.
@MainActor
final class SymbolEffectRun {
  /// The progress of one request.
  private struct Track {
    var request: SymbolEffectRequest
    /// The start times of the performances that aren't over.
    var beginnings: [Duration] = []
    /// The number of passes after which a deactivated effect ends; nil while it is active, and 0 until the number is computed.
    var limit: Int?
  }

  private let inputs: ViewInputs
  private let states: Animated<SymbolState>?
  private var tracks: [Track] = []
  /// The figures of the last symbol.
  private var known: (symbol: Symbol, isPalette: Bool, figures: SymbolFigures)?

  init(_ inputs: ViewInputs) {
    self.inputs = inputs
    states = Animated(SymbolState.self, inputs)
  }

  /// The maximum number of simultaneous performances of an effect; the oldest are dropped.
  private static let most = 8

  /// Returns the current pose of the whole symbol, and those of its figures; nil is at rest.
  ///
  /// A calling rule runs in each frame while something moves.
  func poses(
    _ requests: [SymbolEffectRequest], of symbol: Symbol, isPalette: Bool
  ) -> (whole: SymbolPose?, figures: PosedFigures?) {
    let values = inputs.environment
    let reducesMotion = values.value(\.accessibilityReduceMotion, named: "accessibilityReduceMotion")
      .wrappedValue
    let isMirrored = values.value(\.layoutDirection, named: "layoutDirection").wrappedValue == .rightToLeft
    note(requests.map { $0.reduced(reducesMotion) })
    var whole = state(reducesMotion: reducesMotion)?.pose ?? .rest
    var posed: [SymbolPose]?
    for index in tracks.indices where !tracks[index].beginnings.isEmpty {
      let request = tracks[index].request
      var pass = SymbolEffectPass(configuration: request.configuration)
      if pass.isByFigure {
        let figures = figures(of: symbol, isPalette)
        (pass.figureCount, pass.hasMain) = (figures.parts.count, figures.hasMain)
      }
      pass.isEven = request.options.isContinuous || request.isActive != nil
      pass.isMirrored = isMirrored
      let poses = poses(&tracks[index], pass)
      if pass.figureCount > 1 {
        posed = posed.map { zip($0, poses).map { $0.and($1) } } ?? poses
      } else {
        whole = whole.and(poses[0])
      }
      if !tracks[index].beginnings.isEmpty { inputs.context.motions.waitForFrame() }
    }
    // At rest, the symbol is drawn like one without effects.
    if let poses = posed, poses.allSatisfy({ $0 == .rest }) { posed = nil }
    return (
      whole == .rest ? nil : whole,
      posed.map { PosedFigures(figures: figures(of: symbol, isPalette), poses: $0) }
    )
  }

  private func figures(of symbol: Symbol, _ isPalette: Bool) -> SymbolFigures {
    if let known, known.symbol == symbol, known.isPalette == isPalette { return known.figures }
    let figures = SymbolFigures(of: symbol, isPalette: isPalette)
    known = (symbol, isPalette, figures)
    return figures
  }

  /// Starts newly requested effects, and lets deactivated effects finish.
  private func note(_ requests: [SymbolEffectRequest]) {
    let now = inputs.context.clock.now
    let isOther = tracks.map(\.request.configuration) != requests.map(\.configuration)
    if isOther { tracks = requests.map { Track(request: $0) } }
    for (index, request) in requests.enumerated() {
      let previous = tracks[index].request
      tracks[index].request = request
      guard request.state == nil else { continue }
      switch request.isActive {
      case nil:
        if previous.changeCount != request.changeCount {
          tracks[index].beginnings = (tracks[index].beginnings + [now]).suffix(Self.most)
        }
      case true?:
        tracks[index].limit = nil
        if isOther || previous.isActive != true, tracks[index].beginnings.isEmpty {
          tracks[index].beginnings = [now]
        }
      case false?:
        if previous.isActive == true { tracks[index].limit = 0 }
      }
    }
  }

  /// Returns the poses of figures in one track, and removes performances that have ended.
  private func poses(_ track: inout Track, _ pass: SymbolEffectPass) -> [SymbolPose] {
    let (options, count) = (track.request.options, pass.figureCount)
    let now = inputs.context.clock.now
    let cycle = pass.duration + options.delay
    guard pass.duration > 0 else {
      track.beginnings = []
      return Array(repeating: .rest, count: count)
    }
    var sum = Array(repeating: SymbolPose.rest, count: count)
    track.beginnings.removeAll { beginning in
      let time = (now - beginning).seconds * options.speed
      let number = (time / cycle).rounded(.down)
      if let limit = track.limit, limit == 0 { track.limit = Int(min(number, 1e9)) + 1 }
      let wanted = options.count(isDiscrete: track.request.isActive == nil)
      let limit = [wanted, track.limit].compactMap { $0 }.min()
      if let limit, number >= Double(limit) {
        // The pause after the last pass doesn't count.
        let after = time - (Double(limit) * cycle - options.delay)
        for figure in 0..<count {
          guard let glow = pass.afterglow(of: figure, at: after) else { return true }
          sum[figure] = sum[figure].and(glow)
        }
        return false
      }
      for figure in 0..<count {
        let own = time - number * cycle
        let pose = pass.pose(of: figure, at: own, isFirst: number == 0)
        sum[figure] = sum[figure].and(own < pass.duration ? pose : .rest)
      }
      return false
    }
    return sum
  }

  /// Returns the state in which effects keep the symbol, animated by a spring.
  ///
  /// With reduced motion, only its opacity changes.
  private func state(reducesMotion: Bool) -> SymbolState? {
    guard tracks.contains(where: { $0.request.state != nil }) else { return nil }
    var state = SymbolState()
    var speed = 1.0
    for request in tracks.map(\.request) {
      guard let own = request.state else { continue }
      state = state.and(own)
      speed = request.options.speed
    }
    if reducesMotion { state.scale = 1 }
    return states?.shown(state, in: Transaction(animation: .snappy.speed(speed)))
  }
}

import Foundation
import Trellis
import TrellisControls

/// A switch, which is on or off.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsswitch.
@MainActor @preconcurrency
open class NSSwitch: NSControl {
  /// The state.
  open var state = StateValue.off { didSet { if state != oldValue { changed() } } }

  override func makeControl() -> AnyView? {
    AnyView(
      Toggle(
        "",
        isOn: Binding(
          get: { [self] in tracked(state) == .on },
          set: { [self] in
            state = $0 ? .on : .off
            used()
          })
      )
      .labelsHidden().toggleStyle(.switch))
  }
}

/// A slider for a number.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsslider.
@MainActor @preconcurrency
open class NSSlider: NSControl {
  /// The smallest number.
  open var minValue = 0.0 { didSet { changed() } }
  /// The greatest number.
  open var maxValue = 1.0 { didSet { changed() } }
  /// The number of marks, which aren't shown; without effect unless ``allowsTickMarkValuesOnly`` is true.
  open var numberOfTickMarks = 0
  /// Whether the number is always at a mark.
  open var allowsTickMarkValuesOnly = false { didSet { changed() } }

  /// Creates a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
  {
    self.init(frame: .zero)
    (self.minValue, self.maxValue) = (minValue, maxValue)
    doubleValue = value
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }

  override func makeControl() -> AnyView? {
    guard maxValue > minValue else { return nil }
    let value = Binding(
      get: { [self] in tracked(min(max(doubleValue, minValue), maxValue)) },
      set: { [self] in
        doubleValue = $0
        used()
      })
    if allowsTickMarkValuesOnly, numberOfTickMarks > 1 {
      return AnyView(
        Slider(
          value: value, in: minValue...maxValue, step: (maxValue - minValue) / Double(numberOfTickMarks - 1)))
    }
    return AnyView(Slider(value: value, in: minValue...maxValue))
  }
}

/// A pair of buttons that change a number.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsstepper.
@MainActor @preconcurrency
open class NSStepper: NSControl {
  /// The smallest number.
  open var minValue = 0.0
  /// The greatest number.
  open var maxValue = 59.0
  /// The difference of a step.
  open var increment = 1.0
  /// Whether the greatest number is followed by the smallest.
  open var valueWraps = true

  override func makeControl() -> AnyView? {
    AnyView(
      Stepper("") { [self] in
        step(increment)
      } onDecrement: { [self] in
        step(-increment)
      }.labelsHidden())
  }
  private func step(_ difference: Double) {
    let next = doubleValue + difference
    doubleValue =
      next > maxValue
      ? (valueWraps ? minValue : maxValue) : next < minValue ? (valueWraps ? maxValue : minValue) : next
    used()
  }
}

/// A row of segments, of which one is chosen.
///
/// Source: documented, developer.apple.com/documentation/appkit/nssegmentedcontrol.
@MainActor @preconcurrency
open class NSSegmentedControl: NSControl {
  /// The ways to choose segments; one is chosen here.
  public enum SwitchTracking: UInt, Sendable {
    /// One; any; for a moment.
    case selectOne, selectAny, momentary
  }

  private var labels: [String] = []
  /// The number of segments.
  open var segmentCount: Int {
    get { labels.count }
    set {
      labels = Array(labels.prefix(newValue)) + Array(repeating: "", count: max(newValue - labels.count, 0))
      changed()
    }
  }
  /// The index of the segment that is chosen; -1 for none.
  open var selectedSegment = -1 { didSet { if selectedSegment != oldValue { changed() } } }
  /// The index of the segment that is chosen; -1 for none.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// The way to choose segments; without effect.
  open var trackingMode = SwitchTracking.selectOne

  /// Creates a row of titles.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    (self.labels, self.trackingMode) = (labels, trackingMode)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    changed()
  }
  /// Sets the title of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment] = label
    changed()
  }
  /// Returns the title of a segment; nil for an unknown segment.
  open func label(forSegment segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment] : nil
  }

  override func makeControl() -> AnyView? {
    AnyView(
      Picker(
        "",
        selection: Binding(
          get: { [self] in tracked(selectedSegment) },
          set: { [self] in
            selectedSegment = $0
            used()
          })
      ) {
        ForEach(Array(labels.enumerated()), id: \.offset) { Text(verbatim: $0.element).tag($0.offset) }
      }
      .labelsHidden().pickerStyle(.segmented))
  }
}

/// The progress of work: a bar, or an indicator that turns.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsprogressindicator.
@MainActor @preconcurrency
open class NSProgressIndicator: NSControl {
  /// The shapes.
  public enum Style: UInt, Sendable {
    /// A bar; a circle.
    case bar, spinning
  }
  /// The shape.
  open var style = Style.bar { didSet { changed() } }
  /// Whether the part isn't known; true by default.
  open var isIndeterminate = true { didSet { changed() } }
  /// Whether an indicator that has stopped is shown; true by default.
  open var isDisplayedWhenStopped = true { didSet { changed() } }
  /// The number at the start.
  open var minValue = 0.0 { didSet { changed() } }
  /// The number at the end.
  open var maxValue = 100.0 { didSet { changed() } }
  private var isRunning = false

  /// Begins to turn.
  open func startAnimation(_ sender: Any?) { setRunning(true) }
  /// Stops turning.
  open func stopAnimation(_ sender: Any?) { setRunning(false) }
  private func setRunning(_ isRunning: Bool) {
    self.isRunning = isRunning
    changed()
  }
  /// Adds to the number.
  open func increment(by delta: Double) { doubleValue += delta }

  override func makeControl() -> AnyView? {
    if isIndeterminate {
      guard isRunning || isDisplayedWhenStopped else { return nil }
      if style == .spinning { return AnyView(ProgressView().controlSize(.small)) }
      return AnyView(ProgressView().progressViewStyle(.linear))
    }
    let part = maxValue > minValue ? (doubleValue - minValue) / (maxValue - minValue) : 0
    let bar = ProgressView(value: min(max(part, 0), 1))
    return style == .bar ? AnyView(bar) : AnyView(bar.progressViewStyle(.circular))
  }
}

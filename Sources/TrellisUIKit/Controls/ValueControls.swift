public import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// A switch, which is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether the switch is on; false by default.
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }
  /// The colour while it is on; nil for that of the theme.
  open var onTintColor: UIColor? { didSet { changed() } }
  /// The colour of the knob; without effect.
  open var thumbTintColor: UIColor?
  /// The title; nil for none.
  open var title: String?
  /// Creates a switch with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the proxy of all switches: the colour while on applies to those that are made afterwards.
  open override class func appearance() -> UISwitch { proxy { UISwitch(frame: .zero) } }

  override func adopt(_ proxy: UIView) {
    super.adopt(proxy)
    if let color = (proxy as? UISwitch)?.onTintColor { onTintColor = color }
  }

  /// Sets whether the switch is on.
  open func setOn(_ isOn: Bool, animated: Bool) {
    UIView.animate(animated ? .default : nil, { self.isOn = isOn }, nil)
  }

  override func makeControl() -> AnyView? {
    AnyView(
      Toggle(
        "",
        isOn: Binding(
          get: { [self] in tracked(isOn) },
          set: { [self] in
            isOn = $0
            sendActions(for: [.valueChanged, .primaryActionTriggered])
          })
      )
      .labelsHidden().toggleStyle(.switch).tint(onTintColor.map { Color(uiColor: $0) }))
  }
}

/// A slider for a number in a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The number; 0 by default.
  open var value: Float = 0 { didSet { if value != oldValue { changed() } } }
  /// The smallest number; 0 by default.
  open var minimumValue: Float = 0 { didSet { changed() } }
  /// The greatest number; 1 by default.
  open var maximumValue: Float = 1 { didSet { changed() } }
  /// Whether changes are reported while the knob moves; true by default.
  open var isContinuous = true
  /// The colour before the knob; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// The colour behind the knob; without effect.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; without effect.
  open var thumbTintColor: UIColor?
  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) {
    UIView.animate(
      animated ? .default : nil, { self.value = min(max(value, minimumValue), maximumValue) }, nil)
  }
  /// Sets the image of the knob; without effect.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override func makeControl() -> AnyView? {
    AnyView(
      Slider(
        value: Binding(
          get: { [self] in tracked(value) },
          set: { [self] in
            value = $0
            if isContinuous { sendActions(for: .valueChanged) }
          }), in: minimumValue...max(maximumValue, minimumValue.nextUp)
      ) { [self] isEditing in
        sendActions(for: isEditing ? .touchDown : .touchUpInside)
        if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
      }
      .tint(minimumTrackTintColor.map { Color(uiColor: $0) }))
  }
  /// The height of the slider; it has no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: -1, height: super.intrinsicContentSize.height)
  }
  override func naturalSize(inWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
}

/// A pair of buttons that change a number in steps.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number; 0 by default.
  open var value = 0.0 { didSet { if value != oldValue { changed() } } }
  /// The smallest number; 0 by default.
  open var minimumValue = 0.0 { didSet { changed() } }
  /// The greatest number; 100 by default.
  open var maximumValue = 100.0 { didSet { changed() } }
  /// The step; 1 by default.
  open var stepValue = 1.0 { didSet { changed() } }
  /// Whether the number goes from one end to the other; without effect.
  open var wraps = false
  /// Whether a held button repeats; without effect.
  open var autorepeat = true
  /// Creates a stepper with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  override func makeControl() -> AnyView? {
    AnyView(
      Stepper(
        "",
        value: Binding(
          get: { [self] in tracked(value) },
          set: { [self] in
            value = $0
            sendActions(for: .valueChanged)
          }), in: minimumValue...max(minimumValue, maximumValue), step: stepValue
      )
      .labelsHidden())
  }
}

/// A row of choices, of which one is selected.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public static let noSegment = -1
  private var titles: [String] = []
  /// The index of the selected choice; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { changed() } }
  /// The colour of the selected choice: only of SwiftUI's pickers, set on ``appearance()``.
  open var selectedSegmentTintColor: UIColor? { didSet { changed() } }
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Whether taps select nothing; false by default.
  open var isMomentary = false
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control of titles; images are shown as nothing.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The number of choices.
  open var numberOfSegments: Int { titles.count }
  /// Adds a choice at an index.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(index, titles.count))
    changed()
    invalidateIntrinsicContentSize()
  }
  /// Removes the choice at an index.
  open func removeSegment(at index: Int, animated: Bool) {
    if titles.indices.contains(index) { titles.remove(at: index) }
    changed()
    invalidateIntrinsicContentSize()
  }
  /// Removes all choices.
  open func removeAllSegments() { titles = []; changed() }
  /// Returns the title of a choice.
  open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Sets the colour and the font of titles in a state: only of SwiftUI's pickers, set on ``appearance()``.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    changed()
  }
  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Returns the proxy of all segmented controls, which are SwiftUI's segmented pickers here: its background, the colour of
  /// the selected choice, and the attributes of titles apply to them, also after the picker was made.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiappearance; that pickers follow later changes: ours.
  open override class func appearance() -> UISegmentedControl { proxy { UISegmentedControl(frame: .zero) } }

  override func publishAppearance() {
    var segments = ControlAppearance.Segments()
    segments.background = backgroundColor.map { Color(uiColor: $0) }
    segments.selected = selectedSegmentTintColor.map { Color(uiColor: $0) }
    segments.title = ControlAppearance.Title(titleTextAttributes(for: .normal))
    segments.selectedTitle = ControlAppearance.Title(
      titleTextAttributes(for: .selected) ?? titleTextAttributes(for: .normal))
    ControlAppearance.shared.segments = segments
  }

  override func makeControl() -> AnyView? {
    let titles = titles
    return AnyView(
      Picker(
        "",
        selection: Binding(
          get: { [self] in tracked(selectedSegmentIndex) },
          set: { [self] in
            selectedSegmentIndex = $0
            sendActions(for: .valueChanged)
            if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
          })
      ) {
        ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
      }
      .pickerStyle(.segmented).labelsHidden())
  }
}

/// A row of dots for pages.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The appearance of the background; without effect.
  public enum BackgroundStyle: Int, Sendable {
    /// The system's choice, always, never.
    case automatic, prominent, minimal
  }
  /// The number of pages; 0 by default.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { changed(); invalidateIntrinsicContentSize() } }
  }
  /// The index of the page that is shown; 0 by default.
  open var currentPage = 0 { didSet { if currentPage != oldValue { changed() } } }
  /// Whether a single page has no dot; false by default.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The colour of the dots; nil for that of the system.
  open var pageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The colour of the dot of the page that is shown; nil for that of the system.
  open var currentPageIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The appearance of the background; without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether dragging over the dots changes the page; without effect.
  open var allowsContinuousInteraction = true
  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the size for a number of pages.
  open func size(forNumberOfPages count: Int) -> CGSize { CGSize(width: CGFloat(count) * 18, height: 26) }

  /// Returns the proxy of all page controls, and of the dots of SwiftUI's tabs as pages: their colours apply.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiappearance; that dots follow later changes: ours.
  open override class func appearance() -> UIPageControl { proxy { UIPageControl(frame: .zero) } }

  override func adopt(_ proxy: UIView) {
    super.adopt(proxy)
    guard let proxy = proxy as? UIPageControl else { return }
    if let color = proxy.pageIndicatorTintColor { pageIndicatorTintColor = color }
    if let color = proxy.currentPageIndicatorTintColor { currentPageIndicatorTintColor = color }
  }

  override func publishAppearance() {
    ControlAppearance.shared.dots.selected = currentPageIndicatorTintColor.map { Color(uiColor: $0) }
    ControlAppearance.shared.dots.others = pageIndicatorTintColor.map { Color(uiColor: $0) }
  }

  private func turn(by step: Int) {
    let page = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  override func makeControl() -> AnyView? {
    if hidesForSinglePage, numberOfPages <= 1 { return AnyView(EmptyView()) }
    let (count, current) = (max(numberOfPages, 0), currentPage)
    let color = pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.3)
    let shown = currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<count, id: \.self) { index in
          Circle().fill(index == current ? shown : color).frame(width: 7, height: 7)
        }
      }
      .padding(.horizontal, 5).frame(height: 26)
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture().onEnded { [self] tap in
          turn(by: tap.location.x > size(forNumberOfPages: count).width / 2 ? 1 : -1)
        }))
  }
}

/// A field for a date or a time.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Sendable {
    /// A time, a date, both; a duration, which is shown as a time.
    case time, date, dateAndTime, countDownTimer
  }
  /// The styles, which are those of SwiftUI.
  public enum Style: Int, Sendable {
    /// The system's choice, wheels, small, a calendar.
    case automatic, wheels, compact, inline
  }
  /// The date.
  open var date = Date() { didSet { if date != oldValue { changed() } } }
  /// The parts that are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { changed() } }
  /// The style; without effect: the system's choice.
  open var preferredDatePickerStyle = Style.automatic
  /// The earliest date; nil for any.
  open var minimumDate: Date? { didSet { changed() } }
  /// The latest date; nil for any.
  open var maximumDate: Date? { didSet { changed() } }
  /// The step of minutes; without effect.
  open var minuteInterval = 1
  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func makeControl() -> AnyView? {
    let components: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let range =
      (minimumDate ?? .distantPast)...max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast)
    return AnyView(
      DatePicker(
        "",
        selection: Binding(
          get: { [self] in tracked(date) },
          set: { [self] in
            date = $0
            sendActions(for: .valueChanged)
          }), in: range, displayedComponents: components
      )
      .labelsHidden())
  }
}

import Foundation
import Trellis

/// The pages of a stack, with their transitions.
struct StackPages<Root: View>: View {
  let path: PathAccess
  let root: Root
  /// The navigator provided by the stack's owner; nil if the stack creates its own.
  var given: Navigator?
  /// The back action of the root, and the root's own item.
  var rootBack: BackAction?
  var rootItem: AnyView?

  @State private var made = Navigator()
  @State private var added: [AddedPage] = []
  /// The visible pages; nil while they are still the initial pages of the path.
  @State private var shown: [StackPage]?
  /// The page visible behind the front page during a transition.
  @State private var behind: PageID?
  /// The titles of covered pages, as of the time when they were covered.
  @State private var titles: [PageID: Text] = [:]
  /// The frames, in the window, from which visible pages were enlarged.
  @State private var zooms: [PageID: CGRect] = [:]
  /// The distance that the user has dragged the front page, in points; nil without a drag.
  @State private var drag: CGFloat?
  @Environment(\.controlTheme) private var theme
  @Environment(\.layoutDirection) private var direction

  private var navigator: Navigator { given ?? made }
  private var slides: Bool { theme.metrics.pagesSlide }

  var body: some View {
    // Pages presented by views are read by `PathFollower`, because their presenters are created by this body.
    let pages = shown ?? navigator.atFirst(StackPage.all(path.items, []))
    let front = pages.last?.id ?? .root
    ZStack {
      PageFrame(root: root, back: rootBack, leadingItem: rootItem)
        .modifier(PageMotion(shift: front == .root ? 0 : -hiddenShift))
        .page(state(of: .root, front), fits: true, outlet: navigator.outlet(of: .root))
      ForEach(pages) { page in
        LinkedPage(page: page, navigator: navigator, backTitle: page.below.last.flatMap { titles[$0] })
          .modifier(PageMotion(shift: shift(of: page.id, front)))
          .page(state(of: page.id, front), outlet: navigator.outlet(of: page.id))
          .zIndex(Double(page.below.count))
          .transition(transition(of: page.id))
      }
    }
    .clipped()
    .simultaneousGesture(swipe(pages), including: slides && !pages.isEmpty ? .all : .subviews)
    .background {
      PathFollower(stack: StackConnection(path: path, added: $added, navigator: navigator), move: move)
    }
    .environment(\.navigator, navigator)
  }

  private func transition(of page: PageID) -> AnyTransition {
    if let frame = zooms[page] { return .zoom(from: frame) }
    return slides ? .move(edge: .trailing) : .offset(x: 24 * sign).combined(with: .opacity)
  }

  private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }
  /// The horizontal offset of a covered page, in points.
  private var hiddenShift: CGFloat { slides ? 90 * sign : 0 }

  private func shift(of page: PageID, _ front: PageID) -> CGFloat {
    page == front ? (drag ?? 0) * sign : -hiddenShift
  }

  private func state(of page: PageID, _ front: PageID) -> PageState {
    page == front ? .front : page == behind ? .behind : .covered
  }

  /// Replaces the visible pages, with a transition of the front page.
  private func move(to target: [StackPage], from before: PageID, isAnimated: Bool) {
    let front = target.last?.id ?? .root
    if target.contains(where: { $0.below.contains(before) }) {
      titles[before] = navigator.outlet(of: before).value(of: NavigationTitleKey.self)?.text
    }
    let animation = slides ? Animation.snappy(duration: 0.35) : .easeOut(duration: 0.2)
    for page in target where zooms[page.id] == nil {
      zooms[page.id] = navigator.view(of: page)?.zoomSource.flatMap { navigator.zoomFrames[$0] }
    }
    withAnimation(isAnimated ? animation : nil, completionCriteria: .removed) {
      shown = target
      behind = before == front ? nil : before
      drag = nil
      titles = titles.filter { title in title.key == .root || target.contains { $0.id == title.key } }
    } completion: {
      if shown?.last?.id ?? .root == front, drag == nil { behind = nil }
      zooms = zooms.filter { zoom in target.contains { $0.id == zoom.key } }
      navigator.prune()
    }
  }

  // MARK: - Swiping back

  /// Returns the gesture that drags the front page from the leading edge.
  private func swipe(_ pages: [StackPage]) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        guard let front = pages.last, isFromEdge(value.startLocation.x) || drag != nil else { return }
        let distance = value.translation.width * sign
        if drag == nil {
          guard distance > abs(value.translation.height) else { return }
          behind = front.below.last
        }
        drag = max(0, distance)
      }
      .onEnded { value in
        guard drag != nil, let front = pages.last else { return }
        if value.predictedEndTranslation.width * sign > 120 { return navigator.pop(front.id) }
        withAnimation(.snappy(duration: 0.25), completionCriteria: .removed) {
          drag = nil
        } completion: {
          if drag == nil { behind = nil }
        }
      }
  }

  private func isFromEdge(_ x: CGFloat) -> Bool { direction == .rightToLeft ? true : x < 28 }
}

/// The path and pages of a stack, which are passed to the stack's navigator before each evaluation.
private struct StackConnection: DynamicProperty {
  let path: PathAccess
  let added: Binding<[AddedPage]>
  let navigator: Navigator
  /// The pages of the path and of the presenters.
  private(set) var pages: [StackPage] = []

  init(path: PathAccess, added: Binding<[AddedPage]>, navigator: Navigator) {
    (self.path, self.added, self.navigator) = (path, added, navigator)
  }

  mutating func update() {
    let (path, added) = (path, added)
    let navigator = navigator
    nonisolated(unsafe) var pages: [StackPage] = []
    MainActor.assumeIsolated {
      pages = StackPage.all(path.items, added.wrappedValue)
      navigator.take(path, added, pages)
    }
    self.pages = pages
  }
}

/// Shows the pages of the path and the presenters.
private struct PathFollower: View {
  let stack: StackConnection
  let move: @MainActor (_ target: [StackPage], _ before: PageID, _ isAnimated: Bool) -> Void
  @Environment(\.updateTransaction) private var update

  var body: some View {
    let target = stack.pages
    let isAnimated = update?.disablesAnimations != true
    Color.clear
      .onChange(of: target.map(\.id)) { old, _ in move(target, old.last ?? .root, isAnimated) }
      .onAppear { [navigator = stack.navigator] in navigator.begin() }
  }
}

/// Offsets a page horizontally.
private struct PageMotion: ViewModifier {
  let shift: CGFloat

  func body(content: Content) -> some View { content.offset(x: shift) }
}

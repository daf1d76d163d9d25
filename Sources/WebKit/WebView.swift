public import Foundation
public import Trellis
import TrellisControls
import TrellisCoreGraphics

/// A view of a web page, which WPE WebKit draws.
///
/// The mouse, wheels and keys go to the page; input methods, drops and files don't. Without WPE WebKit, the view shows the address, and a
/// button that opens it in the browser.
///
/// Source: documented, developer.apple.com/documentation/webkit/webview-swift.struct.
public nonisolated struct WebView: View {
  private let page: WebPage?
  private let url: URL?
  @State private var own: WebPage?

  /// Creates a view of a page.
  @MainActor public init(_ page: WebPage) { (self.page, url) = (page, nil) }

  /// Creates a view of an address, with a page of its own; nil shows nothing.
  @MainActor public init(url: URL?) { (page, self.url) = (nil, url) }

  /// The page.
  @MainActor public var body: some View {
    if let page {
      WebPageView(page: page)
    } else {
      ZStack {
        Color.clear
        if let own { WebPageView(page: own) }
      }
      .onChange(of: url, initial: true) {
        guard let url else { return own = nil }
        let page = own ?? WebPage()
        own = page
        page.load(url)
      }
    }
  }
}

/// A page, or the reason that it can't be shown.
private struct WebPageView: View {
  let page: WebPage

  var body: some View {
    if let missing = page.missing {
      MissingPage(url: page.url, reason: missing)
    } else {
      PageSurface(page: page)
    }
  }
}

/// The address of a page that can't be shown here, and a button for the browser.
private struct MissingPage: View {
  let url: URL?
  let reason: String
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "globe").font(.largeTitle).foregroundStyle(.secondary)
      if let url {
        Text(verbatim: url.absoluteString).font(.headline).multilineTextAlignment(.center)
        Button("Open in Browser") { openURL(url) }
      }
      Text(verbatim: reason).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The picture of a page, and the way of input to it.
private struct PageSurface: View {
  let page: WebPage
  @State private var mouse = CGPoint.zero
  @State private var isDown = false
  @FocusState private var isFocused: Bool
  @Environment(\.displayScale) private var scale

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .topLeading) {
        Color.white
        if let picture = page.picture {
          Image(decorative: picture, scale: scale).interpolation(.none)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
      .clipped()
      .contentShape(Rectangle())
      .onContinuousHover { phase in
        guard case .active(let point) = phase else { return }
        mouse = point
        if !isDown { page.engine?.send(.move(point, isDown: false)) }
      }
      .onWheel { distance in
        page.engine?.send(.wheel(mouse, distance))
        return .zero
      }
      .gesture(press)
      .focusable()
      .focused($isFocused)
      .onKeyPress(phases: .all) { press in
        guard let symbol = WebKeys.symbol(of: press) else { return .ignored }
        page.engine?.send(
          .key(symbol, isDown: press.phase != .up, modifiers: WebKeys.modifiers(press.modifiers)))
        return .handled
      }
      .onChange(of: isFocused) { _, isFocused in page.engine?.send(.focus(isFocused)) }
      .onChange(of: PageSize(size: geometry.size, scale: scale), initial: true) { _, new in
        page.engine?.resize(new.size, scale: new.scale)
      }
    }
    .accessibilityLabel(page.title)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if isDown {
          page.engine?.send(.move(value.location, isDown: true))
        } else {
          isDown = true
          isFocused = true
          page.engine?.send(.move(value.location, isDown: false))
          page.engine?.send(.button(value.location, isDown: true))
        }
      }
      .onEnded { value in
        isDown = false
        page.engine?.send(.button(value.location, isDown: false))
      }
  }
}

private struct PageSize: Equatable {
  let size: CGSize
  let scale: CGFloat
}

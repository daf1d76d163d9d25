import SwiftUI

extension ViewFactory {
  /// Returns the view of a layout or drawing modifier; nil if the kind is another.
  func laidOut<Child: View>(_ node: ViewNode, _ child: Child) -> (any View)? {
    switch node.kind {
    case .padding: make(node) { child.padding(CGFloat($0.number)) }
    case .frame: make(node) { child.frame(width: $0.isOn ? CGFloat($0.number * 10) : nil, height: 40) }
    case .flexibleFrame:
      make(node) {
        child.frame(minWidth: CGFloat($0.number), maxWidth: $0.isOn ? .infinity : 80, maxHeight: 90)
      }
    case .fixedSize: make(node) { child.fixedSize(horizontal: $0.isOn, vertical: $0.number > 5) }
    case .priority: make(node) { child.layoutPriority(Double($0.number)) }
    case .aspect:
      make(node) { child.aspectRatio(CGFloat($0.number + 1) / 4, contentMode: $0.isOn ? .fit : .fill) }
    case .guide:
      make(node) { value in child.alignmentGuide(.leading) { $0.width / CGFloat(value.number + 1) } }
    case .relativeFrame:
      make(node) {
        child.containerRelativeFrame($0.isOn ? .horizontal : .vertical, count: 1 + $0.number, spacing: 2)
      }
    case .offset: make(node) { child.offset(x: CGFloat($0.number), y: $0.isOn ? 4 : 0) }
    case .position: make(node) { child.position(x: CGFloat($0.number * 8), y: 20) }
    case .opacity: make(node) { child.opacity($0.isOn ? 1 : Double($0.number) / 12) }
    case .scale: make(node) { child.scaleEffect(0.5 + Double($0.number) / 10) }
    case .rotation: make(node) { child.rotationEffect(.degrees(Double($0.number * 10))) }
    case .clip: make(node) { child.clipShape(RoundedRectangle(cornerRadius: CGFloat($0.number))) }
    case .border: make(node) { child.border($0.isOn ? Color.red : Color.gray, width: CGFloat($0.number)) }
    case .shadow: make(node) { child.shadow(radius: CGFloat($0.number)) }
    case .blur: make(node) { child.blur(radius: CGFloat($0.number)) }
    case .zIndex: make(node) { child.zIndex(Double($0.number)) }
    case .geometryGroup: make(node) { _ in child.geometryGroup() }
    case .drawingGroup: make(node) { _ in child.drawingGroup() }
    case .visualEffect: make(node) { _ in child.visualEffect { $0.offset(x: $1.size.width / 10) } }
    case .scrollTransition: make(node) { _ in child.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) } }
    case .redacted: make(node) { child.redacted(reason: $0.isOn ? .placeholder : []) }
    case .hidden: make(node) { _ in child.hidden() }
    case .contentShape: make(node) { _ in child.contentShape(Circle()) }
    case .reader:
      make(node) { value in
        GeometryReader { proxy in
          child.frame(width: proxy.size.width / 2, height: value.isOn ? proxy.size.height / 3 : nil)
        }
      }
    default: nil
    }
  }
}

/// A layout that places its subviews along the diagonal.
struct DiagonalLayout: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.enumerated().reduce(CGSize.zero) { size, subview in
      let own = subview.element.sizeThatFits(.unspecified)
      let start = CGFloat(subview.offset) * step
      return CGSize(width: max(size.width, start + own.width), height: max(size.height, start + own.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let start = CGFloat(index) * step
      subview.place(at: CGPoint(x: bounds.minX + start, y: bounds.minY + start), proposal: .unspecified)
    }
  }
}

import Foundation
import TrellisLayout

extension LazyVGrid: LazyStackView {
  static var axis: Axis { .vertical }

  func layout(named name: String) -> LazyStackLayout {
    LazyStackLayout(
      axis: .vertical, guide: alignment.key, spacing: spacing,
      tracks: tracks(of: columns, Alignment(horizontal: alignment, vertical: .center), name))
  }
}

extension LazyHGrid: LazyStackView {
  static var axis: Axis { .horizontal }

  func layout(named name: String) -> LazyStackLayout {
    LazyStackLayout(
      axis: .horizontal, guide: alignment.key, spacing: spacing,
      tracks: tracks(of: rows, Alignment(horizontal: .center, vertical: alignment), name))
  }
}

/// Returns the tracks of a grid; `alignment` applies to items without their own alignment.
private func tracks(of items: [GridItem], _ alignment: Alignment, _ name: String) -> [LazyTrack] {
  func least(_ length: CGFloat) -> CGFloat { UsableLength.fixed(length, "a minimum", of: name) ?? 0 }
  func most(_ length: CGFloat) -> CGFloat {
    length > .greatestLength ? .infinity : UsableLength.fixed(length, "a maximum", of: name) ?? .infinity
  }
  return (items.isEmpty ? [GridItem()] : items).map { item in
    let length: LazyTrack.Length =
      switch item.size {
      case .fixed(let length): .fixed(UsableLength.fixed(length, "a fixed length", of: name) ?? 0)
      case .flexible(let minimum, let maximum): .flexible(least(minimum), most(maximum))
      case .adaptive(let minimum, let maximum): .adaptive(least(minimum), most(maximum))
      }
    let spacing = item.spacing.map { UsableLength.distance($0, "the spacing of an item", of: name) }
    let own = item.alignment ?? alignment
    return LazyTrack(
      length, spacing: spacing ?? LazyTrack.standardSpacing,
      guides: [.horizontal: own.horizontal.key, .vertical: own.vertical.key])
  }
}

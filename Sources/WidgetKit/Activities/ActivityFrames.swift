import SwiftUI

/// A live activity on the lock screen.
struct ActivityContentFrame<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .frame(width: 371)
      .background(.background)
      .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
  }
}

/// The Dynamic Island in one of its states.
struct DynamicIslandFrame: View {
  let part: DynamicIslandPreviewViewState
  let island: DynamicIsland

  var body: some View {
    switch part {
    case .compact:
      HStack {
        island.compactLeading
        Spacer(minLength: 126)
        island.compactTrailing
      }
      .frame(width: 230, height: 37)
      .padding(.horizontal, 4)
      .background(.black, in: Capsule())
      .environment(\.colorScheme, .dark)
    case .minimal:
      island.minimal
        .frame(width: 45, height: 37)
        .background(.black, in: Capsule())
        .environment(\.colorScheme, .dark)
    case .expanded:
      VStack {
        HStack {
          region(.leading)
          Spacer(minLength: 8)
          region(.center)
          Spacer(minLength: 8)
          region(.trailing)
        }
        region(.bottom)
      }
      .padding(20)
      .frame(width: 371)
      .background(.black, in: RoundedRectangle(cornerRadius: 44, style: .continuous))
      .environment(\.colorScheme, .dark)
    }
  }

  @ViewBuilder private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    island.regions.first { $0.position == position }?.content
  }
}

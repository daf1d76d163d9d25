import SwiftUI

/// Redaction, custom containers, container shapes and visual effects.
struct ContainersPage: View {
  var body: some View {
    Page("Containers") {
      GridRow {
        Sample("as it is") { card }
        Sample("redacted(.placeholder)") { card.redacted(reason: .placeholder) }
        Sample("unredacted title") {
          VStack(alignment: .leading) {
            Text("A title").font(.headline).unredacted()
            Text("and more, in two\nlines of text")
          }
          .redacted(reason: .placeholder)
        }
        Sample("privacySensitive()") {
          VStack {
            Text("Balance")
            Text("1,234.56").privacySensitive()
          }
          .redacted(reason: .privacy)
        }
      }
      GridRow {
        Sample("ForEach(subviews:)") {
          Cards {
            Text("one")
            Text("two").containerValue(\.isMarked, true)
            Text("three")
          }
        }
        Sample("Group(subviews:)") {
          Group(subviews: ForEach(1..<6) { Text("\($0)") }) { subviews in
            HStack(spacing: 2) {
              subviews[0].font(.title)
              subviews.dropFirst()
              Text("of \(subviews.count)").foregroundStyle(.secondary)
            }
          }
        }
        Sample("containerShape") {
          ZStack {
            ContainerRelativeShape().fill(.blue)
            ContainerRelativeShape().fill(.yellow).padding(8)
            ContainerRelativeShape().fill(.green).padding(16)
          }
          .frame(width: 96, height: 72)
          .containerShape(RoundedRectangle(cornerRadius: 24))
        }
        Sample("visualEffect") {
          HStack(spacing: 4) {
            ForEach(0..<5) { _ in
              Capsule().fill(.orange).frame(width: 14, height: 60)
                .visualEffect { content, proxy in
                  let x = proxy.frame(in: .named("row")).midX
                  return content.scaleEffect(y: x / 90, anchor: .bottom).hueRotation(.degrees(x))
                }
            }
          }
          .coordinateSpace(.named("row"))
        }
      }
    }
  }

  private var card: some View {
    HStack {
      Image(systemName: "person.crop.circle").font(.largeTitle)
      VStack(alignment: .leading) {
        Text("A name").font(.headline)
        Text("a line below").font(.caption)
      }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isMarked = false
}

private struct Cards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      ForEach(subviews: content) { subview in
        subview
          .padding(.horizontal, 8)
          .background(
            subview.containerValues.isMarked ? AnyShapeStyle(.yellow) : AnyShapeStyle(.quaternary),
            in: .capsule)
      }
    }
  }
}

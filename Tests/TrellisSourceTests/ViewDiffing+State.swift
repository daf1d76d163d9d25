import SwiftUI

enum StateAndClosures {
  struct ChildView: View {
    let data: String
    let onTap: () -> Void

    var body: some View {
      Button(data, action: onTap)
    }
  }

  struct ParentView: View {
    @State private var parentCounter = 0

    var body: some View {
      VStack {
        // ❌ BAD: Creates new closure every time
        ChildView(
          data: "Hello",
          onTap: { parentCounter += 1 }
        )

        // ✅ GOOD: State doesn't participate in child's diffing
        StatefulChildView(initialCount: 10)
      }
    }
  }

  struct StatefulChildView: View {
    @State private var count: Int

    init(initialCount: Int) {
      _count = State(initialValue: initialCount)
    }

    var body: some View {
      // Only re-evaluates when count changes,
      // NOT when parent re-renders
      Text("Count: \(count)")
    }
  }
}

enum Expensive {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct ItemRow: View {
    let item: Item
    let onTap: () -> Void

    var body: some View {
      Button(item.name, action: onTap)
    }
  }

  struct ExpensiveView: View {
    let data: [Item]  // 1000 items
    let onItemTap: (Item) -> Void  // Makes view non-diffable!

    var body: some View {
      // This entire computation runs EVERY time parent updates!
      ScrollView {
        LazyVStack {
          ForEach(data) { item in
            // Each row creation
            ItemRow(
              item: item,
              onTap: {
                onItemTap(item)
              })
          }
        }
      }
    }
  }
}

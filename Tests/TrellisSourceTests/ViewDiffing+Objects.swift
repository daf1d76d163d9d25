import SwiftUI

enum Wrappers {
  class ViewModel: ObservableObject {
    @Published var text = "model"
    static var count = 0
    init() { Self.count += 1 }
  }

  class AppState: ObservableObject {
    @Published var user = "Ann"
  }

  struct MyView: View {
    // These DON'T participate in diffing:
    @State private var counter = 0
    @StateObject private var viewModel = ViewModel()
    @Environment(\.colorScheme) var colorScheme
    @EnvironmentObject var appState: AppState

    // These DO participate in diffing:
    let title: String
    let count: Int

    var body: some View {
      // Body re-evaluates when:
      // - @State/@StateObject change (via their own mechanism)
      // - title or count differ from previous values
      VStack {
        Button("counter \(counter)") { counter += 1 }
        Button("\(viewModel.text) of \(appState.user)") { viewModel.text += "!" }
        Text("\(title) \(count)")
      }
    }
  }
}

enum ComputedProperties {
  class DashboardViewModel: ObservableObject {
    @Published var title = "title"
    @Published var content = "content"
  }

  struct DashboardView: View {
    @ObservedObject var viewModel: DashboardViewModel

    var body: some View {
      VStack {
        headerSection
        contentSection
        footerSection
      }
    }

    private var headerSection: some View {
      // 50 lines of view code
      Text(viewModel.title)
    }

    private var contentSection: some View {
      // 100 lines of view code
      Text(viewModel.content)
    }

    private var footerSection: some View {
      // 30 lines of view code
      Text("footer")
    }
  }
}

extension ContainerAndPresentation {
  class ProductStore: ObservableObject {
    @Published var products = ["cup": Product(name: "Cup", price: 5), "pot": Product(name: "Pot", price: 9)]
    @Published var cart: [String] = []

    func addToCart(_ id: String) { cart.append(id) }
  }

  // ❌ BEFORE: Mixed concerns, poor diffing
  struct ProductCard: View {
    @ObservedObject var productStore: ProductStore
    let productId: String

    var body: some View {
      if let product = productStore.products[productId] {
        VStack {
          AsyncImage(url: product.imageURL)
          Text(product.name)
          Text("$\(product.price)")
          Button("Add to Cart") {
            productStore.addToCart(productId)
          }
        }
      }
    }
  }

  // ✅ AFTER: Separated container and presentation
  struct ProductCardContainer: View {
    @ObservedObject var productStore: ProductStore
    let productId: String

    var body: some View {
      if let product = productStore.products[productId] {
        ProductCardPresentation(
          product: product,
          onAddToCart: { productStore.addToCart(productId) }
        )
      }
    }
  }
}

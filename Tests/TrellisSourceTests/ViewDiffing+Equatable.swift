import SwiftUI

enum CustomEquatable {
  struct User: Equatable { var name: String }
  enum Theme: Equatable { case light, dark }
  class AnalyticsTracker {}

  struct UserProfileView: View {
    let user: User
    let theme: Theme
    let onEdit: () -> Void  // Closure - normally breaks diffing
    let onDelete: () -> Void  // Another closure
    let analytics: AnalyticsTracker  // Reference type

    var body: some View {
      // View implementation
      Text(user.name)
    }
  }

  /// `UserProfileView` without the conformance to `Equatable`.
  struct UserProfileViewWithout: View {
    let user: User
    let theme: Theme
    let onEdit: () -> Void
    let onDelete: () -> Void
    let analytics: AnalyticsTracker

    var body: some View {
      // View implementation
      Text(user.name)
    }
  }
}

extension CustomEquatable.UserProfileView: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    // YOU decide what makes views equal
    lhs.user == rhs.user && lhs.theme == rhs.theme
    // Deliberately ignoring closures and analytics
  }
}

enum SelectiveComparison {
  struct DataPoint: Equatable { var x = 0.0, y = 0.0 }
  struct ChartConfig: Equatable { var color = "red" }

  struct ChartView: View, Equatable {
    let dataPoints: [DataPoint]
    let config: ChartConfig
    let onPointTapped: (DataPoint) -> Void
    let debugMode: Bool  // Only for development

    static func == (lhs: Self, rhs: Self) -> Bool {
      // Smart comparison strategy:
      if lhs.dataPoints.count != rhs.dataPoints.count {
        return false  // Different data size, definitely re-render
      }

      if lhs.config != rhs.config {
        return false  // Configuration changed, re-render
      }

      // Ignore debugMode in production builds
      #if DEBUG
        if lhs.debugMode != rhs.debugMode {
          return false
        }
      #endif

      // Ignore onPointTapped - doesn't affect rendering
      return true
    }

    var body: some View {
      // Only re-evaluates when data or config actually change
      Text("\(dataPoints.count) points")
    }
  }
}

enum ContainerAndPresentation {
  struct Product: Equatable {
    var name: String
    var price: Int
    var imageURL: URL?
  }

  struct ProductCardPresentation: View, Equatable {
    let product: Product
    let onAddToCart: () -> Void

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.product == rhs.product
      // Ignore onAddToCart closure
    }

    var body: some View {
      // Only re-renders when product data changes
      VStack {
        AsyncImage(url: product.imageURL)
        Text(product.name)
        Text("$\(product.price)")
        Button("Add to Cart", action: onAddToCart)
      }
    }
  }
}

enum ComplexState {
  struct UserProfile: Equatable { var name = "Ann" }
  struct Notification: Equatable { var text = "" }
  struct DashboardMetrics: Equatable { var views = 0 }
  struct DashboardActions { var refresh: () -> Void }

  // Complex state that needs careful diffing
  struct DashboardState: Equatable {
    var userProfile: UserProfile
    var notifications: [Notification]
    var metrics: DashboardMetrics
    var lastRefresh: Date

    // Custom equality that ignores frequently changing properties
    static func == (lhs: Self, rhs: Self) -> Bool {
      // Ignore lastRefresh if within 1 second
      let refreshClose = abs(lhs.lastRefresh.timeIntervalSince(rhs.lastRefresh)) < 1

      return lhs.userProfile == rhs.userProfile && lhs.notifications == rhs.notifications
        && lhs.metrics == rhs.metrics && refreshClose
    }
  }

  struct DashboardView: View, Equatable {
    let state: DashboardState
    let actions: DashboardActions  // Contains closures

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.state == rhs.state
      // Actions don't affect rendering
    }

    var body: some View {
      // Sophisticated diffing prevents unnecessary updates
      Text(state.userProfile.name)
    }
  }
}

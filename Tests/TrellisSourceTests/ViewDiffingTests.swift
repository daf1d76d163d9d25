import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// A parent whose body is evaluated at each tap.
private struct Updating<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    VStack {
      Button("update \(count)") { count += 1 }
      content(count)
    }
  }
}

@MainActor
@Suite struct ViewDiffingTests {
  /// Returns the number of evaluations of a type's body when the parent's body is evaluated three times.
  private func bodies<V: View, Content: View>(
    of type: V.Type, @ViewBuilder _ content: @escaping (Int) -> Content
  ) throws -> Int {
    let host = TestHost(Updating(content: content))
    let log = try host.evaluations {
      for tap in 0..<3 { try host.tap("update \(tap)") }
    }
    #expect(log.bodies(of: Updating<Content>.self) == 3)
    return log.bodies(of: type)
  }

  @Test func `UserView: fields that are Equatable and equal don't evaluate the body`() throws {
    typealias UserView = EquatableTypes.UserView
    #expect(try bodies(of: UserView.self) { _ in UserView(name: "John", age: 30) } == 0)
    #expect(try bodies(of: UserView.self) { UserView(name: "John", age: 30 + $0) } == 3)
    #expect(
      try bodies(of: Fundamentals.CounterView.self) { _ in Fundamentals.CounterView(count: 1) } == 0)
  }

  @Test func `AddressView: a struct that isn't Equatable is compared field by field`() throws {
    typealias Address = NonEquatableStructs.Address
    typealias AddressView = NonEquatableStructs.AddressView
    #expect(
      try bodies(of: AddressView.self) { _ in
        AddressView(address: Address(street: "Main", city: "Springfield", zipCode: "1"))
      } == 0)
    #expect(
      try bodies(of: AddressView.self) {
        AddressView(address: Address(street: "Main", city: "Springfield", zipCode: "\($0)"))
      } == 3)
    let report = AddressView.diffingReport
    #expect(report.fields[0].comparison == .fieldByField)
    #expect(report.fields[0].fields.map(\.name) == ["street", "city", "zipCode"])
  }

  @Test func `SettingsView: the same object is equal though its properties changed, another one isn't`()
    throws
  {
    typealias UserSettings = ReferenceTypes.UserSettings
    typealias SettingsView = ReferenceTypes.SettingsView
    let settings = UserSettings()
    #expect(
      try bodies(of: SettingsView.self) { count in
        let _ = settings.theme = "theme \(count)"
        SettingsView(settings: settings)
      } == 0)
    #expect(try bodies(of: SettingsView.self) { _ in SettingsView(settings: UserSettings()) } == 3)
    #expect(SettingsView.diffingReport.fields[0].comparison == .identity)
  }

  @Test func `ButtonView: a closure with captures always evaluates the body`() throws {
    typealias ButtonView = Closures.ButtonView
    #expect(
      try bodies(of: ButtonView.self) { count in ButtonView(title: "Tap Me") { print(count) } } == 3)
    #expect(ButtonView.diffingReport.culprits == ["action"])
  }

  @Test func `ButtonView: the article's closure captures nothing, so it is always equal`() throws {
    #expect(
      try bodies(of: Closures.ButtonView.self) { _ in
        Closures.ButtonView(title: "Tap Me", action: { print("Tapped") })
      } == 0)
    #expect(try bodies(of: Closures.ButtonView.self) { _ in Closures.ParentView() } == 0)
  }

  @Test func `ComplexView: one closure makes a view with five equal fields non-diffable`() throws {
    typealias ComplexView = Cascade.ComplexView
    func complex(_ onTap: @escaping () -> Void) -> ComplexView {
      ComplexView(
        title: "title", subtitle: "subtitle", count: 1, isEnabled: true, data: Cascade.DataModel(),
        onTap: onTap)
    }
    #expect(try bodies(of: ComplexView.self) { count in complex { print(count) } } == 3)
    let onTap = { [title = "kept"] in print(title) }
    #expect(try bodies(of: ComplexView.self) { _ in complex(onTap) } == 0)
    #expect(ComplexView.diffingReport.culprits == ["onTap"])
    #expect(!ComplexView.diffingReport.isDiffable)
  }

  private struct GrandChild: View {
    let title: String
    var onTap: () -> Void = {}

    var body: some View { Text(title) }
  }

  private struct ChildView: View {
    let title: String
    var onTap: () -> Void = {}

    var body: some View {
      VStack {
        GrandChild(title: "\(title).1", onTap: onTap)
        GrandChild(title: "\(title).2", onTap: onTap)
        GrandChild(title: "\(title).3")
      }
    }
  }

  @Test
  func `a child with a closure and the view that receives the closure are evaluated, others are skipped`()
    throws
  {
    let host = TestHost(
      Updating { count in
        ChildView(title: "1")
        ChildView(title: "2") { print(count) }
        ChildView(title: "3")
      })
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(log.bodies(of: ChildView.self) == 1)
    #expect(log.bodies(of: GrandChild.self) == 2)
    #expect(log.changes(of: "displayList") <= 7, "the button's text, its ground, and what it is in")
  }

  @Test func `ExpensiveView: with its closure each update creates the visible rows, not all thousand`()
    throws
  {
    let data = (0..<1000).map { Expensive.Item(id: $0, name: "item \($0)") }
    let seen = TestHost(Updating { _ in Expensive.ExpensiveView(data: data) { _ in } }).texts.count - 1
    #expect(seen > 10 && seen < 60)
    #expect(
      try bodies(of: Expensive.ItemRow.self) { count in
        Expensive.ExpensiveView(data: data) { _ in print(count) }
      } == 3 * seen)
    #expect(try bodies(of: Expensive.ItemRow.self) { _ in Expensive.ExpensiveView(data: data) { _ in } } == 0)
  }

  @Test func `the parent's closure evaluates one child, state doesn't evaluate the other`() throws {
    let host = TestHost(StateAndClosures.ParentView())
    let log = try host.evaluations { try host.tap("Hello") }
    // Nothing reads the counter.
    #expect(log.bodies == 0)
    #expect(
      try bodies(of: StateAndClosures.ChildView.self) { count in
        StateAndClosures.ChildView(data: "Hello", onTap: { print(count) })
      } == 3)
    #expect(
      try bodies(of: StateAndClosures.StatefulChildView.self) {
        StateAndClosures.StatefulChildView(initialCount: $0)
      } == 0)
  }

  @Test func `UserProfileView: its own operator ignores closures and the tracker`() throws {
    typealias Profile = CustomEquatable.UserProfileView
    typealias Without = CustomEquatable.UserProfileViewWithout
    let user = CustomEquatable.User(name: "Ann")
    #expect(
      try bodies(of: Without.self) { count in
        Without(
          user: user, theme: .light, onEdit: { print(count) }, onDelete: { print(count) },
          analytics: CustomEquatable.AnalyticsTracker())
      } == 3)
    #expect(
      try bodies(of: Profile.self) { count in
        Profile(
          user: user, theme: .light, onEdit: { print(count) }, onDelete: { print(count) },
          analytics: CustomEquatable.AnalyticsTracker())
      } == 0)
    #expect(
      try bodies(of: Profile.self) { count in
        Profile(
          user: user, theme: count == 1 ? .dark : .light, onEdit: {}, onDelete: {},
          analytics: CustomEquatable.AnalyticsTracker())
      } == 2)
    #expect(Profile.diffingReport.isDiffable)
    #expect(Without.diffingReport.culprits == ["onEdit", "onDelete"])
  }

  @Test func `ChartView: properties that its operator ignores don't evaluate the body`() throws {
    typealias Chart = SelectiveComparison.ChartView
    func chart(count: Int = 2, y: Double = 0, color: String = "red", tapped: Int) -> Chart {
      Chart(
        dataPoints: Array(repeating: SelectiveComparison.DataPoint(y: y), count: count),
        config: SelectiveComparison.ChartConfig(color: color), onPointTapped: { _ in print(tapped) },
        debugMode: false)
    }
    #expect(try bodies(of: Chart.self) { chart(y: Double($0), tapped: $0) } == 0)
    #expect(try bodies(of: Chart.self) { chart(count: $0, tapped: $0) } == 3)
    #expect(try bodies(of: Chart.self) { chart(color: "\($0)", tapped: $0) } == 3)
  }

  @Test func `ProductCardPresentation: the product counts, the closure doesn't`() throws {
    typealias Card = ContainerAndPresentation.ProductCardPresentation
    typealias Product = ContainerAndPresentation.Product
    #expect(
      try bodies(of: Card.self) { count in
        Card(product: Product(name: "Cup", price: 5)) { print(count) }
      } == 0)
    #expect(
      try bodies(of: Card.self) { count in Card(product: Product(name: "Cup", price: count)) {} } == 3)
  }

  @Test func `DashboardView: its state's own operator is used`() throws {
    let start = Date(timeIntervalSince1970: 0)
    func dashboard(after seconds: Double, views: Int = 0) -> ComplexState.DashboardView {
      ComplexState.DashboardView(
        state: ComplexState.DashboardState(
          userProfile: ComplexState.UserProfile(), notifications: [],
          metrics: ComplexState.DashboardMetrics(views: views), lastRefresh: start.addingTimeInterval(seconds)
        ),
        actions: ComplexState.DashboardActions { print(seconds) })
    }
    typealias Dashboard = ComplexState.DashboardView
    #expect(try bodies(of: Dashboard.self) { dashboard(after: Double($0) / 10) } == 0)
    #expect(try bodies(of: Dashboard.self) { dashboard(after: Double($0) * 2) } == 3)
    #expect(try bodies(of: Dashboard.self) { dashboard(after: 0, views: $0) } == 3)
  }

  @Test func `MyView: wrapped properties don't count, title and count do`() throws {
    typealias MyView = Wrappers.MyView
    Wrappers.ViewModel.count = 0
    let appState = Wrappers.AppState()
    let host = TestHost(
      Updating { count in MyView(title: "title", count: count / 2) }.environmentObject(appState))
    #expect(host.texts == ["update 0", "counter 0", "model of Ann", "title 0"])
    #expect(try host.evaluations { try host.tap("update 0") }.bodies(of: MyView.self) == 0)
    #expect(try host.evaluations { try host.tap("update 1") }.bodies(of: MyView.self) == 1)
    #expect(try host.evaluations { try host.tap("counter 0") }.bodies == 1)
    #expect(try host.evaluations { try host.tap("model of Ann") }.bodies == 1)
    #expect(host.evaluations { appState.user = "Bob" }.bodies == 1)
    #expect(host.texts == ["update 2", "counter 1", "model! of Bob", "title 1"])
    #expect(Wrappers.ViewModel.count == 1)
    let comparisons = MyView.diffingReport.fields.map { "\($0.name): \($0.comparison)" }
    #expect(
      comparisons == [
        "_counter: by where it comes from; the value there is left out", "_viewModel: left out",
        "_colorScheme: by where it comes from; the value there is left out",
        "_appState: left out", "title: ==", "count: by bytes",
      ])
  }

  @Test func `DashboardView: computed properties are evaluated with the body, all of them`() throws {
    typealias Model = ComputedProperties.DashboardViewModel
    typealias Dashboard = ComputedProperties.DashboardView
    let model = Model()
    #expect(try bodies(of: Dashboard.self) { _ in Dashboard(viewModel: model) } == 0)
    #expect(try bodies(of: Dashboard.self) { _ in Dashboard(viewModel: Model()) } == 3)
    let host = TestHost(Dashboard(viewModel: model))
    let log = host.evaluations { model.content = "other" }
    #expect(log.bodies(of: Dashboard.self) == 1)
    #expect(log.changes(of: "resolvedText") == 1)
  }

  @Test func `ProductCard: the container is evaluated with the store, the presentation with the product`()
    throws
  {
    typealias Examples = ContainerAndPresentation
    let store = Examples.ProductStore()
    let host = TestHost(
      VStack {
        Examples.ProductCard(productStore: store, productId: "cup")
        Examples.ProductCardContainer(productStore: store, productId: "pot")
      })
    var log = host.evaluations { store.addToCart("cup") }
    #expect(log.bodies(of: Examples.ProductCard.self) == 1)
    #expect(log.bodies(of: Examples.ProductCardContainer.self) == 1)
    #expect(log.bodies(of: Examples.ProductCardPresentation.self) == 0)
    log = host.evaluations { store.products["pot"]?.price = 10 }
    #expect(log.bodies(of: Examples.ProductCardPresentation.self) == 1)
    #expect(host.texts == ["Cup", "$5", "Add to Cart", "Pot", "$10", "Add to Cart"])
    #expect(store.cart == ["cup"])
  }

  @Test
  func `the article's debugDiffing takes precedence over Trellis' own, and flashes with the parent's body`()
    throws
  {
    let host = TestHost(
      Updating { count in
        DebugRenderer.MyView().debugDiffing()
        DebugRenderer.Usage()
      })
    func colors() -> [Substring] {
      host.displayList.description.split(separator: "\n").filter { $0.hasPrefix("    fill") }
    }
    let before = colors()
    #expect(before.count == 2)
    try host.tap("update 0")
    #expect(zip(before, colors()).map { $0 == $1 } == [false, true])
    let log = try host.evaluations { try host.tap("taps 0") }
    #expect(log.bodies == 1)
  }

  @Test func `the article's debug modifier counts appearances of its content`() throws {
    let host = TestHost(Updating { Text("content \($0)").debugDiffing("text") })
    #expect(host.texts == ["update 0", "content 0", "1"])
    let log = try host.evaluations { try host.tap("update 0") }
    #expect(host.texts == ["update 1", "content 1", "1"])
    #expect(log.bodies(of: DiffingDebugModifier.self) == 0)
  }
}

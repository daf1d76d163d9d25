import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// In a transaction that disables animations, pages and sheets appear at once.
@MainActor @Suite struct StillChangeTests {
  @Observable final class Model {
    var path: [Int] = []
    var isPresented = false
  }

  struct Page: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root")
          .navigationDestination(for: Int.self) { number in
            Color.red.accessibilityIdentifier("page \(number)")
          }
          .sheet(isPresented: $model.isPresented) { Text("sheet") }
      }
    }
  }

  /// Returns whether the window draws something else 0.05 seconds later.
  private func isMoving(_ host: TestHost) async -> Bool {
    let now = host.displayList
    await host.advance(by: .seconds(0.05))
    return host.displayList != now
  }

  private func still(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }

  @Test(arguments: [ControlTheme.phone, .desktop])
  func aPageComesAndGoesAtOnce(_ theme: ControlTheme) async {
    let model = Model()
    let host = TestHost(Page(model: model).controlTheme(theme), size: CGSize(width: 400, height: 600))
    #expect(host.shownTexts.contains("root"))
    still { model.path = [1] }
    #expect(await !isMoving(host))
    #expect(!host.shownTexts.contains("root"))
    still { model.path = [] }
    #expect(await !isMoving(host))
    #expect(host.shownTexts.contains("root"))
    // Without a transaction that disables animations, the page moves.
    model.path = [1]
    #expect(await isMoving(host))
  }

  @Test(arguments: [ControlTheme.phone, .desktop])
  func aSheetComesAndGoesAtOnce(_ theme: ControlTheme) async {
    let model = Model()
    let host = TestHost(Page(model: model).controlTheme(theme), size: CGSize(width: 400, height: 600))
    still { model.isPresented = true }
    #expect(host.shownTexts.contains("sheet"))
    #expect(await !isMoving(host))
    still { model.isPresented = false }
    #expect(!host.shownTexts.contains("sheet"))
    #expect(await !isMoving(host))
    model.isPresented = true
    #expect(host.shownTexts.contains("sheet"))
    #expect(await isMoving(host))
  }
}

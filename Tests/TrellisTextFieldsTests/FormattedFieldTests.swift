import Foundation
import SwiftUI
import Testing
import TrellisTesting

@MainActor @Suite struct FormattedFieldTests {
  @Observable final class Model {
    var number = 3
    @ObservationIgnored var log: [String] = []
  }

  private struct Form: View {
    let model: Model

    var body: some View {
      TextField(
        "Number", value: Bindable(model).number, formatter: NumberFormatter(),
        onEditingChanged: { model.log.append("editing \($0)") }, onCommit: { model.log.append("commit") }
      )
      .accessibilityIdentifier("field")
    }
  }

  @Test func `a field with a formatter reports editing and the return key`() throws {
    let model = Model()
    let host = TestHost(Form(model: model), size: CGSize(width: 200, height: 60))
    try host.tap(identifier: "field")
    #expect(model.log == ["editing true"])
    host.type("4")
    host.press(.return)
    #expect(model.log.contains("commit"))
    #expect(model.number == 34 || model.number == 43)
  }
}

import SwiftUI

/// Text fields, a button and a draggable circle: `trellis run Examples/Form.swift`.
struct Form: View {
  private enum Field { case name, amount }

  @State private var name = "Ada"
  @State private var password = ""
  @State private var amount = 12.5
  @State private var saved = "Nothing saved yet."
  @GestureState private var distance = CGSize.zero
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
        .onSubmit { field = .amount }
      SecureField("Password", text: $password)
      TextField("Amount", value: $amount, format: .currency(code: "EUR"))
        .focused($field, equals: .amount)
      HStack(spacing: 20) {
        Button("Save") { saved = "Saved \(name) with \(amount)." }
          .keyboardShortcut("s")
        Circle()
          .fill(.orange)
          .frame(width: 32, height: 32)
          .offset(distance)
          .animation(.spring, value: distance)
          .gesture(DragGesture().updating($distance) { drag, distance, _ in distance = drag.translation })
      }
      Text(saved).foregroundStyle(.secondary)
    }
    .padding()
    .frame(width: 320)
  }
}

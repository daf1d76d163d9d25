import SwiftUI

// Examples of an article on how SwiftUI compares views, verbatim. The declarations that they need are before each example. A body
// that the article only describes contains a text.

enum Fundamentals {
  struct CounterView: View {  // This is a view DESCRIPTION, not the view itself
    let count: Int

    var body: some View {
      Text("Count: \(count)")
    }
  }
}

enum EquatableTypes {
  struct UserView: View {
    let name: String  // String is Equatable
    let age: Int  // Int is Equatable

    var body: some View {
      VStack {
        Text(name)
        Text("Age: \(age)")
      }
    }
  }
}

enum NonEquatableStructs {
  struct Address {  // Note: NOT Equatable
    let street: String
    let city: String
    let zipCode: String
  }

  struct AddressView: View {
    let address: Address

    var body: some View {
      Text("\(address.street), \(address.city)")
    }
  }
}

enum ReferenceTypes {
  class UserSettings {
    var theme: String = "dark"
    var fontSize: Int = 14
  }

  struct SettingsView: View {
    let settings: UserSettings  // Class, not struct!

    var body: some View {
      Text("Theme: \(settings.theme)")
    }
  }
}

enum Closures {
  struct ButtonView: View {
    let title: String
    let action: () -> Void  // Closure!

    var body: some View {
      Button(title, action: action)
    }
  }

  // Parent view:
  struct ParentView: View {
    var body: some View {
      ButtonView(
        title: "Tap Me",
        action: { print("Tapped") }  // New closure every time!
      )
    }
  }
}

enum Cascade {
  struct DataModel: Equatable {
    var name = "data"
  }

  struct ComplexView: View {
    let title: String  // ✅ Equatable
    let subtitle: String  // ✅ Equatable
    let count: Int  // ✅ Equatable
    let isEnabled: Bool  // ✅ Equatable
    let data: DataModel  // ✅ Equatable
    let onTap: () -> Void  // ❌ NOT comparable!

    var body: some View {
      // Even though 5/6 properties are perfectly diffable,
      // the single closure makes the ENTIRE view re-render
      // on EVERY parent update!
      Text(title)
    }
  }
}

enum DebugRenderer {
  struct MyView: View {
    @State private var taps = 0

    var body: some View {
      Button("taps \(taps)") { taps += 1 }
    }
  }

  struct Usage: View {
    var body: some View {
      // Usage:
      MyView()
        .debugDiffing()  // Flashes random color on each re-render
    }
  }
}

extension View {
  func debugDiffing() -> some View {
    let color = Color(
      red: .random(in: 0...1),
      green: .random(in: 0...1),
      blue: .random(in: 0...1)
    )

    return
      self
      .background(color.opacity(0.3))
      .onAppear {
        print("[\(type(of: self))] Body evaluated at \(Date())")
      }
  }
}

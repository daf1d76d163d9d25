import Foundation
public import Trellis

/// The common part of the protocols for views of UIKit and AppKit in SwiftUI.
///
/// Source: ours.
@MainActor @preconcurrency
public protocol _Representable: View {
  /// The type of the object that the view reports to; nothing by default.
  associatedtype Coordinator = Void
  /// Creates the coordinator, before the view or the controller is created.
  func makeCoordinator() -> Coordinator
}

extension _Representable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context of a ``UIViewRepresentable``'s calls.
public typealias UIViewRepresentableContext = RepresentableContext
/// The context of a ``UIViewControllerRepresentable``'s calls.
public typealias UIViewControllerRepresentableContext = RepresentableContext
/// The context of an ``NSViewRepresentable``'s calls.
public typealias NSViewRepresentableContext = RepresentableContext
/// The context of an ``NSViewControllerRepresentable``'s calls.
public typealias NSViewControllerRepresentableContext = RepresentableContext

/// The context of a representable's calls.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uiviewrepresentablecontext; one type for all representables: ours.
@MainActor @preconcurrency
public struct RepresentableContext<Representable: _Representable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment; a call depends on the keys that it reads.
  public let environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
    transaction = .inForce
  }

  /// Changes views with the animation of the transaction, and calls a closure when that has ended.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(in: transaction, changes, completion)
  }
}

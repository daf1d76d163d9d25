public import Combine
public import Foundation
public import Observation
public import Trellis

/// A property of an ``App`` that makes the delegate of UIKit.
///
/// The delegate is made once, with `init()`: when the property is first read, at the latest before the app's scenes are built. An
/// observable delegate is in the environment of all windows.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private let maker: DelegateMaker<DelegateType>

  /// Creates a property for a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker { ApplicationEvents.delegate = $0 }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { maker.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a property for a delegate of a class, which views read with ``EnvironmentObject``.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker {
      ApplicationEvents.delegate = $0
      WindowModifiers.add(DelegateObjectModifier<DelegateType>())
    }
  }

  /// A wrapper that creates bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates a property for a delegate of a class, which views read with ``Environment``.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker {
      ApplicationEvents.delegate = $0
      WindowModifiers.add(ObservableDelegateModifier<DelegateType>())
    }
  }
}

/// A property of an ``App`` that makes the delegate of AppKit; see ``UIApplicationDelegateAdaptor``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  private let maker: DelegateMaker<DelegateType>

  /// Creates a property for a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker { ApplicationEvents.macDelegate = $0 }
  }

  /// The delegate.
  public var wrappedValue: DelegateType { maker.delegate }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a property for a delegate of a class, which views read with ``EnvironmentObject``.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker {
      ApplicationEvents.macDelegate = $0
      WindowModifiers.add(DelegateObjectModifier<DelegateType>())
    }
  }

  /// A wrapper that creates bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates a property for a delegate of a class, which views read with ``Environment``.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    maker = DelegateMaker {
      ApplicationEvents.macDelegate = $0
      WindowModifiers.add(ObservableDelegateModifier<DelegateType>())
    }
  }
}

/// Makes a delegate at the first use.
@MainActor
private final class DelegateMaker<Delegate: NSObject> {
  private(set) lazy var delegate = ObjectMaking.make(Delegate.self)

  /// Creates a maker; `install` is called with the delegate before the app's scenes are built.
  init(install: @escaping (Delegate) -> Void) {
    ApplicationEvents.follow()
    AppEvents.beforeLaunch { install(self.delegate) }
  }
}

/// Puts the delegate of a class into the environment, while it is the delegate of the app that was launched last.
private struct DelegateObjectModifier<Object: ObservableObject>: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let object = ApplicationEvents.delegate(of: Object.self) {
      content.environmentObject(object)
    } else {
      content
    }
  }
}

/// Puts the delegate of a class into the environment, while it is the delegate of the app that was launched last.
private struct ObservableDelegateModifier<Object: AnyObject & Observable>: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if let object = ApplicationEvents.delegate(of: Object.self) {
      content.environment(object)
    } else {
      content
    }
  }
}

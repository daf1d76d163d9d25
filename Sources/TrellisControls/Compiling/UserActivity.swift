public import Trellis
public import TrellisFoundation

extension View {
  /// Sets the activity of the user while the view is active; does nothing here, because nothing continues activities.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the activity of the user while there is an element; does nothing here, because nothing continues activities.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets an action for activities to continue; isn't performed here, because none arrive.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

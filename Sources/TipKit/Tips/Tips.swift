public import Foundation
import SwiftUI

/// The settings of all tips.
public enum Tips {
  /// The state of a tip.
  public enum Status: Hashable, Sendable {
    /// The tip isn't shown yet.
    case pending
    /// The tip is to be shown.
    case available
    /// The tip isn't shown any more.
    case invalidated(InvalidationReason)
  }

  /// The reason that a tip is no longer shown.
  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Loads the state of the tips, and allows showing them.
  ///
  /// Before this call, no tip is shown.
  ///
  /// Throws an error of the file's contents if they aren't those of tips.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    try TipStore.shared.configure(options)
  }

  /// Forgets the state of all tips, parameters and events.
  ///
  /// To be called before ``configure(_:)``.
  public static func resetDatastore() throws { try TipStore.shared.removeAll() }

  /// Shows all tips, whatever their rules.
  public static func showAllTipsForTesting() { TipStore.shared.test { ($0.shown, $0.hidden) = (nil, []) } }
  /// Shows some tips, whatever their rules.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.shown = Set(tips.map { "\($0)" }) }
  }
  /// Hides all tips.
  public static func hideAllTipsForTesting() { TipStore.shared.test { ($0.shown, $0.hidden) = ([], nil) } }
  /// Hides some tips.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.test { $0.hidden = Set(tips.map { "\($0)" }) }
  }

  /// A setting for ``Tips/configure(_:)``.
  public struct ConfigurationOption: Sendable {
    let change: @Sendable (TipStore) -> Void

    /// Returns the least time between two tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption { $0.frequency = frequency.seconds }
    }
    /// Returns the folder of the file with the state.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption { $0.folder = location.folder }
    }
    /// Returns a setting without effect: there is no iCloud here.
    public static func cloudKitContainer(_ container: CloudKitContainer) -> ConfigurationOption {
      ConfigurationOption { _ in }
    }

    /// The least time between two tips.
    public struct DisplayFrequency: Hashable, Sendable {
      let seconds: TimeInterval
      /// None.
      public static let immediate = DisplayFrequency(seconds: 0)
      /// An hour.
      public static let hourly = DisplayFrequency(seconds: 3600)
      /// A day.
      public static let daily = DisplayFrequency(seconds: 86400)
      /// A week.
      public static let weekly = DisplayFrequency(seconds: 7 * 86400)
      /// Thirty days.
      public static let monthly = DisplayFrequency(seconds: 30 * 86400)
      /// A system's usual time; here, none.
      public static let systemDefault = immediate
    }

    /// The folder of the file with the state.
    public struct DatastoreLocation: Hashable, Sendable {
      let folder: URL?
      /// The program's folder for data.
      public static let applicationDefault = DatastoreLocation(folder: nil)
      /// Returns a folder.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
      /// Returns the folder for data of a group's programs.
      public static func groupContainer(identifier: String) throws -> DatastoreLocation {
        DatastoreLocation(folder: TipStore.dataFolder.appendingPathComponent(identifier))
      }
    }

    /// A container of iCloud; without effect here.
    public struct CloudKitContainer: Hashable, Sendable {
      private let name: String?
      /// The app's.
      public static let automatic = CloudKitContainer(name: nil)
      /// Returns a container.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer(name: name) }
    }
  }
}

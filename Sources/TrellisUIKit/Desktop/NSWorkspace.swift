public import Foundation
import Trellis
public import UniformTypeIdentifiers

/// The desktop, as far as it opens URLs and shows files.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsworkspace.
@MainActor @preconcurrency
public final class NSWorkspace: NSObject {
  /// The only instance.
  public static let shared = NSWorkspace()

  private override init() {}

  /// Opens a URL or a file with the desktop's program for it; returns whether the desktop accepted it.
  @discardableResult public func open(_ url: URL) -> Bool { CurrentWindow.open(url) }

  /// The settings with which something is opened; they have no effect here.
  public final class OpenConfiguration {
    /// Whether the program comes to the front.
    public var activates = true
    /// Whether the program's own windows are hidden.
    public var hides = false
    /// Whether the user may be asked.
    public var promptsUserIfNeeded = true
    /// The arguments of a new program.
    public var arguments: [String] = []
    /// The environment of a new program.
    public var environment: [String: String] = [:]
    /// Whether another instance is started.
    public var createsNewApplicationInstance = false
    /// Creates settings with default values.
    public init() {}
  }

  /// Opens a URL with the desktop's program for it, and passes on an error if the desktop didn't accept it.
  ///
  /// The app that is passed on is always nil.
  public func open(
    _ url: URL, configuration: OpenConfiguration,
    completionHandler: (@MainActor @Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, open(url) ? nil : CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]))
  }

  /// Opens URLs with the desktop's programs for them, whatever app is named; see ``open(_:configuration:completionHandler:)``.
  public func open(
    _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@MainActor @Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    let failed = urls.filter { !open($0) }
    completionHandler?(
      nil, failed.first.map { CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: $0]) })
  }

  /// Not available here: passes on an error, since the desktop starts no programs for others.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: (@MainActor @Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: applicationURL]))
  }

  /// Returns the program with an identifier of macOS: always nil.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
  /// Returns the program that opens a URL: always nil, since the desktop doesn't say.
  public func urlForApplication(toOpen url: URL) -> URL? { nil }
  /// Returns the programs that open a URL: always none, since the desktop doesn't say.
  public func urlsForApplications(toOpen url: URL) -> [URL] { [] }

  // MARK: - Files

  /// Opens the folders of files with the desktop's file manager; the files aren't selected there.
  public func activateFileViewerSelecting(_ fileURLs: [URL]) {
    var folders: [URL] = []
    for url in fileURLs.map({ $0.deletingLastPathComponent() }) where !folders.contains(url) {
      folders.append(url)
    }
    for folder in folders { open(folder) }
  }

  /// Opens a file's folder, or a folder if the file is nil, with the desktop's file manager; returns whether the desktop did.
  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
    open(
      fullPath.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        ?? URL(fileURLWithPath: rootFullPath))
  }

  /// Returns the icon of a file, from the icon themes that are installed; without one, a symbol.
  public func icon(forFile fullPath: String) -> NSImage {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return FileIcons.folder }
    return icon(for: UTType(filenameExtension: (fullPath as NSString).pathExtension) ?? .data)
  }

  /// Returns the icon of a type of files, from the icon themes that are installed; without one, a symbol.
  public func icon(for contentType: UTType) -> NSImage {
    contentType.conforms(to: .folder) ? FileIcons.folder : FileIcons.icon(for: contentType)
  }

  // MARK: - Settings

  /// Whether animations are to be reduced.
  public var accessibilityDisplayShouldReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  /// Whether translucent surfaces are to be opaque.
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    UIAccessibility.isReduceTransparencyEnabled
  }
  /// Whether colours are to have more contrast.
  public var accessibilityDisplayShouldIncreaseContrast: Bool { UIAccessibility.isDarkerSystemColorsEnabled }
  /// Whether differences are to be shown by more than colour.
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
    UIAccessibility.shouldDifferentiateWithoutColor
  }
  /// Whether a screen reader runs: not known here, so false.
  public var isVoiceOverEnabled: Bool { false }

  /// The center of the desktop's notifications, of which none is posted here.
  public let notificationCenter = NotificationCenter()
  /// The running programs: none, since the desktop doesn't say.
  public var runningApplications: [NSRunningApplication] { [] }
  /// The program whose window has the keyboard: nil, since the desktop doesn't say.
  public var frontmostApplication: NSRunningApplication? { nil }

  /// Never posted here.
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// Never posted here.
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// Never posted here.
  public nonisolated static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification")
  /// Never posted here.
  public nonisolated static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification")
  /// Never posted here.
  public nonisolated static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// Never posted here.
  public nonisolated static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification")
  /// Never posted here.
  public nonisolated static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification")
}

/// A running program by the name of AppKit.
///
/// Only this program is known here.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsrunningapplication.
public final class NSRunningApplication: NSObject, Sendable {
  private override init() {}

  /// This program.
  public static let current = NSRunningApplication()
  /// Returns the programs with an identifier of macOS: this one, if the identifier is its own.
  public static func runningApplications(withBundleIdentifier bundleIdentifier: String)
    -> [NSRunningApplication]
  {
    Bundle.main.bundleIdentifier == bundleIdentifier ? [current] : []
  }
  /// Creates the program of a process; nil for other processes than this one.
  public convenience init?(processIdentifier pid: pid_t) {
    guard pid == getpid() else { return nil }
    self.init()
  }

  /// The process.
  public var processIdentifier: pid_t { getpid() }
  /// The program's name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The program's identifier; nil without one.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// The program's folder.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// Whether the program has ended: never.
  public var isTerminated: Bool { false }
}

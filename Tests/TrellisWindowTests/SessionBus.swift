import Foundation

/// A D-Bus session bus for one test.
///
/// Its settings portal reports settings, and its file portal chooses files, as set by a test.
///
/// The methods block the calling thread.
final class SessionBus: @unchecked Sendable {
  /// Whether the bus and the portal's language are installed.
  static let isAvailable: Bool = {
    guard FileManager.default.isExecutableFile(atPath: python), Screen.find("dbus-daemon") != nil else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", "from gi.repository import Gio"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let python = "/usr/bin/python3"

  let address: String
  private let daemon: Process
  private let portal: Process
  private let orders = Pipe()
  private let answers = Pipe()

  /// Starts the bus and the portal.
  ///
  /// Each setting is a line with a namespace, a key and a value in GLib's notation.
  init(_ settings: [String]) throws {
    let daemon = Process()
    daemon.executableURL = Screen.find("dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    let output = Pipe()
    daemon.standardOutput = output
    try Screen.withSignals { try daemon.run() }
    address = SessionBus.line(of: output)
    let portal = Process()
    (self.daemon, self.portal) = (daemon, portal)
    portal.executableURL = URL(fileURLWithPath: SessionBus.python)
    portal.arguments = ["-c", SessionBus.program] + settings
    portal.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) {
      $1
    }
    portal.standardInput = orders
    portal.standardOutput = answers
    try Screen.withSignals { try portal.run() }
    _ = SessionBus.line(of: answers)
  }

  /// Changes a setting.
  func set(_ setting: String) throws {
    try orders.fileHandleForWriting.write(contentsOf: Data((setting + "\n").utf8))
  }

  /// Sets the result of the next file dialog: the addresses, or cancellation if there are none.
  ///
  /// If `waits` is true, the dialog stays open until it is closed.
  func choose(_ addresses: [String], waits: Bool = false) throws {
    let order = waits ? "wait" : (["choose"] + addresses).joined(separator: " ")
    try orders.fileHandleForWriting.write(contentsOf: Data("!\(order)\n".utf8))
    _ = SessionBus.line(of: answers)
  }

  /// Waits for the next request to the portal: the method and its arguments, in Python's notation, or "close".
  func heard() -> String { SessionBus.line(of: answers) }

  /// Ends the portal and the bus.
  func stop() {
    for process in [portal, daemon] {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// Returns the next line, read byte by byte, because the bytes after it belong to the following line.
  private static func line(of pipe: Pipe) -> String {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      guard let next = try? pipe.fileHandleForReading.read(upToCount: 1), !next.isEmpty else { break }
      line += next
    }
    return String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let program = """
    import os
    import sys
    from gi.repository import Gio, GLib

    NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
    INTERFACE = "org.freedesktop.portal.Settings"
    XML = '''<node><interface name="%s">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>''' % INTERFACE
    FILES = "org.freedesktop.portal.FileChooser"
    REQUEST = "org.freedesktop.portal.Request"
    FILES_XML = "<node><interface name='%s'>%s</interface></node>" % (FILES, "".join(
      "<method name='%s'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
      "<arg type='o' direction='out'/></method>" % name for name in ("OpenFile", "SaveFile", "SaveFiles")))
    REQUEST_XML = "<node><interface name='%s'><method name='Close'/></interface></node>" % REQUEST
    settings = {}
    choice = ["choose"]
    count = 0

    def asked(connection, sender, path, interface, method, parameters, invocation):
        global count
        count += 1
        handle = "%s/request/test/%d" % (PATH, count)
        parent, title, options = parameters.unpack()
        text = lambda value: bytes(value).rstrip(b"\\0").decode() if isinstance(value, list) and value and isinstance(value[0], int) else value
        options = {key: [text(one) for one in value] if key == "files" else text(value) for key, value in options.items()}
        print(method, parent, title, sorted(options.items()), flush=True)
        bus.register_object(handle, Gio.DBusNodeInfo.new_for_xml(REQUEST_XML).interfaces[0], closed, None, None)
        invocation.return_value(GLib.Variant("(o)", (handle,)))
        if choice[0] == "choose":
            found = {"uris": GLib.Variant("as", choice[1:])}
            response = GLib.Variant("(ua{sv})", (0 if choice[1:] else 1, found if choice[1:] else {}))
            bus.emit_signal(None, handle, REQUEST, "Response", response)

    def closed(connection, sender, path, interface, method, parameters, invocation):
        print("close", flush=True)
        invocation.return_value(None)

    def take(line):
        space, key, value = line.split(" ", 2)
        variant = GLib.Variant.parse(None, value)
        settings.setdefault(space, {})[key] = variant
        return space, key, variant

    def called(connection, sender, path, interface, method, parameters, invocation):
        spaces = parameters.unpack()[0]
        found = {space: keys for space, keys in settings.items() if space in spaces}
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (found,)))

    # Read without Python's buffer: of a line that waits in it the main loop knows nothing.
    rest = b""

    def ordered(channel, condition):
        global rest
        data = os.read(0, 65536)
        if not data:
            loop.quit()
            return False
        *lines, rest = (rest + data).split(b"\\n")
        for line in lines:
            if line.startswith(b"!"):
                choice[:] = line.decode()[1:].split()
                print("told", flush=True)
                continue
            space, key, variant = take(line.decode().strip())
            bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, variant)))
        return True

    for line in sys.argv[1:]:
        take(line)
    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(FILES_XML).interfaces[0], asked, None, None)
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, ordered)
    loop.run()
    """
}

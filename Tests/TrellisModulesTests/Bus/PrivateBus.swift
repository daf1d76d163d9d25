import Foundation

/// A bus for one test, with a service that the test writes in Python.
///
/// The methods block the calling thread.
final class PrivateBus: @unchecked Sendable {
  /// Whether dbus-daemon and GLib's binding for Python are installed.
  static let isAvailable: Bool = {
    guard FileManager.default.isExecutableFile(atPath: python), daemonURL != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", "from gi.repository import Gio"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let python = "/usr/bin/python3"
  private static let daemonURL = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { URL(fileURLWithPath: $0) }

  let address: String
  private let daemon: Process
  private var service: Process?
  private let orders = Pipe()
  private let answers = Pipe()

  /// Starts a bus, and a service if its program is given.
  ///
  /// The program follows ``prelude``: it calls `serve` with its name on the bus.
  init(service program: String? = nil) throws {
    let daemon = Process()
    self.daemon = daemon
    daemon.executableURL = PrivateBus.daemonURL
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    let output = Pipe()
    daemon.standardOutput = output
    try PrivateBus.withSignals { try daemon.run() }
    address = PrivateBus.line(of: output)
    guard let program else { return }
    let service = Process()
    service.executableURL = URL(fileURLWithPath: PrivateBus.python)
    service.arguments = ["-c", PrivateBus.prelude + program]
    service.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) {
      $1
    }
    service.standardInput = orders
    service.standardOutput = answers
    try PrivateBus.withSignals { try service.run() }
    self.service = service
    _ = heard()
  }

  /// Sends a line to the service, which passes it to the function `ordered` of its program.
  func order(_ line: String) throws {
    try orders.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Waits for the next line that the service prints.
  func heard() -> String { PrivateBus.line(of: answers) }

  /// Ends the service and the bus.
  func stop() {
    for process in [daemon, service].compactMap(\.self) {
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// Starts a program with no signals blocked.
  ///
  /// Threads of Dispatch block all signals, including requests to end.
  private static func withSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
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

  private static let prelude = """
    import os
    import sys
    from gi.repository import Gio, GLib

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    loop = GLib.MainLoop()
    rest = b""

    def say(*words):
        print(*words, flush=True)

    def add(path, xml, called, read=None):
        for interface in Gio.DBusNodeInfo.new_for_xml(xml).interfaces:
            bus.register_object(path, interface, called, read, None)

    def ordered(line):
        pass

    def received(channel, condition):
        global rest
        data = os.read(0, 65536)
        if not data:
            loop.quit()
            return False
        *lines, rest = (rest + data).split(b"\\n")
        for line in lines:
            ordered(line.decode())
        return True

    def serve(name):
        Gio.bus_own_name_on_connection(bus, name, 0, lambda *_: say("ready"), None)
        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, received)
        loop.run()

    """
}

import Foundation
import Testing

@testable import TrellisBus

@Suite(.enabled(if: PrivateBus.isAvailable, "dbus-daemon and python3-gi aren't installed"))
struct BusConnectionTests {
  private static let program = """
    XML = '''<node><interface name="org.example.Echo">
      <method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method>
      <method name="Fail"/><method name="Shout"/><method name="Wait"/>
      <property name="Size" type="u" access="readwrite"/>
      <signal name="Shouted"><arg type="s"/></signal>
    </interface></node>'''
    size = 4

    def called(connection, sender, path, interface, method, parameters, invocation):
        if method == "Echo":
            invocation.return_value(parameters)
        elif method == "Fail":
            invocation.return_dbus_error("org.example.Error.No", "never")
        elif method == "Shout":
            bus.emit_signal(None, path, interface, "Shouted", GLib.Variant("(s)", ("hey",)))
            invocation.return_value(None)
        elif method == "Wait":
            say("waiting")

    def read(connection, sender, path, interface, name):
        return GLib.Variant("u", size)

    add("/org/example", XML, called, read)
    serve("org.example")

    """

  private func object(on bus: PrivateBus) throws -> BusObject {
    BusObject(try BusConnection(address: bus.address), "org.example", "/org/example")
  }

  @Test func `a service returns what it was sent`() throws {
    let bus = try PrivateBus(service: Self.program)
    defer { bus.stop() }
    let object = try object(on: bus)
    let value = BusValue.variant(
      .structure([.list(["a", ""]), .table(["k": .double(0.5)]), .bytes([0, 255]), .int64(-9)]))
    #expect(try object.call("org.example.Echo", "Echo", value) == [value])
    let large = BusValue.variant(.bytes([UInt8](repeating: 7, count: 300_000)))
    #expect(try object.call("org.example.Echo", "Echo", large) == [large])
    #expect(try object.property("org.example.Echo", "Size").number == 4)
    #expect(try object.allProperties("org.example.Echo")["Size"]?.number == 4)
  }

  @Test func `errors have the name and text of the service`() throws {
    let bus = try PrivateBus(service: Self.program)
    defer { bus.stop() }
    let object = try object(on: bus)
    #expect(throws: BusError.reply(name: "org.example.Error.No", text: "never")) {
      try object.call("org.example.Echo", "Fail")
    }
    let nobody = BusObject(object.connection, "org.example.Nobody", "/")
    #expect { try nobody.call("a.b", "c") } throws: { error in
      guard case .reply("org.freedesktop.DBus.Error.ServiceUnknown", _)? = error as? BusError else {
        return false
      }
      return true
    }
  }

  @Test func `signals are followed`() throws {
    let bus = try PrivateBus(service: Self.program)
    defer { bus.stop() }
    let object = try object(on: bus)
    let heard = DispatchSemaphore(value: 0)
    try object.connection.follow(interface: "org.example.Echo") {
      if $0.member == "Shouted", $0.body == [.string("hey")] { heard.signal() }
    }
    _ = try object.call("org.example.Echo", "Shout")
    #expect(heard.wait(timeout: .now() + 60) == .success)
  }

  @Test func `a call fails if the bus ends before the reply`() throws {
    let bus = try PrivateBus(service: Self.program)
    let object = try object(on: bus)
    let failed = DispatchSemaphore(value: 0)
    object.connection.send("org.example", "/org/example", "org.example.Echo", "Wait") { result in
      if result == .failure(.disconnected) { failed.signal() }
    }
    #expect(bus.heard() == "waiting")
    bus.stop()
    #expect(failed.wait(timeout: .now() + 60) == .success)
    #expect(throws: BusError.disconnected) { try object.call("org.example.Echo", "Fail") }
  }

  @Test func `without a bus there is no connection`() {
    #expect(throws: BusError.noBus) { try BusConnection(address: nil) }
    #expect(throws: BusError.noBus) { try BusConnection(address: "unix:path=/nonexistent/bus") }
    #expect(throws: BusError.noBus) { try BusConnection(address: "tcp:host=localhost,port=1") }
  }

  @Test func `a socket whose other side is silent is no bus`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "bus").path
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    try #require(isBound && listen(listener, 1) == 0)
    #expect(throws: BusError.noBus) { try BusSocket(address: "unix:path=\(path)", seconds: 1) }
  }

  @Test func `the end of the bus is reported once, also to those who ask later`() throws {
    let bus = try PrivateBus(service: Self.program)
    let connection = try object(on: bus).connection
    let ended = DispatchSemaphore(value: 0)
    connection.onEnd { ended.signal() }
    bus.stop()
    #expect(ended.wait(timeout: .now() + 60) == .success)
    while connection.isOpen {}
    connection.onEnd { ended.signal() }
    #expect(ended.wait(timeout: .now() + 60) == .success)
    #expect(throws: BusError.disconnected) { try connection.call("a.b", "/", "a.b", "c") }
  }
}

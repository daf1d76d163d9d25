extension PrivateBus {
  /// A GeoClue.
  ///
  /// Orders: `deny` refuses further clients; `move LATITUDE LONGITUDE` reports a location. The properties of started clients are printed.
  static let geoClue = """
    NAME = "org.freedesktop.GeoClue2"
    ROOT = "/org/freedesktop/GeoClue2"
    MANAGER = '''<node><interface name="org.freedesktop.GeoClue2.Manager">
      <method name="GetClient"><arg type="o" direction="out"/></method></interface></node>'''
    CLIENT = '''<node><interface name="org.freedesktop.GeoClue2.Client">
      <method name="Start"/><method name="Stop"/>
      <property name="DesktopId" type="s" access="readwrite"/>
      <property name="DistanceThreshold" type="u" access="readwrite"/>
      <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
      <signal name="LocationUpdated"><arg type="o"/><arg type="o"/></signal>
    </interface></node>'''
    LOCATION = '''<node><interface name="org.freedesktop.GeoClue2.Location">
      <property name="Latitude" type="d" access="read"/><property name="Longitude" type="d" access="read"/>
      <property name="Accuracy" type="d" access="read"/><property name="Altitude" type="d" access="read"/>
      <property name="Speed" type="d" access="read"/><property name="Heading" type="d" access="read"/>
      <property name="Timestamp" type="(tt)" access="read"/>
    </interface></node>'''
    state = {"deny": False, "count": 0, "client": None}
    values = {}
    locations = {}

    def called(connection, sender, path, interface, method, parameters, invocation):
        if method == "GetClient":
            state["count"] += 1
            client = "%s/Client/%d" % (ROOT, state["count"])
            values[client] = {}
            add(client, CLIENT, called, read, write)
            invocation.return_value(GLib.Variant("(o)", (client,)))
        elif method == "Start" and state["deny"]:
            invocation.return_dbus_error("org.freedesktop.DBus.Error.AccessDenied", "no")
        elif method == "Start":
            state["client"] = path
            invocation.return_value(None)
            say("start", values[path]["RequestedAccuracyLevel"], values[path]["DistanceThreshold"],
                len(values[path]["DesktopId"]) > 0)
        elif method == "Stop":
            invocation.return_value(None)
            say("stop")

    def read(connection, sender, path, interface, name):
        if path in locations:
            return locations[path][name]
        return GLib.Variant("s" if name == "DesktopId" else "u", values[path][name])

    def write(connection, sender, path, interface, name, value):
        values[path][name] = value.unpack()
        return True

    def add(path, xml, called, read=None, write=None):
        for interface in Gio.DBusNodeInfo.new_for_xml(xml).interfaces:
            bus.register_object(path, interface, called, read, write)

    def ordered(line):
        words = line.split()
        if words[0] == "deny":
            state["deny"] = True
            say("done")
            return
        state["count"] += 1
        location = "%s/Location/%d" % (ROOT, state["count"])
        numbers = {"Latitude": float(words[1]), "Longitude": float(words[2]), "Accuracy": 25.0,
                   "Altitude": -sys.float_info.max, "Speed": 1.5, "Heading": -1.0}
        locations[location] = {key: GLib.Variant("d", value) for key, value in numbers.items()}
        locations[location]["Timestamp"] = GLib.Variant("(tt)", (1000, 500000))
        add(location, LOCATION, called, read)
        bus.emit_signal(None, state["client"], NAME + ".Client", "LocationUpdated", GLib.Variant("(oo)", ("/", location)))

    add(ROOT + "/Manager", MANAGER, called)
    serve(NAME)

    """
}

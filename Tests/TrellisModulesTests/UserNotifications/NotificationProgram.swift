extension PrivateBus {
  /// A notification server, which prints its calls.
  ///
  /// Orders: `action NUMBER KEY`, `reply NUMBER TEXT` and `closed NUMBER REASON` send signals.
  static let notificationServer = """
    NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
    XML = '''<node><interface name="org.freedesktop.Notifications">
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
      <signal name="NotificationReplied"><arg type="u"/><arg type="s"/></signal>
      <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
    </interface></node>'''
    count = 0

    def called(connection, sender, path, interface, method, parameters, invocation):
        global count
        values = parameters.unpack()
        if method == "GetCapabilities":
            invocation.return_value(GLib.Variant("(as)", (["body", "body-markup", "actions", "sound", "inline-reply"],)))
        elif method == "Notify":
            number = values[1]
            if number == 0:
                count += 1
                number = count
            hints = {key: value for key, value in values[6].items() if key != "desktop-entry"}
            say("show", number, values[3], "|", values[4].replace("\\n", "/"), "|", *values[5], sorted(hints.items()))
            invocation.return_value(GLib.Variant("(u)", (number,)))
        else:
            say("close", values[0])
            invocation.return_value(None)

    def ordered(line):
        kind, number, rest = line.split(" ", 2)
        name = {"action": "ActionInvoked", "reply": "NotificationReplied", "closed": "NotificationClosed"}[kind]
        value = GLib.Variant("(uu)", (int(number), int(rest))) if kind == "closed" else GLib.Variant("(us)", (int(number), rest))
        bus.emit_signal(None, PATH, NAME, name, value)

    add(PATH, XML, called)
    serve(NAME)

    """
}

extension PrivateBus {
  /// A Secret Service with one collection.
  ///
  /// Orders: `lock` locks all; `restart` ends all sessions; `answer yes` and `answer no` set the user's answer to prompts, of which each
  /// is printed.
  static let secretService = """
    ROOT = "/org/freedesktop/secrets"
    NAME = "org.freedesktop.Secret."
    SERVICE = '''<node><interface name="org.freedesktop.Secret.Service">
      <method name="OpenSession"><arg type="s" direction="in"/><arg type="v" direction="in"/>
        <arg type="v" direction="out"/><arg type="o" direction="out"/></method>
      <method name="SearchItems"><arg type="a{ss}" direction="in"/>
        <arg type="ao" direction="out"/><arg type="ao" direction="out"/></method>
      <method name="Unlock"><arg type="ao" direction="in"/><arg type="ao" direction="out"/><arg type="o" direction="out"/></method>
      <method name="ReadAlias"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
    </interface></node>'''
    COLLECTION = '''<node><interface name="org.freedesktop.Secret.Collection">
      <method name="CreateItem"><arg type="a{sv}" direction="in"/><arg type="(oayays)" direction="in"/>
        <arg type="b" direction="in"/><arg type="o" direction="out"/><arg type="o" direction="out"/></method>
      <property name="Locked" type="b" access="read"/>
    </interface></node>'''
    ITEM = '''<node><interface name="org.freedesktop.Secret.Item">
      <method name="GetSecret"><arg type="o" direction="in"/><arg type="(oayays)" direction="out"/></method>
      <method name="SetSecret"><arg type="(oayays)" direction="in"/></method>
      <method name="Delete"><arg type="o" direction="out"/></method>
      <property name="Attributes" type="a{ss}" access="readwrite"/>
      <property name="Label" type="s" access="readwrite"/>
      <property name="Created" type="t" access="read"/>
      <property name="Modified" type="t" access="read"/>
    </interface></node>'''
    PROMPT = '''<node><interface name="org.freedesktop.Secret.Prompt">
      <method name="Prompt"><arg type="s" direction="in"/></method>
      <signal name="Completed"><arg type="b"/><arg type="v"/></signal>
    </interface></node>'''
    items = {}
    state = {"locked": False, "answer": True, "count": 0, "session": 1}

    def prompted(connection, sender, path, interface, method, parameters, invocation):
        say("prompt")
        invocation.return_value(None)
        if state["answer"]:
            state["locked"] = False
        bus.emit_signal(None, path, interface, "Completed",
                        GLib.Variant("(bv)", (not state["answer"], GLib.Variant("ao", []))))

    def session():
        return "%s/session/%d" % (ROOT, state["session"])

    def called(connection, sender, path, interface, method, parameters, invocation):
        values = parameters.unpack()
        given = {"GetSecret": lambda: values[0], "SetSecret": lambda: values[0][0], "CreateItem": lambda: values[1][0]}
        if method in given and given[method]() != session():
            invocation.return_dbus_error(NAME + "Error.NoSession", "no session")
        elif method == "OpenSession":
            invocation.return_value(GLib.Variant("(vo)", (GLib.Variant("s", ""), session())))
        elif method == "ReadAlias":
            invocation.return_value(GLib.Variant("(o)", (ROOT + "/collection/login",)))
        elif method == "SearchItems":
            found = [path for path, item in items.items() if values[0].items() <= item["attributes"].items()]
            lists = ([], found) if state["locked"] else (found, [])
            invocation.return_value(GLib.Variant("(aoao)", lists))
        elif method == "Unlock":
            if not state["locked"]:
                invocation.return_value(GLib.Variant("(aoo)", (values[0], "/")))
                return
            state["count"] += 1
            prompt = "%s/prompt/%d" % (ROOT, state["count"])
            add(prompt, PROMPT, prompted)
            invocation.return_value(GLib.Variant("(aoo)", ([], prompt)))
        elif method == "CreateItem":
            state["count"] += 1
            new = "%s/collection/login/%d" % (ROOT, state["count"])
            items[new] = {"attributes": values[0][NAME + "Item.Attributes"], "label": values[0][NAME + "Item.Label"],
                          "secret": values[1][2]}
            items[new]["object"] = bus.register_object(
                new, Gio.DBusNodeInfo.new_for_xml(ITEM).interfaces[0], called, read, write)
            invocation.return_value(GLib.Variant("(oo)", (new, "/")))
        elif method == "GetSecret":
            if state["locked"]:
                invocation.return_dbus_error(NAME + "Error.IsLocked", "locked")
                return
            secret = (values[0], [], items[path]["secret"], "application/octet-stream")
            invocation.return_value(GLib.Variant("((oayays))", (secret,)))
        elif method == "SetSecret":
            items[path]["secret"] = values[0][2]
            invocation.return_value(None)
        elif method == "Delete":
            bus.unregister_object(items.pop(path)["object"])
            invocation.return_value(GLib.Variant("(o)", ("/",)))

    def read(connection, sender, path, interface, name):
        if name == "Locked":
            return GLib.Variant("b", state["locked"])
        item = items[path]
        return {"Attributes": lambda: GLib.Variant("a{ss}", item["attributes"]),
                "Label": lambda: GLib.Variant("s", item["label"]),
                "Created": lambda: GLib.Variant("t", 1000), "Modified": lambda: GLib.Variant("t", 2000)}[name]()

    def write(connection, sender, path, interface, name, value):
        items[path]["attributes" if name == "Attributes" else "label"] = value.unpack()
        return True

    def ordered(line):
        if line == "lock":
            state["locked"] = True
        elif line == "restart":
            state["session"] += 1
        else:
            state["answer"] = line == "answer yes"
        say("done")

    add(ROOT, SERVICE, called)
    add(ROOT + "/collection/login", COLLECTION, called, read)
    serve("org.freedesktop.secrets")

    """
}

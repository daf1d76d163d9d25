"""A client of a language server, for scripts: JSON-RPC over the server's standard input and output."""

import json
import os
import pathlib
import queue
import subprocess
import threading
import time


class LanguageServer:
    """A running server with an open folder."""

    def __init__(self, command, folder, environment=None):
        self.folder = pathlib.Path(folder)
        self.log = open(self.folder.parent / f"{self.folder.name}.server.log", "w")
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, env=environment)
        self.answers = {}
        # The last diagnostics of each file that the server has published by itself.
        self.published = {}
        self.received = queue.Queue()
        self.last = 0
        threading.Thread(target=self._read, daemon=True).start()
        completion = {"completionItem": {"snippetSupport": True}, "contextSupport": True}
        self.request("initialize", {
            "processId": None, "rootUri": self.folder.as_uri(),
            "workspaceFolders": [{"uri": self.folder.as_uri(), "name": self.folder.name}],
            "capabilities": {
                "workspace": {"diagnostics": {"refreshSupport": True}},
                "textDocument": {"completion": completion, "diagnostic": {}, "hover": {"contentFormat": ["markdown"]}}},
        })
        self.notify("initialized", {})

    def _read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while (line := stream.readline().strip()):
                name, value = line.split(b":", 1)
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                self.received.put(None)
                return
            self.received.put(json.loads(stream.read(length)))

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self._send({"method": method, "params": parameters})

    def request(self, method, parameters, seconds=300):
        """Returns the result of a request."""
        self.last += 1
        number = self.last
        self._send({"id": number, "method": method, "params": parameters})
        end = time.monotonic() + seconds
        while number not in self.answers:
            try:
                message = self.received.get(timeout=max(end - time.monotonic(), 0))
            except queue.Empty:
                raise TimeoutError(f"{method}: no answer in {seconds} s") from None
            if message is None:
                raise EOFError(f"{method}: the server has ended; see {self.log.name}")
            self._handle(message)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer.get("result")

    def _handle(self, message):
        if "method" not in message:
            self.answers[message["id"]] = message
        elif message["method"] == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]["diagnostics"]
        elif "id" in message:
            configuration = message["method"] == "workspace/configuration"
            result = [None for _ in message["params"]["items"]] if configuration else None
            self._send({"id": message["id"], "result": result})

    def wait_for_builds(self):
        """Waits until the server has read the package, and has built the modules that its files import."""
        self.request("workspace/synchronize", {"index": True})

    def processor_seconds(self):
        """Returns the processor time that the server has used."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self):
        try:
            self.request("shutdown", None, seconds=20)
            self.notify("exit", None)
            self.process.wait(timeout=20)
        except (TimeoutError, EOFError, BrokenPipeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.log.close()


class Document:
    """A file that is open in the server, as an editor has it."""

    def __init__(self, server, path):
        self.server, self.path = server, pathlib.Path(path)
        self.uri, self.text, self.version = self.path.as_uri(), self.path.read_text(), 1
        server.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "swift", "version": 1, "text": self.text}})

    def change(self, text):
        """Replaces the whole text."""
        self.text = text
        self.version += 1
        self.server.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"text": text}]})

    def position(self, phrase, end=False):
        """Returns the position of a phrase's first occurrence, or of its end."""
        offset = self.text.index(phrase) + (len(phrase) if end else 0)
        before = self.text[:offset]
        return {"line": before.count("\n"), "character": offset - (before.rfind("\n") + 1)}

    def at(self, position, **more):
        return {"textDocument": {"uri": self.uri}, "position": position, **more}

    def completions(self, phrase):
        """Returns the completions after a phrase, by label."""
        parameters = self.at(self.position(phrase, end=True), context={"triggerKind": 1})
        answer = self.server.request("textDocument/completion", parameters)
        return {item["label"]: item for item in answer["items"]}

    def diagnostics(self):
        """Returns the messages of the compiler's errors and warnings."""
        answer = self.server.request("textDocument/diagnostic", {"textDocument": {"uri": self.uri}})
        return [item["message"] for item in answer["items"]]

    def hover(self, phrase):
        """Returns the text that describes the name at the beginning of a phrase; empty if there is none."""
        answer = self.server.request("textDocument/hover", self.at(self.position(phrase)))
        if not answer:
            return ""
        contents = answer["contents"]
        return contents["value"] if isinstance(contents, dict) else str(contents)

    def definitions(self, phrase):
        """Returns the path and line, from 1, of each definition of the name at the beginning of a phrase."""
        answer = self.server.request("textDocument/definition", self.at(self.position(phrase))) or []
        places = answer if isinstance(answer, list) else [answer]
        return [
            (place.get("uri") or place["targetUri"], (place.get("range") or place["targetRange"])["start"]["line"] + 1)
            for place in places]

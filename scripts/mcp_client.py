"""A client of `trellis mcp`: Python's standard library alone."""
import base64, json, subprocess, threading


class Trellis:
    """A server for a folder. `call` returns the text, the picture (PNG bytes or None), and whether it is an error."""

    def __init__(self, command, folder, environment=None):
        self.process = subprocess.Popen([command, "mcp", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, env=environment)
        self.number = 0
        self.notes = []
        self.lock = threading.Lock()
        answer = self.ask("initialize", {"protocolVersion": "2025-11-25", "capabilities": {},
                                         "clientInfo": {"name": "mcp_client.py", "version": "1"}})
        self.version = answer["protocolVersion"]
        self.send({"method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        """Sends a request, and waits for its result; notifications that come before are kept in `notes`."""
        with self.lock:
            self.number += 1
            self.send({"id": self.number, "method": method, "params": params})
            while True:
                line = self.process.stdout.readline()
                if not line:
                    raise RuntimeError(f"the server has ended with {self.process.wait()}")
                message = json.loads(line)
                if message.get("id") != self.number:
                    self.notes.append(message)
                elif "error" in message:
                    raise RuntimeError(message["error"]["message"])
                else:
                    return message["result"]

    def call(self, tool, **arguments):
        result = self.ask("tools/call", {"name": tool, "arguments": arguments, "_meta": {"progressToken": self.number}})
        text = "\n".join(part["text"] for part in result["content"] if part["type"] == "text")
        pictures = [base64.b64decode(part["data"]) for part in result["content"] if part["type"] == "image"]
        return text, pictures[0] if pictures else None, result["isError"]

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)

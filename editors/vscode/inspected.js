"use strict";

// An app whose inspector reports the causes of updates: one that the extension starts, or one that runs already.

const { spawn } = require("child_process");
const http = require("http");

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/\?token=\w+/;
// The time between two questions, in milliseconds.
const PERIOD = 1000;

// Returns the JSON at an address of this machine.
function get(address) {
  return new Promise((resolve, reject) => {
    http.get(address, { agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => { text += part; });
      response.on("end", () => {
        try {
          if (response.statusCode !== 200) throw new Error(text.trim());
          resolve(JSON.parse(text));
        } catch (error) { reject(error); }
      });
    }).on("error", reject);
  });
}

class InspectedApp {
  // Calls `changed` with the windows' reports after each change, and `ended` with a reason at the end.
  constructor({ changed, ended, log = () => {} }) {
    Object.assign(this, { changed, ended, log });
    this.count = null;
    this.isRunning = true;
  }

  // Starts `trellis inspect` for a source.
  start(command, source) {
    this.process = spawn(command, ["inspect", source], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const take = (data) => {
      this.log(String(data));
      if (this.address) return;
      output += data;
      const address = ADDRESS.exec(output);
      if (address) this.connect(address[0]);
    };
    this.process.stdout.on("data", take);
    this.process.stderr.on("data", take);
    this.process.on("error", (error) => this.end(error.code === "ENOENT" ? `'${command}' isn't found; set “trellis.path” to the command trellis` : error.message));
    this.process.on("exit", (code, signal) => this.end(`the app has ended (${signal || `exit code ${code}`})`));
    return this;
  }

  // Asks the inspector at an address, again and again. Throws for an address of another machine.
  connect(address) {
    if (!ADDRESS.test(address)) throw new Error("the address has to be that which “trellis inspect” prints, as in http://127.0.0.1:4711/?token=…");
    this.address = ADDRESS.exec(address)[0];
    this.ask();
    return this;
  }

  async ask() {
    try {
      const address = new URL(this.address);
      address.pathname = "/causes";
      if (this.count !== null) address.searchParams.set("after", this.count);
      const answer = await get(address);
      if (!this.isRunning) return;
      this.count = answer.count;
      if (answer.windows) this.changed(answer.windows);
    } catch (error) {
      return this.end(`the inspector doesn't respond: ${error.message}`);
    }
    this.timer = setTimeout(() => this.ask(), PERIOD);
  }

  end(reason) {
    if (!this.isRunning) return;
    this.dispose();
    this.ended(reason);
  }

  dispose() {
    this.isRunning = false;
    clearTimeout(this.timer);
    if (this.process && this.process.exitCode === null) this.process.kill();
  }
}

module.exports = { InspectedApp };

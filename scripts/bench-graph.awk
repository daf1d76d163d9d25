# Prints the tables of docs/PERFORMANCE.md from the results of TrellisGraphBenchmarks, one process after the other. The input files, in
# any order, are run.csv, instructions.csv, figures.csv and tap.csv from scripts/bench-graph, and bench-graph-peers.csv, which has the
# recorded ratios of other engines.
BEGIN { FS = "," }

# Stores one process's value for a key.
function keep(key, value) {
  if (value == "failed") failed[key] = 1
  values[key, ++count[key]] = value + 0
}

# Sorts the values of a key.
function order(key,    i, j, value) {
  for (i = 2; i <= count[key]; i++) {
    value = values[key, i]
    for (j = i - 1; j > 0 && values[key, j] > value; j--) values[key, j + 1] = values[key, j]
    values[key, j + 1] = value
  }
}

function median(key) {
  order(key)
  return values[key, int(count[key] / 2) + 1]
}

# Formats a number with three significant digits.
function short(value) {
  if (value == "failed") return value
  if (value == 0) return "0"
  if (value < 10) return sprintf("%.2f", value)
  if (value < 100) return sprintf("%.1f", value)
  return grouped(sprintf("%.0f", value))
}

function grouped(digits,    result) {
  while (length(digits) > 3) {
    result = "," substr(digits, length(digits) - 2) result
    digits = substr(digits, 1, length(digits) - 3)
  }
  return digits result
}

function middle(key) { return !count[key] ? "" : failed[key] ? "**fails**" : short(median(key)) }

function spread(key) {
  if (!count[key]) return ""
  if (failed[key]) return "**fails**"
  if (values[key, 1] == median(key) && values[key, 1] == values[key, count[key]]) return short(median(key))
  return short(median(key)) " (" short(values[key, 1]) "–" short(values[key, count[key]]) ")"
}

function goal(value) { return value == "" ? "" : "≤ " short(value) }

# Adds a new name to a list, so that tables keep the order of the measurements.
function note(list, name) {
  if ((list, name) in noted) return
  noted[list, name] = 1
  names[list, ++number[list]] = name
}

FILENAME ~ /run.csv$/ {
  note("run", $1)
  if ($2 == "failed") { keep($1 "engine", "failed"); keep($1 "ratio", "failed"); next }
  keep($1 "engine", $2 / 1000)
  keep($1 "M", $3 / 1000)
  keep($1 "ratio", $5)
  keep($1 "T", $6)
  goals[$1] = $7
  keep($1 "node", $9)
  keep($1 "allocations", $10)
}

FILENAME ~ /instructions.csv$/ { note("instructions", $1); engine[$1] = $2; marking[$1] = $3; sweeping[$1] = $4 }

FILENAME ~ /tap.csv$/ { note("tap", $1); with[$1] = $2; without[$1] = $3 }

FILENAME ~ /peers.csv$/ {
  for (i = 2; i <= NF; i++) if ($1 == "scenario") peers[i] = $i; else peer[$1, i] = $i
  if ($1 != "scenario") note("peers", $1)
}

FILENAME ~ /figures.csv$/ {
  note($1, $1 == "linear" ? $3 : $2 "," $3)
  key = $1 "," $2 "," $3
  keep(key, $4)
  unit[key] = $5
  goals[key] = $6
}

# Returns the names of the peers that were faster than the engine.
function faster(name,    i, result) {
  if (failed[name "ratio"]) return "**fails**"
  for (i = 2; i in peers; i++) {
    if (peer[name, i] + 0 > 0 && peer[name, i] + 0 < median(name "ratio")) result = result (result ? ", " : "") peers[i]
  }
  return result ? result : "none"
}

function figures(group,    i, name, key, parts) {
  for (i = 1; i <= number[group]; i++) {
    name = names[group, i]
    key = group "," name
    split(name, parts, ",")
    subject = group == "single" ? "" : (group == "memory" ? grouped(parts[1]) " rules" : parts[1]) ": "
    print "| " subject parts[2] " | " spread(key) " | " unit[key] " | " goal(goals[key]) " |"
  }
}

END {
  print "\n### Updates\n"
  print "| scenario | engine, µs an update | floor M, µs | ratio to M | goal | ratio to T | ns a node | allocations |"
  print "|---|--:|--:|--:|--:|--:|--:|--:|"
  for (i = 1; i <= number["run"]; i++) {
    name = names["run", i]
    print "| `" name "` | " spread(name "engine") " | " middle(name "M") " | " spread(name "ratio") " | " \
      goal(goals[name]) " | " middle(name "T") " | " middle(name "node") " | " middle(name "allocations") " |"
  }

  print "\n### Instructions a node, exact\n"
  print "| scenario | engine | floor M | floor T | engine to M |"
  print "|---|--:|--:|--:|--:|"
  for (i = 1; i <= number["instructions"]; i++) {
    name = names["instructions", i]
    ratio = marking[name] > 0 && engine[name] != "failed" ? short(engine[name] / marking[name]) : "**fails**"
    print "| `" name "` | " engine[name] " | " marking[name] " | " sweeping[name] " | " ratio " |"
  }

  print "\n### Single operations\n\n| measurement | figure | unit | goal |\n|---|--:|---|--:|"
  figures("single")

  print "\n### Size: nanoseconds a node\n"
  print "| measurement | 1,000 nodes | " grouped(size) " nodes | factor | goal |\n|---|--:|--:|--:|--:|"
  for (i = 1; i <= number["linear"]; i++) {
    name = names["linear", i]
    small = "linear,1000," name
    large = "linear," size "," name
    if (!count[small] || !count[large]) factor = ""
    else factor = failed[small] || failed[large] ? "**fails**" : short(median(large) / median(small))
    print "| " name " | " spread(small) " | " spread(large) " | " factor " | < 2 |"
  }

  print "\n### Memory: a rule with three inputs\n\n| measurement | figure | unit | goal |\n|---|--:|---|--:|"
  figures("memory")

  print "\n### Depth: a chain of 1,000,000 rules\n\n| measurement | figure | unit | goal |\n|---|--:|---|--:|"
  figures("deep")

  print "\n### Observation\n\n| measurement | figure | unit | goal |\n|---|--:|---|--:|"
  figures("observed")
  for (i = 1; i <= number["tap"]; i++) {
    name = names["tap", i]
    more = with[name] != "failed" && without[name] > 0 ? sprintf("%.2f", (with[name] / without[name] - 1) * 100) : "**fails**"
    print "| " name ": instructions with an unused tap, compared with a build without taps | " more " | per cent | < 2 |"
  }

  print "\n### Ratios to floor M, compared with other engines\n"
  header = "| scenario | this engine"
  rule = "|---|--:"
  for (i = 2; i in peers; i++) { header = header " | " peers[i]; rule = rule "|--:" }
  print header " | slower than |\n" rule "|---|"
  for (j = 1; j <= number["peers"]; j++) {
    name = names["peers", j]
    if (!count[name "ratio"]) continue
    row = "| `" name "` | " middle(name "ratio")
    for (i = 2; i in peers; i++) row = row " | " (peer[name, i] == "" ? "–" : peer[name, i])
    print row " | " faster(name) " |"
  }
}

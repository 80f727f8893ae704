# Compares the tests that failed with those that had to.
#
# awk -f judge.awk EXPECTED EVENTS: EXPECTED has one line per test module, then its lines
#   module TAB name TAB what was edited
#   red TAB name TAB title of a test that must fail
# EVENTS is the event stream of Swift Testing, one JSON record per line. Prints a line per module.
# Exits 1 when a module did not behave, a test did not end or the run was cut short.
BEGIN { FS = "\t" }

FILENAME == ARGV[1] && $1 == "module" {
  modules[++moduleCount] = $2
  edits[$2] = $3
  next
}

FILENAME == ARGV[1] {
  expected[$2, $3] = 1
  titles[$2, ++titleCount[$2]] = $3
  next
}

# Quotes inside JSON's texts are escaped, so these patterns match keys and nothing else.
/"kind":"test"/ && /"kind":"function"/ {
  id = field("id")
  title = field("displayName")
  if (title == "") title = field("name")
  tests[++testCount] = id
  titleOf[id] = title
  next
}
/"kind":"testEnded"/ { ended[field("testID")] = 1 }
/"kind":"testSkipped"/ { skipped[field("testID")] = 1 }
/"kind":"issueRecorded"/ && !/"isKnown":true/ && !/"isFailure":false/ {
  failed[field("testID")] = 1
}
/"kind":"runEnded"/ { runEnded = 1 }

END {
  for (i = 1; i <= testCount; i++) {
    id = tests[i]
    module = substr(id, 1, index(id, "Tests.") - 1)
    title = titleOf[id]
    count[module]++
    seen[module, title] = 1
    if (!(id in ended)) {
      complain(module, (id in skipped) ? "skipped" : "did not end", title)
    } else if ((id in failed) && !((module, title) in expected)) {
      complain(module, "red too", title)
    } else if (!(id in failed) && ((module, title) in expected)) {
      complain(module, "NOT red", title)
    }
  }
  for (i = 1; i <= moduleCount; i++) {
    module = modules[i]
    for (j = 1; j <= titleCount[module]; j++) {
      title = titles[module, j]
      if (!((module, title) in seen)) complain(module, "no such test", title)
    }
    if (!(module in count)) complain(module, "no tests were run", edits[module])
    if (module in complaints) {
      bad++
      printf "FAILED %s\n%s", edits[module], complaints[module]
    } else if (titleCount[module] == 0) {
      printf "ok     %s: all %d tests are green\n", edits[module], count[module]
    } else {
      printf "ok     %s: %d of %d tests red\n", edits[module], titleCount[module], count[module]
    }
  }
  for (id in failed) if (!(id in titleOf)) strays++
  if (!runEnded) print "FAILED the test run was cut short"
  if (strays) print "FAILED " strays " issues belong to no test"
  if (bad || strays || !runEnded) exit 1
}

# The unescaped text of a key of the record at hand; empty without that key.
function field(key,   rest, at, text, character) {
  at = index($0, "\"" key "\":\"")
  if (at == 0) return ""
  rest = substr($0, at + length(key) + 4)
  text = ""
  while ((character = substr(rest, 1, 1)) != "\"" && rest != "") {
    if (character == "\\") {
      rest = substr(rest, 2)
      character = substr(rest, 1, 1)
    }
    text = text character
    rest = substr(rest, 2)
  }
  return text
}

function complain(module, what, title) {
  complaints[module] = complaints[module] sprintf("         %s: %s\n", what, title)
}

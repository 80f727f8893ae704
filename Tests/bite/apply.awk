# Replaces consecutive whole lines of a file, which must stand there exactly once.
#
# awk -f apply.awk OLD NEW FILE: OLD holds the lines to be replaced, NEW the lines in their place.
# Prints the edited file. Exits 1 when OLD is found nowhere or more than once, saying so.
BEGIN {
  oldCount = readLines(ARGV[1], old)
  newCount = readLines(ARGV[2], new)
  count = readLines(ARGV[3], lines)
  found = 0
  for (start = 1; start + oldCount - 1 <= count; start++) {
    for (offset = 0; offset < oldCount; offset++) {
      # The empty string makes awk compare text even where both sides look like numbers.
      if (lines[start + offset] "" != old[offset + 1] "") break
    }
    if (offset == oldCount) {
      found++
      place = start
    }
  }
  if (oldCount == 0 || found != 1) {
    print "the lines to be replaced stand there " found " times, not once" > "/dev/stderr"
    exit 1
  }
  for (i = 1; i < place; i++) print lines[i]
  for (i = 1; i <= newCount; i++) print new[i]
  for (i = place + oldCount; i <= count; i++) print lines[i]
}

function readLines(path, into,   line, n) {
  n = 0
  while ((getline line < path) > 0) into[++n] = line
  close(path)
  return n
}

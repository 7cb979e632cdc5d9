# Reads the event stream of a test run and prints the tests that began and did not end: among them is the one that
# crashed or hangs. Suites, whose identifiers have no place in a file, are left out.

/"kind":"test(Started|Ended)"/ && /"testID":".*\\\/[^\/]*\.swift:/ {
  started = /"kind":"testStarted"/
  sub(/^.*"testID":"/, "")
  sub(/\\\/[^\/]*\.swift:[0-9:]*".*$/, "")
  gsub(/\\"/, "\"")
  if (started) open[$0] = 1
  else delete open[$0]
}

END { for (test in open) print "   Did not end: " test }

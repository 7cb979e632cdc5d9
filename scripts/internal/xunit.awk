# Counts the tests in an xUnit file of `swift test`: prints `PASSED FAILED SKIPPED`.
#
# By lines, not as XML: a test's name is written into its attribute with bare quotation marks when the test is named
# by a sentence that has some. The totals in the file's head count skipped tests apart and a test's failures each.

function close_test() {
  if (!open) return
  if (failure) failed++
  else if (skip) skipped++
  else passed++
  open = failure = skip = 0
}

/^ *<testcase / { close_test(); open = 1 }
/^ *<(failure|error)/ { failure = 1 }
/^ *<skipped/ { skip = 1 }
END { close_test(); print passed + 0, failed + 0, skipped + 0 }

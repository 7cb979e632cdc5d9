# Prints `FILE:LINE` for each `if #available` of Swift sources that has no fallback: neither an `else`, nor a body
# that leaves (`return`, `throw`, `continue`, `break`) so that what follows is the fallback. `guard` needs none, the
# language asks for its `else`. Reads formatted sources, in which a block's closing brace starts its line at the
# indentation of the `if`.

function indentation(line) { match(line, /^ */); return RLENGTH }

FNR == 1 { open = 0 }

{
  here = indentation($0)
  while (open && here <= column[open] && $0 !~ /^ *$/) {
    if ($0 ~ /^ *\}/ && here == column[open]) {
      if ($0 !~ /else/ && !leaves[open]) print FILENAME ":" line[open]
    }
    open--
  }
  if (open && $0 ~ /(^|[ {;])(return|throw|continue|break)([ ;}]|$)/ && $0 !~ /^ *\/\//) leaves[open] = 1
}

/(^|[ }])if (.*, )?#available\(/ && !/^ *\/\// {
  if ($0 ~ /\{.*\}/) {
    if ($0 !~ /\} else|return|throw/) print FILENAME ":" FNR
  } else {
    open++
    column[open] = here
    line[open] = FNR
    leaves[open] = 0
  }
}

#!/bin/sh
# Fails when the arm64 code of the geometry, xwing/physics and the gauges of the games on it, fuses a product and a sum:
# it would round otherwise than amd64, and equal journals would no longer be equal games.
set -eu
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
check() { # a package, and a function that it has
	CGO_ENABLED=0 GOOS=linux GOARCH=arm64 go test -c -o "$dir/test" "./$1"
	go tool objdump -s "^xwing/$1\." "$dir/test" >"$dir/code"
	if ! grep -q "^TEXT xwing/$1\.$2" "$dir/code"; then
		echo "check_fma: no code of xwing/$1 found" >&2
		exit 2
	fi
	# Test functions may fuse; they stand in _test.go files.
	awk '/^TEXT / { head = $0; shown = 0; test = /_test\.go$/ }
		!test && /FN?M(ADD|SUB)[SD]/ { if (!shown) print head; shown = 1; print; found = 1 }
		END { exit found }' "$dir/code" || { echo "check_fma: fused multiply-add in xwing/$1 (arm64)" >&2; exit 1; }
	echo "check_fma: xwing/$1: $(grep -c '^TEXT' "$dir/code") functions, no fused multiply-add"
}
check physics Distance
check game/xwing/gauge Execute
check game/armada/gauge End

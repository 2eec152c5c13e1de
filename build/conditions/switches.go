package main

// trying is what every game's package script gets besides: how conditions are tried.
const trying = `package script

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// tried calls with one condition that is to be tried after the other, and its card.
func tried(try func(n int, card string)) {
	for _, line := range strings.Fields(os.Getenv("XWING_TRIAL")) {
		var n int
		card, number, _ := strings.Cut(line, "=")
		fmt.Sscan(number, &n)
		try(n, card)
	}
	fmt.Println("trial is over")
}

// within is what f finds, or true if it does not end.
func within(f func() bool) bool {
	found := make(chan bool, 1)
	go func() {
		defer func() {
			if recover() != nil {
				found <- true
			}
		}()
		found <- f()
	}()
	select {
	case found := <-found:
		return found
	case <-time.After(10 * time.Second):
		return true
	}
}
`

// noting is what a package cards gets besides its own tests: with XWING_NOTE it runs each test by itself and prints which
// conditions could make a difference there. What it imports for that, and what stands before the switches' names, is filled in.
const noting = `package cards

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	%[1]s
)

func TestMain(m *testing.M) {
	noted := os.Getenv("XWING_NOTE")
	if noted == "" {
		os.Exit(m.Run())
	}
	code := 0
	flag.Parse()
	for _, name := range strings.Fields(noted) {
		%[2]sForget()
		flag.Set("test.run", "^"+name+"$")
		code = max(code, m.Run())
		fmt.Println("matters", name, strings.Trim(fmt.Sprint(%[2]sMatters()), "[]"))
	}
	os.Exit(code)
}
`

// switching is the file in which the switches stand, in a package and of a number that are filled in.
const switching = `package %[1]s

import (
	"os"
	"strconv"
)

var (
	without, _ = strconv.Atoi(os.Getenv("` + switchVariable + `"))
	matters    [%[2]d]bool
	begun      [%[2]d]int // how often a condition was begun to be asked for, and has not said anything yet
)

// Without takes a condition away.
func Without(n int) { without = n }

// Forget begins to note anew which conditions could make a difference.
func Forget() { matters, begun = [len(matters)]bool{}, [len(begun)]int{} }

// Matters lists those that could; where one asks a player it is asking that makes it.
func Matters() []int {
	var all []int
	for n, does := range matters {
		if does || begun[n] != 0 {
			all = append(all, n)
		}
	}
	return all
}

// Taken reports whether condition n is taken away.
func Taken(n int) bool {
	if without != n {
		begun[n]++
	}
	return without == n
}

// Needs is condition n, which holds once it is taken away.
func Needs(n int, is bool) bool {
	begun[n]--
	if !is {
		matters[n] = true
	}
	return is
}

// Allows is condition n, which does not hold once it is taken away.
func Allows(n int, is bool) bool {
	begun[n]--
	if is {
		matters[n] = true
	}
	return is
}

// But is a value, or another one once it is taken away.
func But[T any](n int, is, other T) T {
	matters[n] = true
	if without == n {
		return other
	}
	return is
}
`

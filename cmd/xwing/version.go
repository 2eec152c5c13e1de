package main

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"xwing/game"
	"xwing/game/xwing/match"
)

// What build/package makes of the program: its version and commit. Only a linker can say it.
var release, commit string

// xwingVersions tells the versions of X-Wing's rules and facts, and of journals.
func xwingVersions(c *call) error {
	kits, err := openKits(nil)
	if err != nil {
		return err
	}
	for _, k := range kits {
		fmt.Fprintf(c.out, "rules %s, edition %s, facts %s, journal format %d\n",
			match.RulesVersion, strings.Join(k.Editions(), ", "), k.Facts.Version(), game.Format)
	}
	return nil
}

// built is a line that tells which build this is: version, commit, Go, system.
func built() string {
	name, of := release, commit
	if info, ok := debug.ReadBuildInfo(); ok {
		if name == "" && info.Main.Version != "(devel)" {
			name = info.Main.Version
		}
		for _, s := range info.Settings {
			if of == "" && s.Key == "vcs.revision" {
				of = s.Value
			}
		}
	}
	if name == "" {
		name = "development build"
	}
	if of == "" {
		of = "unknown"
	}
	return fmt.Sprintf("xwing %s (commit %s, %s, %s/%s)", name, of[:min(len(of), 12)], runtime.Version(), runtime.GOOS, runtime.GOARCH)
}

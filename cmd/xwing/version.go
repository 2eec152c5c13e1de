package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/match"
)

// version tells the versions of program, rules, facts and journals.
func version(c *call) error {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		return err
	}
	build := "development build"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		build = info.Main.Version
	}
	fmt.Fprintf(c.out, "xwing %s (%s, %s/%s)\n", build, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(c.out, "rules %s, edition %s, facts %s, journal format %d\n",
		match.RulesVersion, kit.Rules().Edition.ID, kit.Facts.Version(), game.Format)
	return nil
}

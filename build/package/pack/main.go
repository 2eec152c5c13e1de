// Pack makes of what build/package has staged what only libraries know how to make: deb and
// rpm of each root-ARCH, and icon and version of each windows-ARCH/xwing.exe. It is a module of
// its own so that the program does not depend on some forty modules that only packages need.
//
// nfpm stays at 2.43: later ones need modules that not every proxy of modules serves.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"
)

// job is what is packed.
type job struct {
	stage, out, version string
	when                time.Time
}

func main() {
	var j job
	flag.StringVar(&j.stage, "stage", "", "folder of what is packed")
	flag.StringVar(&j.out, "out", "", "folder to write into")
	flag.StringVar(&j.version, "version", "", "three numbers")
	seconds := flag.Int64("time", 0, "that everything is of, in seconds since 1970")
	flag.Parse()
	j.when = time.Unix(*seconds, 0).UTC()
	if err := j.run(); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func (j job) run() error {
	for _, arch := range []string{"amd64", "arm64"} {
		if err := j.linux(arch); err != nil {
			return err
		}
		exe := filepath.Join(j.stage, "windows-"+arch, "xwing.exe")
		if err := j.dress(exe); err != nil {
			return fmt.Errorf("%s: %w", exe, err)
		}
	}
	return nil
}

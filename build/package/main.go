// Package makes what players install, in a folder: deb, rpm and tar.gz for Linux, a zip
// for Windows, each for amd64 and arm64, an app for macOS, and checksums:
//
//	go run ./build/package [-out dist] [-version 0.1.0]
//
// It runs in the root of the project and needs no network once the modules of both are
// there, its own and those of build/package/pack, which knows the formats of deb, rpm and
// exe. What comes out is the same to the bit as often as it runs on a commit: the only
// time in it is the commit's.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

// mostBytes is how large a package may be.
const mostBytes = 30 << 20

func main() {
	out := flag.String("out", "dist", "folder to write into")
	version := flag.String("version", "0.1.0", "three numbers")
	flag.Parse()
	if flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(*out, *version); err != nil {
		fmt.Fprintln(os.Stderr, "package:", err)
		os.Exit(1)
	}
}

// run makes all packages.
func run(out, version string) error {
	if !regexp.MustCompile(`^\d+\.\d+\.\d+$`).MatchString(version) {
		return fmt.Errorf("the version %q is not three numbers", version)
	}
	if _, err := os.Stat(filepath.Join("build", "package", "pack", "go.mod")); err != nil {
		return errors.New("run it in the root of the project")
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	stage, err := os.MkdirTemp("", "package")
	if err != nil {
		return err
	}
	defer os.RemoveAll(stage)
	r, err := newRelease(version, stage)
	if err != nil {
		return err
	}
	if err := r.build(); err != nil {
		return err
	}
	if err := r.pack(out); err != nil {
		return err
	}
	return check(out, r.files())
}

// check holds the packages to their size and writes their checksums.
func check(out string, names []string) error {
	for _, name := range names {
		info, err := os.Stat(filepath.Join(out, name))
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return fmt.Errorf("%s was not made", name)
		case err != nil:
			return err
		case info.Size() > mostBytes:
			return fmt.Errorf("%s has %d bytes, more than %d", name, info.Size(), mostBytes)
		}
		fmt.Printf("%5.1f MB  %s\n", float64(info.Size())/(1<<20), name)
	}
	return writeSums(out, names)
}

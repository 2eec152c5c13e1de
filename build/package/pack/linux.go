package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/goreleaser/nfpm/v2"
	"github.com/goreleaser/nfpm/v2/deb"
	"github.com/goreleaser/nfpm/v2/files"
	"github.com/goreleaser/nfpm/v2/rpm"
)

const description = `game table for the miniatures game X-Wing
xwing draws the table at true scale and keeps the rules: who may go where,
who sees whom, what a die changes. It is for two people at one screen.`

// What a window is opened with, as Debian and as RPM name it. It is loaded when it is wanted: games
// without a window are played without.
var (
	debian  = []string{"libc6", "libgl1", "libegl1", "libx11-6", "libxcursor1", "libxext6", "libxi6", "libxinerama1", "libxrandr2", "libxrender1"}
	rpmLibs = []string{"libc.so.6()(64bit)", "libGL.so.1()(64bit)", "libEGL.so.1()(64bit)", "libX11.so.6()(64bit)", "libXcursor.so.1()(64bit)",
		"libXext.so.6()(64bit)", "libXi.so.6()(64bit)", "libXinerama.so.1()(64bit)", "libXrandr.so.2()(64bit)", "libXrender.so.1()(64bit)"}
)

// linux makes deb and rpm of a root.
func (j job) linux(arch string) error {
	contents, err := contentsOf(filepath.Join(j.stage, "root-"+arch))
	if err != nil {
		return err
	}
	for _, p := range []struct {
		packager nfpm.Packager
		depends  []string
	}{{deb.Default, debian}, {rpm.DefaultRPM, rpmLibs}} {
		info := nfpm.WithDefaults(&nfpm.Info{
			Name: "xwing", Arch: arch, Platform: "linux", Version: j.version, Release: "1", Section: "games", Priority: "optional",
			Maintainer: "xwing <xwing@example.invalid>", Description: description, License: "MIT", MTime: j.when,
			Overridables: nfpm.Overridables{Depends: p.depends, Contents: contents, Umask: 0o022, RPM: nfpm.RPM{BuildHost: "xwing", Group: "Amusements/Games"}},
		})
		if p.packager == deb.Default {
			info.Release = "" // it is no revision of somebody else's package
		}
		if err := nfpm.PrepareForPackager(info, p.packager.(nfpm.PackagerWithExtension).ConventionalExtension()[1:]); err != nil {
			return err
		}
		var b bytes.Buffer
		if err := p.packager.Package(info, &b); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(j.out, p.packager.ConventionalFileName(info)), b.Bytes(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// contentsOf are the files of a root, where they stand in it.
func contentsOf(root string) (files.Contents, error) {
	var all files.Contents
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, path)
		all = append(all, &files.Content{Source: path, Destination: "/" + filepath.ToSlash(rel),
			FileInfo: &files.ContentFileInfo{Owner: "root", Group: "root", Mode: info.Mode().Perm()}})
		return err
	})
	return all, err
}

package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// staged is a job on a root with a stand-in for the program.
func staged(t *testing.T) job {
	t.Helper()
	j := job{stage: t.TempDir(), out: t.TempDir(), version: "1.2.3", when: time.Unix(1_700_000_000, 0)}
	for _, f := range []string{"bin/xwing", "share/applications/xwing.desktop"} {
		path := filepath.Join(j.stage, "root-amd64", "usr", f)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("I am "+f), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return j
}

// TestLinuxTwice: deb and rpm of the same root are the same to the bit, whatever the time is.
func TestLinuxTwice(t *testing.T) {
	var all [2][]byte
	for i := range all {
		j := staged(t)
		if err := j.linux("amd64"); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"xwing_1.2.3_amd64.deb", "xwing-1.2.3-1.x86_64.rpm"} {
			data, err := os.ReadFile(filepath.Join(j.out, name))
			if err != nil {
				t.Fatal(err)
			}
			all[i] = append(all[i], data...)
		}
		time.Sleep(1100 * time.Millisecond)
	}
	if !bytes.Equal(all[0], all[1]) {
		t.Error("twice packed, they differ")
	}
}

// TestDress: a program for Windows has icon and version afterwards.
func TestDress(t *testing.T) {
	j := staged(t)
	if err := os.MkdirAll(filepath.Join(j.stage, "icons"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, side := range []int{16, 24, 32, 48, 64, 128, 256} {
		var b bytes.Buffer
		if err := png.Encode(&b, image.NewNRGBA(image.Rect(0, 0, side, side))); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(j.stage, "icons", strconv.Itoa(side)+".png"), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	exe := filepath.Join(j.stage, "x.exe")
	bare, err := os.ReadFile("testdata/bare.exe")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(exe, bare, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := j.dress(exe); err != nil {
		t.Fatal(err)
	}
	dressed, err := os.ReadFile(exe)
	if err != nil {
		t.Fatal(err)
	}
	rs, err := winres.LoadFromEXE(bytes.NewReader(dressed))
	if err != nil {
		t.Fatal(err)
	}
	if icon, err := rs.GetIcon(winres.Name("APPICON")); icon == nil || err != nil {
		t.Errorf("it has no icon: %v", err)
	}
	info, err := version.FromBytes(rs.Get(winres.RT_VERSION, winres.ID(1), version.LangDefault))
	if err != nil || info.FileVersion != [4]uint16{1, 2, 3, 0} {
		t.Errorf("its version is %+v, %v", info, err)
	}
}

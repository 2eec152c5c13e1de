package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/macho"
	"encoding/binary"
	"image/png"
	"io"
	"slices"
	"strings"
	"testing"
	"time"
)

// sample is a release whose programs are stand-ins.
func sample(t *testing.T) *release {
	t.Helper()
	icons, err := drawIcons()
	if err != nil {
		t.Fatal(err)
	}
	return &release{version: "1.2.3", when: time.Unix(1_700_000_000, 0).UTC(), icons: icons, manual: []byte(".TH"), license: []byte("MIT\n")}
}

// TestPackedTwice: the same files are the same archive, and come out of it as they went in.
func TestPackedTwice(t *testing.T) {
	var tars, zips [2]bytes.Buffer
	for i := range tars {
		r := sample(t)
		linux, err := r.linux([]byte("program"))
		if err != nil {
			t.Fatal(err)
		}
		if err := writeTar(&tars[i], "xwing", linux, r.when); err != nil {
			t.Fatal(err)
		}
		if err := writeZip(&zips[i], "xwing.app", r.mac([]byte("program")), r.when); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(tars[0].Bytes(), tars[1].Bytes()) || !bytes.Equal(zips[0].Bytes(), zips[1].Bytes()) {
		t.Error("twice packed, they differ")
	}
	names := tarNames(t, &tars[0])
	for _, want := range []string{"xwing/bin/xwing -rwxr-xr-x", "xwing/share/applications/xwing.desktop -rw-r--r--",
		"xwing/share/man/man6/xwing.6.gz -rw-r--r--", "xwing/share/icons/hicolor/16x16/apps/xwing.png -rw-r--r--",
		"xwing/share/icons/hicolor/512x512/apps/xwing.png -rw-r--r--"} {
		if !slices.Contains(names, want) {
			t.Errorf("%s is missing among %v", want, names)
		}
	}
	z, err := zip.NewReader(bytes.NewReader(zips[0].Bytes()), int64(zips[0].Len()))
	if err != nil {
		t.Fatal(err)
	}
	f, err := z.Open("xwing.app/Contents/Info.plist")
	if err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(f); err != nil || !strings.Contains(string(text), "<string>1.2.3</string>") {
		t.Errorf("Info.plist says %s, %v", text, err)
	}
	if i := slices.IndexFunc(z.File, func(f *zip.File) bool { return f.Name == "xwing.app/Contents/MacOS/xwing" }); i < 0 || z.File[i].Mode().Perm() != 0o755 {
		t.Error("the app has no program that runs")
	}
}

// tarNames are the files of a tar.gz with their modes.
func tarNames(t *testing.T, from io.Reader) (names []string) {
	t.Helper()
	g, err := gzip.NewReader(from)
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(g); ; {
		h, err := r.Next()
		if err == io.EOF {
			return names
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, h.Name+" "+h.FileInfo().Mode().String())
	}
}

// TestIcns walks the entries: each is the PNG of its size.
func TestIcns(t *testing.T) {
	data := sample(t).icons.icns()
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("its head is %q", data[:8])
	}
	sides := map[string]int{"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256, "ic09": 512, "ic14": 512}
	for data = data[8:]; len(data) > 0; {
		kind, size := string(data[:4]), binary.BigEndian.Uint32(data[4:])
		config, err := png.DecodeConfig(bytes.NewReader(data[8:size]))
		if err != nil || config.Width != sides[kind] {
			t.Errorf("%s is %d wide, %v", kind, config.Width, err)
		}
		delete(sides, kind)
		data = data[size:]
	}
	if len(sides) > 0 {
		t.Errorf("%v are missing", sides)
	}
}

// TestUniversal joins two programs that are nothing but their heads.
func TestUniversal(t *testing.T) {
	head := func(cpu macho.Cpu) []byte {
		b := binary.LittleEndian.AppendUint32(nil, macho.Magic64)
		for _, v := range []uint32{uint32(cpu), 0, uint32(macho.TypeExec), 0, 0, 0, 0} {
			b = binary.LittleEndian.AppendUint32(b, v)
		}
		return b
	}
	joined, err := universal(head(macho.CpuAmd64), head(macho.CpuArm64))
	if err != nil {
		t.Fatal(err)
	}
	fat, err := macho.NewFatFile(bytes.NewReader(joined))
	if err != nil {
		t.Fatal(err)
	}
	if len(fat.Arches) != 2 || fat.Arches[0].Cpu != macho.CpuAmd64 || fat.Arches[1].Cpu != macho.CpuArm64 || fat.Arches[1].Offset%(1<<14) != 0 {
		t.Errorf("it holds %+v", fat.Arches)
	}
	if _, err := universal([]byte("no program at all")); err == nil {
		t.Error("it takes what is no program")
	}
}

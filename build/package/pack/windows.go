package main

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// dress gives a program for Windows its icon, its version, and a manifest by which it is
// painted as sharp as the screen is.
func (j job) dress(exe string) error {
	icon, err := j.icon()
	if err != nil {
		return err
	}
	var rs winres.ResourceSet
	if err := rs.SetIcon(winres.Name("APPICON"), icon); err != nil {
		return err
	}
	info := version.Info{Timestamp: j.when}
	info.SetFileVersion(j.version)
	info.SetProductVersion(j.version)
	for _, line := range [][2]string{
		{version.ProductName, "xwing"}, {version.FileDescription, "xwing"}, {version.OriginalFilename, "xwing.exe"},
		{version.FileVersion, j.version}, {version.ProductVersion, j.version},
	} {
		if err := info.Set(version.LangDefault, line[0], line[1]); err != nil {
			return err
		}
	}
	rs.SetVersionInfo(info)
	rs.SetManifest(winres.AppManifest{ExecutionLevel: winres.AsInvoker, DPIAwareness: winres.DPIPerMonitorV2, Compatibility: winres.Win10AndAbove,
		LongPathAware: true})
	bare, err := os.ReadFile(exe)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := rs.WriteToEXE(&b, bytes.NewReader(bare)); err != nil {
		return err
	}
	return os.WriteFile(exe, b.Bytes(), 0o755)
}

// icon is the icon in the sizes that Windows wants.
func (j job) icon() (*winres.Icon, error) {
	var images []image.Image
	for _, side := range []string{"16", "24", "32", "48", "64", "128", "256"} {
		data, err := os.ReadFile(filepath.Join(j.stage, "icons", side+".png"))
		if err != nil {
			return nil, err
		}
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		images = append(images, img)
	}
	return winres.NewIconFromImages(images)
}

package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// desktopEntry tells Linux's desktops of the program.
const desktopEntry = `[Desktop Entry]
Type=Application
Name=xwing
GenericName=Miniatures game
Comment=A game table for the miniatures game X-Wing
Exec=xwing
Icon=xwing
Terminal=false
Categories=Game;BoardGame;
Keywords=miniatures;dice;tabletop;
StartupWMClass=xwing
`

// infoPlist tells macOS of the program; %[1]s is its version.
const infoPlist = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleExecutable</key><string>xwing</string>
	<key>CFBundleIconFile</key><string>xwing</string>
	<key>CFBundleIdentifier</key><string>xwing.table</string>
	<key>CFBundleInfoDictionaryVersion</key><string>6.0</string>
	<key>CFBundleName</key><string>xwing</string>
	<key>CFBundlePackageType</key><string>APPL</string>
	<key>CFBundleShortVersionString</key><string>%[1]s</string>
	<key>CFBundleVersion</key><string>%[1]s</string>
	<key>LSApplicationCategoryType</key><string>public.app-category.board-games</string>
	<key>LSMinimumSystemVersion</key><string>12.0</string>
	<key>NSHighResolutionCapable</key><true/>
</dict>
</plist>
`

// linux is what is installed on Linux, below /usr.
func (r *release) linux(xwing []byte) ([]file, error) {
	manual, err := squeezed(r.manual)
	if err != nil {
		return nil, err
	}
	return append([]file{
		program("bin/xwing", xwing),
		plain("share/applications/xwing.desktop", []byte(desktopEntry)),
		plain("share/doc/xwing/copyright", r.license),
		plain("share/man/man6/xwing.6.gz", manual),
	}, r.icons.hicolor("share/icons/hicolor")...), nil
}

// windows is what the zip for Windows holds.
func (r *release) windows(xwing []byte) []file {
	return []file{program("xwing.exe", xwing), plain("LICENSE.txt", bytes.ReplaceAll(r.license, []byte("\n"), []byte("\r\n")))}
}

// mac is what is in the app for macOS.
func (r *release) mac(xwing []byte) []file {
	return []file{
		plain("Contents/Info.plist", fmt.Appendf(nil, infoPlist, r.version)),
		plain("Contents/PkgInfo", []byte("APPL????")),
		program("Contents/MacOS/xwing", xwing),
		plain("Contents/Resources/xwing.icns", r.icons.icns()),
		plain("Contents/Resources/LICENSE", r.license),
	}
}

// files are the names of all packages.
func (r *release) files() []string {
	names := []string{r.name("macos") + ".zip"}
	for _, arch := range arches() {
		names = append(names, r.name("linux-"+arch)+".tar.gz", "xwing_"+r.version+"_"+arch+".deb",
			"xwing-"+r.version+"-1."+map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[arch]+".rpm", r.name("windows-"+arch)+".zip")
	}
	return names
}

func (r *release) name(system string) string { return "xwing-" + r.version + "-" + system }

// pack packs what has been built.
func (r *release) pack(out string) error {
	var both [][]byte
	for _, arch := range arches() {
		xwing, err := os.ReadFile(r.program("linux", arch, "xwing"))
		if err != nil {
			return err
		}
		files, err := r.linux(xwing)
		if err != nil {
			return err
		}
		if err := lay(filepath.Join(r.stage, "root-"+arch, "usr"), files); err != nil {
			return err
		}
		if err := r.put(out, r.name("linux-"+arch)+".tar.gz", writeTar, r.name("linux-"+arch), append(files, plain("LICENSE", r.license))); err != nil {
			return err
		}
		if xwing, err = os.ReadFile(r.program("darwin", arch, "xwing")); err != nil {
			return err
		}
		both = append(both, xwing)
	}
	app, err := universal(both...)
	if err != nil {
		return err
	}
	if err := r.put(out, r.name("macos")+".zip", writeZip, "xwing.app", r.mac(app)); err != nil {
		return err
	}
	if err := r.packOther(out); err != nil {
		return err
	}
	for _, arch := range arches() { // they have their icon now
		xwing, err := os.ReadFile(r.program("windows", arch, "xwing.exe"))
		if err != nil {
			return err
		}
		if err := r.put(out, r.name("windows-"+arch)+".zip", writeZip, r.name("windows-"+arch), r.windows(xwing)); err != nil {
			return err
		}
	}
	return nil
}

// packOther has build/package/pack make deb and rpm, and give the programs for Windows
// icon and version.
func (r *release) packOther(out string) error {
	icons := filepath.Join(r.stage, "icons")
	for side, png := range r.icons {
		if err := lay(icons, []file{plain(strconv.Itoa(side)+".png", png)}); err != nil {
			return err
		}
	}
	to, err := filepath.Abs(out)
	if err != nil {
		return err
	}
	cmd := exec.Command("go", "run", "-C", filepath.Join("build", "package", "pack"), ".",
		"-stage", r.stage, "-out", to, "-version", r.version, "-time", strconv.FormatInt(r.when.Unix(), 10))
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("build/package/pack: %w", err)
	}
	return nil
}

// put writes one package.
func (r *release) put(out, name string, write func(io.Writer, string, []file, time.Time) error, folder string, files []file) error {
	var b bytes.Buffer
	if err := write(&b, folder, files, r.when); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(filepath.Join(out, name), b.Bytes(), 0o644)
}

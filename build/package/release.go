package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// release is one version of the program, and what it is packed from.
type release struct {
	version string
	commit  string
	when    time.Time // of the commit
	stage   string    // folder
	icons   icons
	manual  []byte
	license []byte
}

// arches are those that Linux and Windows are served on.
func arches() []string { return []string{"amd64", "arm64"} }

// newRelease reads what every package holds: the license, the icon, the manual.
func newRelease(version, stage string) (*release, error) {
	r := &release{version: version, stage: stage}
	log, err := exec.Command("git", "log", "-1", "--format=%H %ct").Output()
	if err != nil {
		return nil, fmt.Errorf("which commit this is: %w", err)
	}
	hash, seconds, _ := strings.Cut(strings.TrimSpace(string(log)), " ")
	unix, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("when the commit was made: %w", err)
	}
	r.commit, r.when = hash, time.Unix(unix, 0).UTC()
	if changed, err := exec.Command("git", "status", "--porcelain", "-uno").Output(); err != nil || len(changed) > 0 {
		r.commit = "changed-" + hash
	}
	if r.license, err = os.ReadFile("LICENSE"); err != nil {
		return nil, err
	}
	r.icons, err = drawIcons()
	return r, err
}

// build builds the programs, and has the one for this machine write its manual.
func (r *release) build() error {
	own := filepath.Join(r.stage, "own")
	if err := r.compile(runtime.GOOS, runtime.GOARCH, own); err != nil {
		return err
	}
	var err error
	if r.manual, err = exec.Command(own, "help", "--man").Output(); err != nil {
		return fmt.Errorf("write the manual: %w", err)
	}
	for _, arch := range arches() {
		for system, name := range map[string]string{"linux": "xwing", "windows": "xwing.exe", "darwin": "xwing"} {
			if err := r.compile(system, arch, r.program(system, arch, name)); err != nil {
				return err
			}
		}
	}
	return nil
}

// program is where a program is staged.
func (r *release) program(system, arch, name string) string {
	return filepath.Join(r.stage, system+"-"+arch, name)
}

// compile builds the program for a system, with nothing of this machine in it.
func (r *release) compile(system, arch, to string) error {
	stamp := fmt.Sprintf("-s -w -buildid= -X main.release=%s -X main.commit=%s", r.version, r.commit)
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", stamp, "-o", to, "./cmd/xwing")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
	if said, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("build for %s/%s: %w\n%s", system, arch, err, said)
	}
	return nil
}

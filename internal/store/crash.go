package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"time"
)

// What the reports of crashes end in: one that nobody has been told of, and one that he has.
const (
	crashExt = ".crash.txt"
	toldExt  = ".crash-told.txt"
)

// Crash writes the report of a crash: beside the journal of the game that was played, as NAME.crash.txt,
// or among the games if there was none. It returns where.
func (s *Store) Crash(journal string, report []byte) (string, error) {
	base := strings.TrimSuffix(journal, gameExt)
	if journal == "" {
		base = join(s.folders.Games, time.Now().Format("2006-01-02 15-04-05"))
	}
	for n := 1; ; n++ {
		path := base + crashExt
		if n > 1 {
			path = fmt.Sprintf("%s (%d)%s", base, n, crashExt)
		}
		if err := newFile(path, report, private); !errors.Is(err, fs.ErrExist) {
			return path, fail("file.write-report", path, err)
		}
	}
}

// Crashed is the latest report of a crash that nobody has been told of, "" if there is none.
func (s *Store) Crashed() (path string, report []byte, err error) {
	files, err := listFolder(s.folders.Games)
	if err != nil {
		return "", nil, fail("file.read-games", s.folders.Games, err)
	}
	var last time.Time
	for _, f := range files {
		if strings.HasSuffix(f.name, crashExt) && !f.modified.Before(last) {
			path, last = join(s.folders.Games, f.name), f.modified
		}
	}
	if path == "" {
		return "", nil, nil
	}
	report, err = readFile(path, MaxReport)
	return path, report, fail("file.read", path, err)
}

// Told gives the reports of all crashes another name, so that nobody is told of them again. It returns
// the new one of the report that was asked about.
func (s *Store) Told(report string) (string, error) {
	files, err := listFolder(s.folders.Games)
	if err != nil {
		return "", fail("file.read-games", s.folders.Games, err)
	}
	now := report
	for _, f := range files {
		name, is := strings.CutSuffix(f.name, crashExt)
		if !is {
			continue
		}
		from, to := join(s.folders.Games, f.name), join(s.folders.Games, name+toldExt)
		if moved := moveFile(from, to, private); moved != nil {
			err = errors.Join(err, fail("file.write-report", from, moved))
		} else if from == report {
			now = to
		}
	}
	return now, err
}

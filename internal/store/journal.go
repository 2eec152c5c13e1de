package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"xwing/game"
)

// Journal is the file of one game, open for more lines: a game.Log that also
// takes check lines without waiting, and keeps bug reports beside itself.
type Journal struct {
	path  string
	lines *lines
	size  int64 // up to here every line is whole
	torn  bool  // something may stand behind size that does not count
}

var (
	_ game.Log      = (*Journal)(nil)
	_ game.Noter    = (*Journal)(nil)
	_ game.FaultLog = (*Journal)(nil)
)

// Path is the file.
func (j *Journal) Path() string { return j.path }

// Append writes one line and waits until it is on the disk.
func (j *Journal) Append(line []byte) error {
	size, err := j.write(line)
	if err == nil {
		if err = j.lines.sync(); err != nil {
			j.torn = true // nobody knows what a failed sync leaves
			_ = j.mend()
		}
	}
	if err != nil {
		return fail("write the journal", j.path, err)
	}
	j.size = size
	return nil
}

// Note writes one line; the next Append, or the system, brings it to the disk.
func (j *Journal) Note(line []byte) error {
	size, err := j.write(line)
	if err != nil {
		return fail("write the journal", j.path, err)
	}
	j.size = size
	return nil
}

// write puts a line behind the last whole one and returns the size then.
func (j *Journal) write(line []byte) (int64, error) {
	if j.lines == nil {
		return 0, errors.New("the journal is closed")
	}
	if bytes.IndexByte(line, '\n') >= 0 {
		return 0, errors.New("a line of a journal has no line feed inside")
	}
	if err := j.mend(); err != nil {
		return 0, err
	}
	text := append(bytes.Clone(line), '\n')
	if err := j.lines.writeAt(text, j.size); err != nil {
		j.torn = true
		_ = j.mend() // else before the next line
		return 0, err
	}
	return j.size + int64(len(text)), nil
}

// mend cuts off what stands behind the last whole line.
func (j *Journal) mend() error {
	if !j.torn {
		return nil
	}
	if err := j.lines.truncate(j.size); err != nil {
		return err
	}
	j.torn = false
	return nil
}

// Fault writes a bug report beside the journal, as NAME.fault-1.txt.
func (j *Journal) Fault(report []byte) error {
	base := strings.TrimSuffix(j.path, gameExt)
	for n := 1; ; n++ {
		path := fmt.Sprintf("%s.fault-%d.txt", base, n)
		f, err := createLines(path)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err == nil {
			err = f.writeAt(report, 0)
			_ = f.sync()
			_ = f.close()
		}
		return fail("write the bug report", path, err)
	}
}

// Close closes the file. Whatever was confirmed is on the disk already.
func (j *Journal) Close() error {
	if j.lines == nil {
		return nil
	}
	err := j.lines.close()
	j.lines = nil
	return fail("close the journal", j.path, err)
}

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
// takes check lines without waiting, and keeps bug reports beside itself. The file is
// made with its first line in it, so that no journal is ever without a header.
type Journal struct {
	base  string // the path that is wanted, without its ending
	path  string // that it has; "": no line is written
	lines *lines // nil: no line is written, or it is closed
	text  []byte // every whole line: what the file holds, or should
	torn  bool   // something may stand behind that does not count
	noted bool   // something was written and not yet synced

	closed bool
	news   []game.Phrase
}

var (
	_ game.Log      = (*Journal)(nil)
	_ game.Noter    = (*Journal)(nil)
	_ game.FaultLog = (*Journal)(nil)
	_ game.CutLog   = (*Journal)(nil)
	_ game.NewsLog  = (*Journal)(nil)
)

// Path is the file; "" as long as no line is written.
func (j *Journal) Path() string { return j.path }

// News returns, once, what the player should hear of the file.
func (j *Journal) News() []game.Phrase {
	news := j.news
	j.news = nil
	return news
}

// Append writes one line and waits until it is on the disk.
func (j *Journal) Append(line []byte) error {
	if j.path == "" && !j.closed {
		return fail("file.begin-journal", j.base+gameExt, j.create(append(bytes.Clone(line), '\n')))
	}
	err := j.find()
	if err == nil {
		err = j.write(line)
	}
	if err == nil {
		if err = j.lines.sync(); err != nil {
			j.text = j.text[:len(j.text)-len(line)-1]
			j.torn = true // nobody knows what a failed sync leaves
			_ = j.mend()
		}
	}
	j.noted = j.noted && err != nil
	return fail("file.write-journal", j.path, err)
}

// Note writes one line; the next Append or Close, or the system, brings it to the disk.
func (j *Journal) Note(line []byte) error {
	if j.lines != nil && !j.torn {
		if it, _ := j.lines.stands(j.path, int64(len(j.text))); !it {
			j.text = append(append(j.text, line...), '\n') // the next Append writes it elsewhere
			return nil
		}
	}
	err := j.write(line)
	j.noted = j.noted || err == nil
	return fail("file.write-journal", j.path, err)
}

// clockExt is the ending of what is kept of a game's clock, beside its journal.
const clockExt = ".clock"

// clockBeside is the file of the clock of a journal.
func clockBeside(journal string) string { return strings.TrimSuffix(journal, gameExt) + clockExt }

// Clock reads what KeepClock has kept; nil where that is nothing.
func (j *Journal) Clock() ([]byte, error) {
	if j.path == "" {
		return nil, nil
	}
	text, err := readFile(clockBeside(j.path), MaxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, err
}

// KeepClock keeps how much time the players have taken, beside the journal, which holds none of it.
func (j *Journal) KeepClock(text []byte) error {
	if j.path == "" || j.closed {
		return nil
	}
	path := clockBeside(j.path)
	return fail("file.write-journal", path, writeFile(path, text))
}

// create writes the file under a name that is free, and opens it.
func (j *Journal) create(text []byte) error {
	for n := 1; ; n++ {
		path := j.base + gameExt
		if n > 1 {
			path = fmt.Sprintf("%s (%d)%s", j.base, n, gameExt)
		}
		err := newFile(path, text, private)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return err
		}
		f, err := openLines(path)
		if err != nil {
			return err
		}
		if err := f.lock(); err != nil {
			_ = f.close()
			return err
		}
		j.path, j.lines, j.text, j.torn, j.noted = path, f, text, false, false
		return nil
	}
}

// find sees to it that the file is still there, and still the one that is written to.
// If not, all of it is written anew; whatever has taken its place is left alone.
func (j *Journal) find() error {
	if j.closed || j.torn { // behind what is torn it may be of any length
		return nil
	}
	it, another := j.lines.stands(j.path, int64(len(j.text)))
	if it {
		return nil
	}
	was, old := j.path, j.lines
	j.base = strings.TrimSuffix(j.path, gameExt)
	if err := j.create(j.text); err != nil {
		return err
	}
	_ = old.close()
	what := "notice.journal-gone"
	if another {
		what = "notice.journal-replaced"
	}
	j.news = append(j.news, game.Say(what, "file", was, "now", j.path))
	return nil
}

// write puts a line behind the last whole one.
func (j *Journal) write(line []byte) error {
	if j.lines == nil {
		return errClosed
	}
	if bytes.IndexByte(line, '\n') >= 0 {
		return errors.New("a line of a journal has no line feed inside")
	}
	if err := j.mend(); err != nil {
		return err
	}
	size := len(j.text)
	j.text = append(append(j.text, line...), '\n')
	if err := j.lines.writeAt(j.text[size:], int64(size)); err != nil {
		j.text = j.text[:size]
		j.torn = true
		_ = j.mend() // else before the next line
		return err
	}
	return nil
}

// mend cuts off what stands behind the last whole line.
func (j *Journal) mend() error {
	if !j.torn {
		return nil
	}
	if err := j.lines.truncate(int64(len(j.text))); err != nil {
		return err
	}
	j.torn = false
	return nil
}

// Cut gives up all behind the first so many bytes, which hold whole lines. The file as
// it was is kept beside it.
func (j *Journal) Cut(whole int) (kept string, err error) {
	const doing = "file.keep-damaged"
	if j.lines == nil || whole > len(j.text) {
		return "", fail(doing, j.path, errClosed)
	}
	text, err := readFile(j.path, MaxJournal)
	if err != nil {
		return "", fail(doing, j.path, err)
	}
	if kept, err = j.beside("damaged", text); err != nil {
		return "", fail(doing, kept, err)
	}
	j.text, j.torn = j.text[:whole:whole], true
	if err := j.mend(); err != nil {
		return "", fail("file.write-journal", j.path, err)
	}
	return kept, fail("file.write-journal", j.path, j.lines.sync())
}

// Fault writes a bug report beside the journal, as NAME.fault-1.txt.
func (j *Journal) Fault(report []byte) error {
	path, err := j.beside("fault", report)
	return fail("file.write-report", path, err)
}

// beside writes a file beside the journal, as NAME.KIND-1.txt.
func (j *Journal) beside(kind string, text []byte) (string, error) {
	base := strings.TrimSuffix(j.path, gameExt)
	for n := 1; ; n++ {
		path := fmt.Sprintf("%s.%s-%d.txt", base, kind, n)
		if err := newFile(path, text, private); !errors.Is(err, fs.ErrExist) {
			return path, err
		}
	}
}

// Close closes the file. Whatever was confirmed is on the disk already; what was only
// noted comes there now.
func (j *Journal) Close() error {
	j.closed = true
	if j.lines == nil {
		return nil
	}
	var err error
	if j.noted {
		err = j.lines.sync()
	}
	err = errors.Join(err, j.lines.close())
	j.lines = nil
	return fail("file.close-journal", j.path, err)
}

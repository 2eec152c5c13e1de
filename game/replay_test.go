package game

import (
	"bytes"
	"errors"
	"regexp"
	"strings"
	"testing"
)

// version starts toys of a version of the rules, changed by f.
func version(rules string, f func(*toy)) func(Header) (State, error) {
	return func(h Header) (State, error) {
		g := newToy(h)
		g.rules = rules
		if f != nil {
			f(g)
		}
		return versionedToy{g}, nil
	}
}

func TestVerifyFindsAChangedDie(t *testing.T) {
	data := played(t)
	at := regexp.MustCompile(`"chance":\["die (\d)`).FindSubmatchIndex(data)
	changed := bytes.Clone(data)
	changed[at[2]] = "x234561"[changed[at[2]]-'0']
	changed = Reseal(changed)
	report, err := Verify(changed, startToy)
	if err != nil {
		t.Fatal(err)
	}
	d := report.Divergence
	line := 1 + bytes.Count(data[:at[2]], []byte("\n"))
	if d == nil || d.Line != line || d.What.Key != "replay.chance" || d.What.Arg("number") != "1" || d.Step == "" {
		t.Fatalf("divergence %v, want line %d", d, line)
	}
	if report.Agrees() || report.Played >= report.Lines {
		t.Errorf("report %+v", report)
	}
	_, _, err = Resume(changed, startToy, nil)
	if !errors.As(err, &d) || d.Versions {
		t.Errorf("Resume = %v, want the divergence", err)
	}
	s, notice, err := PlayOn(changed, startToy, nil)
	if err != nil || notice.Divergence == nil || notice.Void == 0 {
		t.Fatalf("PlayOn = %v, %+v", err, notice)
	}
	defer s.Close()
	src := NewSource(1, 1)
	playOut(t, s, &src)
}

func TestVerifyFindsAChangedHash(t *testing.T) {
	data := played(t)
	at := regexp.MustCompile(`"hash":"(.)`).FindSubmatchIndex(data)
	data[at[2]] = map[bool]byte{true: '1', false: '0'}[data[at[2]] == '0']
	report, err := Verify(Reseal(data), startToy)
	if err != nil || report.Divergence == nil || report.Divergence.What.Key != "replay.hash" {
		t.Errorf("Verify = %+v, %v", report, err)
	}
}

func TestVerifyFindsLinesThatDoNotFit(t *testing.T) {
	head := `{"format":1,"rules":"toy 1","catalogue":"facts","squads":[null,null],"seed":7}` + "\n"
	for key, line := range map[string]string{
		"replay.refused": `{"choice":{"seat":0,"kind":"dice","pick":["1"]}}`,
		"replay.undo":    `{"undo":{"choices":1,"by":0}}`,
		"replay.redo":    `{"redo":{"choices":1}}`,
		"replay.no-step": `{"check":{"step":"0/plan","hash":"0"}}`,
	} {
		report, err := Verify([]byte(head+line+"\n"), startToy)
		if err != nil || report.Divergence == nil || report.Divergence.What.Key != key || report.Divergence.Line != 2 {
			t.Errorf("Verify(%s) = %v, %v, want %s", line, report.Divergence, err, key)
		}
	}
}

func TestVerifyCanDoWithoutCheckLines(t *testing.T) {
	data := played(t)
	whole, _ := Verify(data, startToy)
	bare := regexp.MustCompile(`(?m)^\{"check".*\n`).ReplaceAll(data, nil)
	report, err := Verify(Reseal(bare), startToy)
	if err != nil || !report.Agrees() || report.Checks != 0 || report.Hash != whole.Hash {
		t.Errorf("Verify = %+v, %v", report, err)
	}
}

// A new version that only keeps more in the state plays old journals on.
func TestAnotherVersionDrifts(t *testing.T) {
	data := played(t)
	start := version("toy 2", func(g *toy) { g.extra = "more" })
	report, err := Verify(data, start)
	if err != nil || report.Divergence != nil || report.Drift == nil || !report.Over {
		t.Fatalf("Verify = %+v, %v", report, err)
	}
	lines := bytes.SplitAfter(data, []byte("\n"))
	log := &memory{data: bytes.Join(lines[:len(lines)/2], nil)}
	s, notice, err := Resume(log.data, start, log)
	if err != nil || notice.Drift == nil || notice.Void != 0 {
		t.Fatalf("Resume = %v, %+v", err, notice)
	}
	defer s.Close()
	src := NewSource(2, 2)
	playOut(t, s, &src)
	if !strings.Contains(string(log.data), `{"resume":{"after":`) {
		t.Error("the journal does not say that another version goes on")
	}
	// Old lines still drift, new ones are held to the letter.
	report, err = Verify(log.data, start)
	if err != nil || report.Divergence != nil || report.Hash != s.Hash() {
		t.Errorf("Verify of both versions = %+v, %v", report, err)
	}
	last := bytes.LastIndex(log.data, []byte(`"hash":"`)) + len(`"hash":"`)
	log.data[last] ^= 1
	if report, err := Verify(Reseal(log.data), start); err != nil || report.Divergence == nil {
		t.Errorf("Verify of a changed new line = %+v, %v", report, err)
	}
}

// A new version whose dice fall otherwise goes on before the first of them.
func TestAnotherVersionDiverges(t *testing.T) {
	data := played(t)
	start := version("toy 2", func(g *toy) { g.shift = 1 })
	log := &memory{data: bytes.Clone(data)}
	s, notice, err := Resume(log.data, start, log)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	d := notice.Divergence
	if d == nil || !d.Versions || d.What.Key == "" || notice.Void == 0 || s.Step() != "0/roll" {
		t.Fatalf("notice %+v, step %s", notice, s.Step())
	}
	src := NewSource(2, 2)
	playOut(t, s, &src)
	report, err := Verify(log.data, start)
	if err != nil || !report.Agrees() || report.Hash != s.Hash() {
		t.Errorf("Verify of the game played on = %+v, %v", report, err)
	}
	again, notice, err := Resume(log.data, start, nil)
	if err != nil || !notice.Empty() || again.Hash() != s.Hash() {
		t.Errorf("Resume of the game played on: %v, %s", err, notice)
	}
	again.Close()
	if !bytes.HasPrefix(log.data, data) {
		t.Error("lines of the journal were changed")
	}
}

func TestReplayLineByLine(t *testing.T) {
	data := played(t)
	j, err := ReadJournal(data)
	if err != nil {
		t.Fatal(err)
	}
	r, err := NewReplay(j, startToy)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Session().Close()
	src := NewSource(3, 3)
	for n := 0; ; n++ {
		if r.Played() != n {
			t.Fatalf("played %d, want %d", r.Played(), n)
		}
		if n%7 == 0 {
			f := r.Session().Fork()
			playOut(t, f, &src)
			f.Close()
		}
		r.Session().Drain()
		more, d := r.Next()
		if d != nil {
			t.Fatal(d)
		}
		if !more {
			break
		}
	}
	if _, over := r.Session().Over(); !over || r.Played() != r.Len() {
		t.Errorf("played %d of %d", r.Played(), r.Len())
	}
}

func TestStartThatFails(t *testing.T) {
	fails := errors.New("no such ship")
	start := func(Header) (State, error) { return nil, fails }
	if _, _, err := Resume(played(t), start, nil); !errors.Is(err, fails) {
		t.Errorf("Resume = %v", err)
	}
	if _, err := Verify(played(t), start); !errors.Is(err, fails) {
		t.Errorf("Verify = %v", err)
	}
}

func TestResumeWithAFailingLog(t *testing.T) {
	start := version("toy 2", nil)
	if _, _, err := Resume(played(t), start, &memory{full: 1, lines: 1}); !errors.Is(err, errFull) {
		t.Errorf("Resume = %v", err)
	}
}

func TestResumeTellsWhatHappened(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	src := NewSource(5, 5)
	playOut(t, s, &src)
	resumed, _, err := Resume(log.data, startToy, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer resumed.Close()
	if got, want := len(resumed.Drain()), len(s.Drain()); got != want {
		t.Errorf("%d events after Resume, want %d", got, want)
	}
}

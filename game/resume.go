package game

import (
	"fmt"
	"strings"
)

// Notice is what a player should hear about a journal that was read well.
type Notice struct {
	Dropped    int         // bytes of a last line that was never finished
	Divergence *Divergence // where a game of other versions parts from the journal
	Drift      *Divergence // where only the state's hash differs, under other versions
	Void       int         // lines given up by playing on from before a divergence
}

// Empty reports whether there is nothing to say.
func (n Notice) Empty() bool { return n == Notice{} }

// Phrases is the notice as data, for package words.
func (n Notice) Phrases() []Phrase {
	var ps []Phrase
	if n.Dropped > 0 {
		ps = append(ps, Say("notice.dropped", "bytes", fmt.Sprint(n.Dropped)))
	}
	if n.Divergence != nil {
		ps = append(ps, Say("notice.divergence", "number", fmt.Sprint(n.Divergence.Line), "step", n.Divergence.Step,
			"what", n.Divergence.What.String(), "n", fmt.Sprint(n.Void)))
	}
	if n.Drift != nil {
		ps = append(ps, Say("notice.drift", "number", fmt.Sprint(n.Drift.Line), "step", n.Drift.Step))
	}
	return ps
}

// String is the notice for logs.
func (n Notice) String() string {
	var lines []string
	for _, p := range n.Phrases() {
		lines = append(lines, p.String())
	}
	return strings.Join(lines, "; ")
}

// Resume plays a journal up to its end and goes on with it. start makes the
// first state; log must append to the same journal, after its last whole line.
// The first Drain brings every event since the game began, for a log to show; a
// board is taken from the view.
//
// Where the rules make another game of a line than the journal says, a journal
// of other versions is played on from the last point of agreement, which the
// Notice says; one of the same versions is damaged, and the error is a
// *Divergence. PlayOn goes on all the same.
func Resume(journal []byte, start func(Header) (State, error), log Log) (*Session, Notice, error) {
	return resume(journal, start, log, false)
}

// PlayOn is Resume that goes on from the last point of agreement whatever the
// reason of a divergence.
func PlayOn(journal []byte, start func(Header) (State, error), log Log) (*Session, Notice, error) {
	return resume(journal, start, log, true)
}

func resume(data []byte, start func(Header) (State, error), log Log, anyway bool) (*Session, Notice, error) {
	j, err := ReadJournal(data)
	if err != nil {
		return nil, Notice{}, err
	}
	r, d, err := replayAll(j, start)
	if err != nil {
		return nil, Notice{}, err
	}
	notice := Notice{Dropped: j.Dropped, Divergence: d}
	if d != nil {
		r.session.Close()
		if !d.Versions && !anyway {
			return nil, notice, d
		}
		for n := len(j.Lines); n > 0 && j.Lines[n-1].Number > d.Agreed; n-- {
			j.Lines = j.Lines[:n-1]
			notice.Void++
		}
		if r, d, err = replayAll(j, start); err == nil && d != nil {
			err = d // the same lines agreed a moment ago
		}
		if err != nil {
			return nil, notice, err
		}
	}
	notice.Drift = r.drift
	if err := r.carryOn(log, notice.Divergence != nil); err != nil {
		return nil, notice, err
	}
	return r.session, notice, nil
}

// replayAll plays all lines, or up to the first divergence.
func replayAll(j Journal, start func(Header) (State, error)) (*Replay, *Divergence, error) {
	r, err := NewReplay(j, start)
	if err != nil {
		return nil, nil, err
	}
	return r, r.run(), nil
}

// run plays all lines that are left, or up to the first divergence.
func (r *Replay) run() *Divergence {
	for {
		more, d := r.Next()
		if !more {
			return d
		}
	}
}

// carryOn makes the replayed game a live one: what a crash kept from being
// written is written now.
func (r *Replay) carryOn(log Log, parted bool) error {
	s := r.session
	s.wake()
	s.log, s.check, s.replaying, s.seals = log, s.writeCheck, false, r.journal.seals
	last, versions := 1, versionsOf(r.journal.Header.Rules, r.journal.Header.Catalogue)
	if n := len(r.journal.Lines); n > 0 {
		last, versions = r.journal.Lines[n-1].Number, r.journal.Lines[n-1].versions
	}
	if parted || versions != r.current {
		line := ResumeLine{After: last, Rules: r.journal.Header.Rules, Catalogue: r.journal.Header.Catalogue}
		if v, ok := s.state.(Versioned); ok {
			line.Rules, line.Catalogue = v.Versions()
		}
		if err := s.append(Line{Resume: &line}); err != nil {
			return fmt.Errorf("go on with the journal: %w", err)
		}
	}
	for _, c := range r.due {
		s.writeCheck(c)
	}
	if s.broken {
		s.recover()
	}
	return nil
}

// Report is what Verify found.
type Report struct {
	Notice
	Header  Header
	Lines   int // after the header, in effect
	Played  int // of them, up to a divergence
	Choices int // in effect at the end
	Checks  int // check lines compared
	Step    string
	Hash    string // of the state at the end
	Fault   *Fault // the rules' latest failure on the way, if any
	Over    bool
	Outcome Outcome
}

// Agrees reports whether the whole journal was played and every check held.
func (r Report) Agrees() bool { return r.Divergence == nil && r.Drift == nil }

// Verify plays a journal again and compares every die and every state hash. The
// Report names the first divergence; an error says that the journal could not
// be read or begun at all.
func Verify(journal []byte, start func(Header) (State, error)) (Report, error) {
	j, err := ReadJournal(journal)
	if err != nil {
		return Report{}, err
	}
	r, err := NewReplay(j, start)
	if err != nil {
		return Report{}, err
	}
	s := r.session
	s.unheard = true
	d := r.run()
	defer s.Close()
	report := Report{
		Notice: Notice{Dropped: j.Dropped, Divergence: d, Drift: r.drift},
		Header: j.Header, Lines: r.Len(), Played: r.at, Choices: s.Choices(), Checks: r.checks,
		Step: s.Step(), Hash: s.Hash(), Fault: s.fault,
	}
	report.Outcome, report.Over = s.Over()
	return report, nil
}

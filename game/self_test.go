package game

import (
	"bytes"
	"testing"
)

// What the client answered by itself is written down and read again; a journal of a form that does not know it goes
// on without.
func TestWhatTheClientAnsweredIsWrittenDown(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	toDice(t, s)
	if err := s.Choose(Choice{Seat: Red, Kind: "dice", Pick: []string{"2"}, Self: true}); err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(log.data, []byte(`"self":true`)); n != 1 {
		t.Errorf("%d choices are marked, want one\n%s", n, log.data)
	}
	again, notice, err := Resume(log.data, startToy, nil)
	if err != nil || !notice.Empty() {
		t.Fatal(err, notice)
	}
	defer again.Close()
	if played := again.Played(); !played[2].Self || played[1].Self {
		t.Errorf("read as %+v", played)
	}
	older := Reseal(bytes.ReplaceAll(bytes.Replace(log.data, []byte(`"format":3`), []byte(`"format":2`), 1), []byte(`,"self":true`), nil))
	log = &memory{data: older}
	old, _, err := Resume(older, startToy, log)
	if err != nil {
		t.Fatal(err)
	}
	defer old.Close()
	c, err := Sample(&Source{1, 1}, old.Open()[0])
	if err != nil {
		t.Fatal(err)
	}
	c.Self = true
	if err := old.Choose(c); err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(log.data, []byte("self")) || !old.Played()[3].Self {
		t.Errorf("a journal of format 2 holds\n%s", log.data)
	}
}

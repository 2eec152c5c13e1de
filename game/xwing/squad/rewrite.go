package squad

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/lenient"
)

// File is a squad and the text that it was read from, for those that change it and want the rest as it was: other
// builders' data, spellings of ids, the order of keys, blanks.
type File struct {
	Text []byte
	Read Squad // as [Squad.ResolveIn] has it
}

// Edit is what has become of the squad of a file.
type Edit struct {
	Squad Squad
	From  []int                                   // of each ship the place in the file that it was read from; -1: it is new
	Cost  func(ship int) (points int, known bool) // by the points list that counts; of -1 that of the squad
	Moved bool                                    // it is of another points list now, so that all costs are others
}

// Rewrite is the text of the file with what was edited as it is now, and nothing else changed: costs, where the file tells
// them, are of ships that were edited, and the total.
func (f File) Rewrite(e Edit) ([]byte, error) {
	data := bytes.TrimPrefix(f.Text, []byte("\ufeff"))
	root, ok := lenient.LayOut(data)
	if !ok {
		return e.Squad.XWS()
	}
	from := bytes.IndexByte(data, '{')
	until := bytes.LastIndexByte(data, '}') + 1
	before := root.String()
	r := rewriter{e, forms[f.Read.Family()], &f.Read}
	if err := r.file(&root); err != nil {
		return nil, err
	}
	if root.String() == before {
		return f.Text, nil
	}
	out := slices.Concat(f.Text[:len(f.Text)-len(data)+from], []byte(root.String()), data[until:])
	if again, err := parse(out, 0); err != nil || !sameCards(again, e.Squad) {
		return e.Squad.XWS() // laid out in a way that this does not see through, or too long
	}
	return out, nil
}

// sameCards reports whether two squads have as many cards on as many ships; their ids may be spelled otherwise.
func sameCards(a, b Squad) bool {
	return slices.EqualFunc(a.Pilots, b.Pilots, func(p, q SquadPilot) bool { return len(p.Upgrades) == len(q.Upgrades) })
}

// sameUpgrades reports whether two ships have the same upgrades, in whatever order.
func sameUpgrades(a, b SquadPilot) bool {
	left, right := a.UpgradeIDs(), b.UpgradeIDs()
	slices.Sort(left)
	slices.Sort(right)
	return slices.Equal(left, right)
}

type rewriter struct {
	Edit
	form form
	read *Squad
}

// file writes what differs of the squad.
func (r *rewriter) file(root *lenient.Layout) error {
	if r.Squad.Name != r.read.Name {
		first(root, "name", lenient.Quoted(r.Squad.Name))
	}
	if r.Squad.Faction != r.read.Faction {
		root.Put("faction", lenient.Quoted(r.form.faction(r.Squad.Faction)))
	}
	edited, err := r.ships(root)
	if err != nil {
		return err
	}
	if points, ok := r.Cost(-1); ok && edited && root.Find("points") >= 0 {
		root.Put("points", strconv.Itoa(points))
	}
	if !slices.Equal(r.Squad.Obstacles, r.read.Obstacles) {
		if err := r.obstacles(root); err != nil {
			return err
		}
	}
	if !bytes.Equal(r.Squad.vendor, r.read.vendor) {
		root.Put("vendor", string(r.Squad.vendor))
	}
	had := make(map[string]json.RawMessage, len(r.read.more))
	for _, m := range r.read.more {
		had[m.Key] = m.Value
	}
	for _, m := range r.Squad.more {
		if !bytes.Equal(m.Value, had[m.Key]) && string(m.Value) != "null" {
			root.Put(m.Key, string(m.Value))
		}
	}
	return nil
}

// first sets a value of the object; one that is new comes first.
func first(l *lenient.Layout, key, value string) {
	if l.Find(key) >= 0 {
		l.Put(key, value)
		return
	}
	l.Set(append([]lenient.Part{lenient.NewPart(key, value)}, l.Parts...))
}

// obstacles writes them, those that were there as they are spelled.
func (r *rewriter) obstacles(root *lenient.Layout) error {
	at := root.Find("obstacles")
	list := lenient.Layout{}
	laid := false
	if at >= 0 {
		list, laid = lenient.LayOut(json.RawMessage(root.Parts[at].Value))
	}
	if !laid {
		text, err := json.Marshal(append([]string{}, r.Squad.Obstacles...))
		root.Put("obstacles", string(text))
		return err
	}
	left := slices.Clone(list.Parts)
	var parts []lenient.Part
	for _, id := range r.Squad.Obstacles {
		k := slices.IndexFunc(left, func(p lenient.Part) bool {
			one, err := parseObstacles(json.RawMessage("[" + p.Value + "]"))
			return err == nil && len(one) == 1 && one[0] == id
		})
		if k < 0 {
			parts = append(parts, lenient.NewPart("", lenient.Quoted(id)))
			continue
		}
		parts = append(parts, left[k])
		left = slices.Delete(left, k, k+1)
	}
	list.Set(parts)
	root.Put("obstacles", list.String())
	return nil
}

// ships writes the list of ships; it reports whether one of them differs.
func (r *rewriter) ships(root *lenient.Layout) (edited bool, err error) {
	text := "[]"
	if at := root.Find("pilots"); at >= 0 {
		text = root.Parts[at].Value
	}
	list, ok := lenient.LayOut(json.RawMessage(text))
	if !ok {
		list, _ = lenient.LayOut(json.RawMessage("[]"))
	}
	edited = r.Moved || len(r.Squad.Pilots) != len(r.read.Pilots)
	var parts []lenient.Part
	for i, p := range r.Squad.Pilots {
		k := r.From[i]
		if k < 0 || k >= len(list.Parts) {
			text, err := r.fresh(i, list.Indent())
			if err != nil {
				return false, err
			}
			parts, edited = append(parts, lenient.NewPart("", text)), true
			continue
		}
		part := list.Parts[k]
		if slices.Contains(r.From[:i], k) { // a second one of it
			part, edited = lenient.NewPart("", part.Value), true
		}
		if was := r.read.Pilots[k]; r.Moved || was.Pilot != p.Pilot || was.Ship != p.Ship || !sameUpgrades(was, p) {
			edited = true
			if part.Value, err = r.ship(i, part.Value, was, p); err != nil {
				return false, err
			}
		}
		parts = append(parts, part)
	}
	if list.Set(parts); list.String() != text {
		root.Put("pilots", list.String())
	}
	return edited, nil
}

// fresh is a ship that the file does not have, laid out as the others.
func (r *rewriter) fresh(i int, indent string) (string, error) {
	p := r.Squad.Pilots[i]
	if points, ok := r.Cost(i); ok && slices.ContainsFunc(r.read.Pilots, func(o SquadPilot) bool { return o.points != nil }) {
		p.points = json.RawMessage(strconv.Itoa(points))
	}
	var w lenient.Writer
	writePilot(&w, r.form, p)
	return laid(&w, indent)
}

// laid is what was written with the indent of what stands around it; without one on one line.
func laid(w *lenient.Writer, indent string) (string, error) {
	text, err := w.Indented()
	if err != nil {
		return "", err
	}
	if indent != "" {
		return strings.ReplaceAll(strings.TrimSuffix(string(text), "\n"), "\n", indent), nil
	}
	var out bytes.Buffer
	err = json.Compact(&out, text)
	return out.String(), err
}

// ForList is the squad with the points list and format that it is made for among the keys of its file, as
// [Squad.MadeFor] finds them.
func (s Squad) ForList(r catalog.Ruleset, format string) Squad {
	more := s.more.Without("ruleset", "format")
	text := func(v string) json.RawMessage { return json.RawMessage(lenient.Quoted(v)) }
	add := func(key, v string) {
		if v != "" {
			more = append(more, lenient.Member{Key: key, Value: text(v)})
		}
	}
	add("ruleset", string(r))
	add("format", format)
	s.more = more
	return s
}

package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

// rackOverlay is the player's squads in their folders: when each was changed last, what games with it came to, and how it is
// renamed, moved, deleted and put back.
type rackOverlay struct {
	squads  *squadsScreen
	page    string // ownPage, binPage
	changed string // the id of the squad that is renamed or moved; "": none is
	moving  bool   // it is moved
	text    string // its new name, or the name of a new folder
	bin     []SquadFile
	gone    []string          // what was deleted since the window was opened, by its name in the bin, the latest last
	flown   map[string]string // what the squads fly, by id
}

const (
	ownPage = "own"
	binPage = "bin"
)

// read reads folder, bin and games anew.
func (o *rackOverlay) read(a *Client) {
	s := o.squads
	s.folder.read(a)
	o.changed, o.text = "", ""
	bin, err := a.game.Rack.Discarded()
	o.bin, o.flown = bin, map[string]string{}
	wanted := map[string]bool{}
	for _, e := range s.folder.own() {
		if e.err == nil {
			o.flown[e.id] = e.read.Resolve(a.kits.With(e.read.Family()).Facts).Flown()
			wanted[o.flown[e.id]] = true
		}
	}
	for seat, id := range s.picked {
		if !strings.HasPrefix(id, quickPrefix) && s.folder.entry(id) == nil {
			s.picked[seat] = ""
		}
	}
	if noGames := a.records.begin(a.Opt.Files, wanted); err == nil {
		err = noGames
	}
	if err != nil {
		a.Fail(err)
	}
}

// own are the entries of the player's own squads, those in no folder first.
func (l *squadList) own() []*squadEntry {
	var own []*squadEntry
	for i := range l.entries {
		if l.entries[i].file.Where != "" {
			own = append(own, &l.entries[i])
		}
	}
	slices.SortStableFunc(own, func(x, y *squadEntry) int {
		return strings.Compare(strings.ToLower(x.file.Folder), strings.ToLower(y.file.Folder))
	})
	return own
}

// folders are those that the player's squads lie in.
func (l *squadList) folders() []string {
	var names []string
	for _, e := range l.own() {
		if f := e.file.Folder; f != "" && !slices.Contains(names, f) {
			names = append(names, f)
		}
	}
	return names
}

// done says what came of something, reads all anew, and has a squad that is called otherwise picked where it was.
func (o *rackOverlay) done(a *Client, was, name string, err error) {
	if err != nil {
		a.Fail(err)
	}
	for seat, id := range o.squads.picked {
		if id == was && name != "" {
			o.squads.picked[seat] = name
		}
	}
	o.read(a)
}

// rename calls a squad otherwise, in its file and by that.
func (o *rackOverlay) rename(a *Client, e *squadEntry) {
	title := strings.TrimSpace(o.text)
	if title == "" || title == e.title() {
		o.changed = ""
		return
	}
	f := e.file
	if e.err == nil {
		text, err := renamed(a, e, title)
		if err == nil {
			err = a.game.Folder.ChangeSquad(f.Name, f.XWS, text)
		}
		if err != nil {
			o.done(a, e.id, "", err)
			return
		}
	}
	name, err := a.game.Rack.PutSquad(f, f.Folder, title)
	o.done(a, e.id, name, err)
}

// renamed is the file of a squad with another name, and all else as it is.
func renamed(a *Client, e *squadEntry, title string) ([]byte, error) {
	d, err := draft.Open(a.kits.With(e.read.Family()).Facts, squad.Mode{}, e.file.Name, e.file.XWS)
	if err != nil {
		return nil, err
	}
	d.Name(title)
	return d.XWS()
}

// move puts a squad into a folder.
func (o *rackOverlay) move(a *Client, e *squadEntry, folder string) {
	if folder = strings.TrimSpace(folder); folder == e.file.Folder {
		o.changed = ""
		return
	}
	name, err := a.game.Rack.PutSquad(e.file, folder, e.file.inFolder())
	o.done(a, e.id, name, err)
}

// delete puts a squad into the bin.
func (o *rackOverlay) delete(a *Client, e *squadEntry) {
	name, err := a.game.Rack.DiscardSquad(e.file)
	if err == nil {
		o.gone = append(o.gone, name)
	}
	o.done(a, e.id, "", err)
}

// undo puts back what was deleted last.
func (o *rackOverlay) undo(a *Client) {
	if len(o.gone) == 0 {
		return
	}
	last := o.gone[len(o.gone)-1]
	o.gone = o.gone[:len(o.gone)-1]
	if i := slices.IndexFunc(o.bin, func(f SquadFile) bool { return f.Name == last }); i >= 0 {
		o.restore(a, o.bin[i])
	}
}

// restore puts back a squad of the bin.
func (o *rackOverlay) restore(a *Client, f SquadFile) {
	o.gone = slices.DeleteFunc(o.gone, func(name string) bool { return name == f.Name })
	name, err := a.game.Rack.RestoreSquad(f)
	if err == nil {
		o.squads.folder.intake.Latest = name
	}
	o.done(a, "", "", err)
}

// askEmpty asks before what lies in the bin is gone.
func (o *rackOverlay) askEmpty(a *Client) {
	a.AskFirst("rack-empty", a.Say("rack-empty"), a.Say("rack-empty-why", "n", strconv.Itoa(len(o.bin))), func(button int) {
		if button == 0 {
			o.gone = nil
			o.done(a, "", "", a.game.Rack.EmptyBin())
		}
	}, a.Say("rack-empty"), a.Say("back"))
}

package xwing

import (
	"cmp"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/shelf"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// head is the row on top: the way back, what is looked for, and among which cards.
func (s *shelfScreen) head(r draw.Rect) {
	a := s.client
	u := a.UI
	if u.Button("shelf.back", r.CutLeft(u.Px(70), u.Px(10)), a.Say("back"), ui.ButtonStyle{Align: draw.Center}) {
		s.back()
		return
	}
	if a.Room() == scene.Broad {
		u.Label(r.CutLeft(u.Px(112), u.Px(8)), a.Say("title-shelf"), draw.Style{Size: 20, Bold: true, Color: draw.Text})
		s.filters(r.CutRight(min(u.Px(620), r.W*0.6), u.Px(10)))
	}
	if text := u.Field("shelf.find", r, s.find, a.Say("shelf-find"), scene.SeekLimit); text != s.find {
		s.look(text)
	}
	n := a.Say("shelf-found", "n", strconv.Itoa(len(s.found())))
	u.FieldEnd("shelf.found", r, cmp.Or(s.find, a.Say("shelf-find")), n)
}

// filters are the chips that say among which cards is looked; each leads to its choices.
func (s *shelfScreen) filters(r draw.Rect) {
	a := s.client
	u := a.UI
	cells := r.Columns(5, u.Px(5))
	for i, f := range s.choices() {
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: f.at != "", Tip: a.Say("shelf-by-" + f.id)}
		if u.Button("shelf.by:"+f.id, cells[i], f.label(f.at), st) {
			a.Cover(shelfChoices{s, f.id})
		}
	}
	st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: s.only.Enforced, Tip: a.Say("build-enforced-why")}
	if u.Button("shelf.enforced", cells[4], a.Say("build-enforced"), st) {
		s.filter(func(f *shelf.Filter) { f.Enforced = !f.Enforced })
	}
}

// filter changes among which cards is looked.
func (s *shelfScreen) filter(change func(f *shelf.Filter)) {
	change(&s.only)
	s.kin = kinship{}
	s.toTop()
}

// choice is something that cards are picked by.
type choice struct {
	id    string
	at    string // what is chosen; "": everything
	ids   []string
	label func(id string) string
	set   func(f *shelf.Filter, id string)
}

// choices are the four of them: editions, factions, kinds, points lists.
func (s *shelfScreen) choices() []choice {
	a := s.client
	named := func(all string, name func(id string) string) func(string) string {
		return func(id string) string {
			if id == "" {
				return a.Say(all)
			}
			return name(id)
		}
	}
	edition := choice{"edition", s.only.Edition, []string{""}, named("shelf-any-edition",
		func(id string) string { return a.Say("shelf-edition", "edition", id) }),
		func(f *shelf.Filter, id string) { f.Edition, f.List = id, "" }}
	faction := choice{"faction", "", []string{""}, named("shelf-any-faction",
		func(id string) string { return a.Words.Value("faction", id) }),
		func(f *shelf.Filter, id string) { f.Faction, _ = catalog.ParseFaction(id) }}
	if s.only.Faction != 0 {
		faction.at = s.only.Faction.String()
	}
	kind := choice{"kind", string(s.only.Kind), []string{"", string(catalog.PilotCard), string(catalog.UpgradeCard),
		string(catalog.ConditionCard), string(catalog.DamageKind), string(catalog.DeviceKind), string(catalog.RemoteKind),
		string(catalog.ObstacleKind), string(catalog.EnvironmentKind)},
		named("shelf-any-kind", func(id string) string { return a.Say("shelf-kind-" + id) }),
		func(f *shelf.Filter, id string) { f.Kind = catalog.Kind(id) }}
	list := choice{"list", string(s.only.List), []string{""}, named("shelf-any-list",
		func(id string) string { return s.listName(catalog.Ruleset(id)) }),
		func(f *shelf.Filter, id string) { f.List, f.Edition = catalog.Ruleset(id), "" }}
	for _, kit := range a.kits {
		edition.ids = append(edition.ids, kit.Facts.Family().Editions()...)
		for _, id := range kit.Lists() {
			list.ids = append(list.ids, string(id))
		}
	}
	for _, f := range a.kits[0].Facts.Factions() {
		faction.ids = append(faction.ids, f.String())
	}
	return []choice{edition, faction, kind, list}
}

// listName is what a points list is called.
func (s *shelfScreen) listName(list catalog.Ruleset) string {
	if l, err := s.client.kits.By(list).Facts.List(list); err == nil {
		return l.Name
	}
	return string(list)
}

// shelfChoices is the window in which one of them is chosen.
type shelfChoices struct {
	shelf *shelfScreen
	id    string
}

func (shelfChoices) Name() string { return "shelf-choices" }

func (o shelfChoices) Build(*scene.App) {
	a := o.shelf.client
	u := a.UI
	for _, c := range o.shelf.choices() {
		if c.id != o.id {
			continue
		}
		in := a.Sheet(560, 96+44*float64((len(c.ids)+1)/2), a.Say("shelf-by-"+o.id))
		a.SheetList("shelf.choice.list", in, func(r *draw.Rect) {
			for i := 0; i < len(c.ids); i += 2 {
				cells := r.CutTop(u.Px(38), u.Px(6)).Columns(2, u.Px(6))
				for k, id := range c.ids[i:min(i+2, len(c.ids))] {
					st := ui.ButtonStyle{Align: draw.Center, Size: 15, On: id == c.at, Primary: id == c.at}
					if u.Button("shelf.choose:"+id, cells[k], c.label(id), st) {
						o.shelf.filter(func(f *shelf.Filter) { c.set(f, id) })
						a.Cover(nil)
					}
				}
			}
		})
	}
}

// foot tells the keys.
func (s *shelfScreen) foot(r draw.Rect) {
	a := s.client
	u := a.UI
	keys := [][2]string{{a.Say("build-letters"), "search"}, {"↑ ↓", "card"}, {"F2", "compare"}, {"F3", "takers"}, {"F4", "likes"},
		{"F5", "filter"}, {"F6", "scripts"}, {"F7", "sort"}, {"Esc", "clear"}}
	if s.take != nil {
		keys = append([][2]string{{"Enter", "take"}}, keys...)
	}
	for _, k := range keys {
		text := a.Say("shelf-key-" + k[1])
		kw := u.Fonts.Width(k[0], draw.Style{Size: u.Px(12), Bold: true}) + u.Px(10)
		tw := u.Fonts.Width(text, draw.Style{Size: u.Px(13)})
		if kw+tw+u.Px(6) > r.W {
			return
		}
		cap := r.CutLeft(kw, u.Px(6))
		cap.Y, cap.H = cap.Y+(cap.H-u.Px(18))/2, u.Px(18)
		s.stage.cap(cap.Snapped(), k[0])
		u.Label(r.CutLeft(tw+u.Px(1), u.Px(13)), text, draw.Style{Size: 13, Color: draw.Muted})
	}
}

package main

import (
	"fmt"
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/store"
)

// ownLists reads the points lists in the player's data folder, and says of which it could not.
func ownLists() (lists []catalog.ListFile, unread []error) {
	files, err := store.Open(store.Folders{}).PointsLists()
	if err != nil {
		unread = append(unread, err)
	}
	for _, f := range files {
		if f.Err != nil {
			unread = append(unread, f.Err)
			continue
		}
		lists = append(lists, catalog.ListFile{Name: f.Path, Text: f.Text})
	}
	return lists, unread
}

// warn says what is wrong with the player's points lists, a line each. Such a list is not in force, and the
// game goes on with those that are.
func (p *program) warn(unread []error) {
	for _, err := range unread {
		p.warnings = append(p.warnings, p.words.Error(err))
	}
	for _, f := range p.facts.Faults() {
		p.warnings = append(p.warnings, p.words.Fault(f))
	}
	for _, line := range p.warnings {
		fmt.Fprintln(complaints(), line)
	}
}

// mode is the game mode that the flags name: the points list, else byDefault or the first of the edition that they
// name, and its format, or quick builds.
func (p *program) mode(command string, c *call, byDefault catalog.Ruleset) (squad.Mode, error) {
	var ids []string
	for _, l := range p.facts.Lists() {
		if slices.Contains([]string{"", l.Edition}, c.text("edition", "")) {
			ids = append(ids, string(l.ID))
		}
	}
	if len(ids) > 0 && !slices.Contains(ids, string(byDefault)) {
		byDefault = catalog.Ruleset(ids[0])
	}
	id := catalog.Ruleset(c.text("points", string(byDefault)))
	if err := oneOf(command, "points", string(id), ids...); err != nil {
		return squad.Mode{}, err
	}
	list, err := p.facts.List(id)
	if err != nil {
		return squad.Mode{}, err
	}
	mode := squad.ModeOf(p.facts, id)
	if c.has("quick") {
		mode = squad.QuickMode(id)
	}
	if !c.has("format") {
		return mode, nil
	}
	if err := oneOf(command, "format", c.text("format", ""), list.AllFormats()...); err != nil {
		return mode, err
	}
	return mode.InFormat(p.facts, c.text("format", ""))
}

// modeOfFile is mode for a squad of a file: by the list that it was made for, and the format that it names, unless the flags
// name others.
func (p *program) modeOfFile(command string, c *call, s squad.Squad) (squad.Mode, error) {
	mode, err := p.mode(command, c, s.MadeFor(p.facts, p.facts.BuiltIn()[0]))
	if err != nil || c.has("format") || c.has("quick") {
		return mode, err
	}
	list, err := p.facts.List(mode.Ruleset)
	if err != nil {
		return mode, err
	}
	format := s.FormatNamed(list)
	if format == squad.QuickFormat {
		return squad.QuickMode(mode.Ruleset), nil
	}
	return mode.InFormat(p.facts, format)
}

// listsOf names the points lists that can be played by: those of the edition that --edition names, else all.
func (p *program) listsOf(command string, c *call) (names []string, err error) {
	lists := p.kit().Lists()
	if c.has("edition") {
		edition := c.text("edition", "")
		if err := oneOf(command, "edition", edition, p.everyEdition()...); err != nil {
			return nil, err
		}
		lists = p.kit().ListsOf(edition)
	}
	for _, list := range lists {
		names = append(names, string(list))
	}
	return names, nil
}

// pointsList is the points list to play by: the one that --points names, else the one that all the squads were
// made for, else that of the edition that all were made for, else the first one that --edition leaves.
func (p *program) pointsList(command string, c *call, squads ...squad.Squad) (catalog.Ruleset, error) {
	names, err := p.listsOf(command, c)
	if err != nil {
		return "", err
	}
	list := c.text("points", names[0])
	if err := oneOf(command, "points", list, names...); err != nil || c.has("points") {
		return catalog.Ruleset(list), err
	}
	var made []catalog.Ruleset
	for _, s := range squads {
		if s.Family() != p.kit().Facts.Family() && !c.has("edition") {
			return "", p.unplayed(command)
		}
		made = append(made, s.MadeFor(p.kit().Facts, p.kit().Rules().List))
	}
	for _, edition := range p.kit().Editions() {
		lists := p.kit().ListsOf(edition)
		switch {
		case len(made) == 0 || !slices.Contains(names, string(lists[0])):
		case slices.ContainsFunc(made, func(l catalog.Ruleset) bool { return !slices.Contains(lists, l) }):
		case len(slices.Compact(made)) == 1:
			return made[0], nil
		default:
			return lists[0], nil
		}
	}
	return catalog.Ruleset(list), nil
}

// unplayed is the error for a game between squads of both families.
func (p *program) unplayed(command string) error {
	return fmt.Errorf("xwing %s: %s", command, p.words.Plain("cli.unplayed"))
}

// otherList says that the squad was made for another points list than this one; "" if it was not.
func (p *program) otherList(list catalog.Ruleset, s squad.Squad) string {
	made, err := p.facts.List(s.MadeFor(p.facts, list))
	played, noList := p.facts.List(list)
	if err != nil || noList != nil || made == played {
		return ""
	}
	return p.words.Plain("cli.made-for", "list", made.Name, "played", played.Name)
}

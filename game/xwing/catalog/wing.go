package catalog

import "slices"

// WingTerms say of a command upgrade who flies in the wing that its ship leads (appendix Wings).
type WingTerms struct {
	Most    int      `toml:"most"`    // wingmates
	Types   []string `toml:"types"`   // ship types of which they are; none: of the leader's
	Alike   bool     `toml:"alike"`   // all of one of those
	Single  []string `toml:"single"`  // ship types of which there is one at most
	Junior  bool     `toml:"junior"`  // of lower initiative than the leader
	Carrier bool     `toml:"carrier"` // the leader may be larger than small: it carries wingmates
}

// Takes reports whether a ship of a type may be a wingmate of a leader, among those that are in the wing already.
func (w *WingTerms) Takes(leader, mate string, others []string) bool {
	switch {
	case len(w.Types) == 0:
		return mate == leader
	case !slices.Contains(w.Types, mate), slices.Contains(w.Single, mate) && slices.Contains(others, mate):
		return false
	}
	return !w.Alike || !slices.ContainsFunc(others, func(o string) bool { return o != mate })
}

package main

import (
	"errors"
	"io/fs"
	"slices"

	"xwing/game/xwing/squad/draft"
	"xwing/internal/store"
	tabletop "xwing/scene/xwing"
)

// draftWare is squads that are being built.
func draftWare() store.Ware {
	w := squadWare()
	w.Folder, w.Name, w.Endings, w.Most = "drafts", "draft", []string{".draft"}, draft.MaxKept+1
	return w
}

// draftFolder is the drafts as X-Wing's screens ask for them.
type draftFolder struct{ *store.Shelf }

// Drafts lists them, the latest first.
func (d draftFolder) Drafts() ([]tabletop.SquadFile, error) {
	all, err := d.List()
	slices.SortStableFunc(all, func(a, b store.Brought) int { return b.When.Compare(a.When) })
	var files []tabletop.SquadFile
	for _, f := range all {
		if f.Err == nil {
			files = append(files, tabletop.SquadFile{Name: f.Name, Where: d.Folder(), XWS: f.Text})
		}
	}
	return files, err
}

// KeepDraft keeps one; without a text it is forgotten.
func (d draftFolder) KeepDraft(name string, text []byte) error {
	if text != nil {
		_, err := d.Save(name, text)
		return err
	}
	all, err := d.List()
	if err != nil {
		return err
	}
	for _, f := range all {
		if f.Name == name {
			if err := d.Remove(f.Path); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
		}
	}
	return nil
}

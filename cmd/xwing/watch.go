package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"xwing/game"
	"xwing/internal/store"
)

// watch shows a kept game as a film.
func watch(c *call) error {
	file := c.files[0]
	text, err := store.ReadFile(file, store.MaxJournal)
	if err != nil {
		return fmt.Errorf("%w; give the journal of a game", reason(err))
	}
	if _, err := game.ReadHeader(text); err != nil {
		return game.OfJournal(file, err)
	}
	return open(c, request{watch: file})
}

// pictures keeps moments of films in a folder of pictures, each in place of an earlier one of its name.
func pictures(files *store.Store) func(name string, content []byte) (string, error) {
	return func(name string, content []byte) (string, error) {
		ware, kind := squadWare(), filepath.Ext(name)
		ware.Folder, ware.Name, ware.Endings = "pictures", "picture", []string{kind}
		return files.Shelf(ware, "").Save(strings.TrimSuffix(name, kind), content)
	}
}

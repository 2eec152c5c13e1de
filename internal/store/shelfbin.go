package store

import (
	"errors"
	"slices"
	"strings"
)

// What is deleted of a shelf goes to its bin, in a folder for each from which something came, and stays there until the bin
// is emptied.

// bin is the hidden folder of a shelf where that is.
const bin = ".deleted"

// Changed reports whether a file was not written because it is not what it was when it was read, or no longer there.
func Changed(err error) bool { return errors.Is(err, errChanged) }

// Put puts a file into a folder of the shelf, "" for none, under a name, or that with a number if there is one already, and
// returns what it is called from now on.
func (s *Shelf) Put(path, folder, name string) (string, error) {
	there, err := s.List()
	if err != nil {
		return "", err
	}
	there = slices.DeleteFunc(there, func(b Brought) bool { return b.Path == path })
	return s.put(path, s.folder, there, folder, name, s.ware.Writing)
}

// put moves a file to a folder below one, where these are.
func (s *Shelf) put(path, root string, there []Brought, folder, name, doing string) (string, error) {
	folder = plainName(fileName(strings.TrimSpace(folder)))
	free := fileName(s.free(there, folder, name))
	to := root
	if folder != "" {
		to = join(root, fileName(folder))
	}
	to = join(to, free+s.ending(path))
	if to == path {
		return within(folder, plainName(free)), nil
	}
	if err := moveFile(path, to, public); err != nil {
		return "", fail(doing, path, err)
	}
	return within(folder, plainName(free)), nil
}

// ending is that of a file.
func (s *Shelf) ending(path string) string {
	for _, e := range s.ware.Endings {
		if strings.HasSuffix(path, e) {
			return e
		}
	}
	return s.ware.Endings[0]
}

// Bin lists what has been deleted.
func (s *Shelf) Bin() ([]Brought, error) { return s.list(join(s.folder, bin)) }

// Discard deletes a file of the shelf: it lies in the bin from then on, by the name that it returns.
func (s *Shelf) Discard(path string) (string, error) {
	return s.between(path, s.folder, join(s.folder, bin))
}

// Restore puts a file of the bin back and returns what it is called.
func (s *Shelf) Restore(path string) (string, error) {
	return s.between(path, join(s.folder, bin), s.folder)
}

// between moves a file from a place to another one, into the folder of the same name.
func (s *Shelf) between(path, from, to string) (string, error) {
	lie, err := s.list(from)
	if err != nil {
		return "", err
	}
	i := slices.IndexFunc(lie, func(b Brought) bool { return b.Path == path })
	if i < 0 {
		return "", fail(s.ware.Deleting, path, errChanged)
	}
	there, err := s.list(to)
	if err != nil {
		return "", err
	}
	name := strings.TrimPrefix(lie[i].Name, within(lie[i].Folder, ""))
	return s.put(path, to, there, lie[i].Folder, name, s.ware.Deleting)
}

// Empty deletes what is in the bin for good.
func (s *Shelf) Empty() error {
	lie, err := s.Bin()
	for _, b := range lie {
		if gone := s.Remove(b.Path); err == nil {
			err = gone
		}
	}
	return err
}

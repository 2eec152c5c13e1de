package scene

// Page is what the browser does for a client that runs in one.
type Page struct {
	Address string            // of the page, without what it carries
	Copy    func(text string) // into the clipboard
	Save    func(name string, content []byte)
	Pick    func() // asks for files; those that are picked come
	// Came hands over, one after the other, what was dropped, pasted, picked, or carried
	// by the address.
	Came func() (Parcel, bool)
	Game func(path string) ([]byte, error)             // the journal of a kept game
	Keep func(journal []byte) (path string, err error) // among the kept games
}

// Parcel is a squad or a game that came from outside.
type Parcel struct {
	Name    string // of the file; "" if it was none
	Content []byte
	Link    bool // it is written as in an address
}

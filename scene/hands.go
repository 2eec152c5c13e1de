package scene

// hands is what is known of the answers given beside what each says of itself.
type hands struct {
	Asking int // with so many choices the latest undo ended: from there on a person answers, +1
	Asked  int // likewise: the question has been left to a person
	quiet  int // with so many choices the latest was made, and nothing has happened since
}

// chosen forgets where an undo ended: a new choice has been made from there.
func (h *hands) chosen() { h.Asking, h.Asked = 0, 0 }

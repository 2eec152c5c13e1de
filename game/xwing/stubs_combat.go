package xwing

func (t *Table) engagementPhase() bool { return true }

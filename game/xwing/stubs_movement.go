package xwing

func (t *Table) planningPhase() bool    { return true }
func (t *Table) activationPhase() bool  { return true }
func (t *Table) resolveLinked(m Moment) {}

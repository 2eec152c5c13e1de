package xwing

func (t *Table) determinePlayerOrder() bool { return true }
func (t *Table) placeObstacles() bool       { return true }
func (t *Table) placeForces() bool          { return true }
func (t *Table) prepareComponents() bool    { return true }
func (t *Table) systemPhase() bool          { return true }
func (t *Table) endPhase() bool             { return true }

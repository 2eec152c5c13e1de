package rule

// Epic returns the rows of a ledger in epic battles, some of whose rules stand elsewhere.
func (l *Ledger) Epic() *Ledger {
	own := *l
	own[DeploymentZone] = own[EpicZone]
	return &own
}

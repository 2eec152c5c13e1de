package board

// The stable kinds of the Events: their type names.

// EventKind names the event.
func (PhaseBegan) EventKind() string { return "PhaseBegan" }

// EventKind names the event.
func (StepBegan) EventKind() string { return "StepBegan" }

// EventKind names the event.
func (FirstPlayerChosen) EventKind() string { return "FirstPlayerChosen" }

// EventKind names the event.
func (ObstaclePlaced) EventKind() string { return "ObstaclePlaced" }

// EventKind names the event.
func (ObstacleRemoved) EventKind() string { return "ObstacleRemoved" }

// EventKind names the event.
func (ShipPlaced) EventKind() string { return "ShipPlaced" }

// EventKind names the event.
func (TurretRotated) EventKind() string { return "TurretRotated" }

// EventKind names the event.
func (DecksShuffled) EventKind() string { return "DecksShuffled" }

// EventKind names the event.
func (DialsAssigned) EventKind() string { return "DialsAssigned" }

// EventKind names the event.
func (DialRevealed) EventKind() string { return "DialRevealed" }

// EventKind names the event.
func (DialLookedAt) EventKind() string { return "DialLookedAt" }

// EventKind names the event.
func (ShipActive) EventKind() string { return "ShipActive" }

// EventKind names the event.
func (ShipMoved) EventKind() string { return "ShipMoved" }

// EventKind names the event.
func (ManeuverExecuted) EventKind() string { return "ManeuverExecuted" }

// EventKind names the event.
func (ObstacleMet) EventKind() string { return "ObstacleMet" }

// EventKind names the event.
func (ActionStepSkipped) EventKind() string { return "ActionStepSkipped" }

// EventKind names the event.
func (ShipActivated) EventKind() string { return "ShipActivated" }

// EventKind names the event.
func (ShipEngaged) EventKind() string { return "ShipEngaged" }

// EventKind names the event.
func (ShipFled) EventKind() string { return "ShipFled" }

// EventKind names the event.
func (ShipDestroyed) EventKind() string { return "ShipDestroyed" }

// EventKind names the event.
func (ShipRemoved) EventKind() string { return "ShipRemoved" }

// EventKind names the event.
func (TokenGained) EventKind() string { return "TokenGained" }

// EventKind names the event.
func (TokenLost) EventKind() string { return "TokenLost" }

// EventKind names the event.
func (LockAcquired) EventKind() string { return "LockAcquired" }

// EventKind names the event.
func (LockLost) EventKind() string { return "LockLost" }

// EventKind names the event.
func (ActionPerformed) EventKind() string { return "ActionPerformed" }

// EventKind names the event.
func (ActionFailed) EventKind() string { return "ActionFailed" }

// EventKind names the event.
func (AbilityUsed) EventKind() string { return "AbilityUsed" }

// EventKind names the event.
func (UpgradeFlipped) EventKind() string { return "UpgradeFlipped" }

// EventKind names the event.
func (ChargesChanged) EventKind() string { return "ChargesChanged" }

// EventKind names the event.
func (ShieldsChanged) EventKind() string { return "ShieldsChanged" }

// EventKind names the event.
func (AttackDeclared) EventKind() string { return "AttackDeclared" }

// EventKind names the event.
func (AttackStepBegan) EventKind() string { return "AttackStepBegan" }

// EventKind names the event.
func (DiceRolled) EventKind() string { return "DiceRolled" }

// EventKind names the event.
func (DiceModified) EventKind() string { return "DiceModified" }

// EventKind names the event.
func (DiceCanceled) EventKind() string { return "DiceCanceled" }

// EventKind names the event.
func (ResultsNeutralized) EventKind() string { return "ResultsNeutralized" }

// EventKind names the event.
func (AttackEnded) EventKind() string { return "AttackEnded" }

// EventKind names the event.
func (DamageSuffered) EventKind() string { return "DamageSuffered" }

// EventKind names the event.
func (DamagePrevented) EventKind() string { return "DamagePrevented" }

// EventKind names the event.
func (DamageDealt) EventKind() string { return "DamageDealt" }

// EventKind names the event.
func (DamageExposed) EventKind() string { return "DamageExposed" }

// EventKind names the event.
func (DamageRepaired) EventKind() string { return "DamageRepaired" }

// EventKind names the event.
func (RoundEnded) EventKind() string { return "RoundEnded" }

// EventKind names the event.
func (GameEnded) EventKind() string { return "GameEnded" }

// EventKind names the event.
func (DevicePlaced) EventKind() string { return "DevicePlaced" }

// EventKind names the event.
func (RemotePlaced) EventKind() string { return "RemotePlaced" }

// EventKind names the event.
func (RemoteMoved) EventKind() string { return "RemoteMoved" }

// EventKind names the event.
func (DeviceDetonated) EventKind() string { return "DeviceDetonated" }

// EventKind names the event.
func (DeviceRemoved) EventKind() string { return "DeviceRemoved" }

// EventKind names the event.
func (FusesChanged) EventKind() string { return "FusesChanged" }

// EventKind names the event.
func (ShipDocked) EventKind() string { return "ShipDocked" }

// EventKind names the event.
func (ShipDeployed) EventKind() string { return "ShipDeployed" }

// EventKind names the event.
func (DeployFailed) EventKind() string { return "DeployFailed" }

// EventKind names the event.
func (DecloakFailed) EventKind() string { return "DecloakFailed" }

// EventKind names the event.
func (ConditionAssigned) EventKind() string { return "ConditionAssigned" }

// EventKind names the event.
func (ConditionRemoved) EventKind() string { return "ConditionRemoved" }

// EventKind names the event.
func (ConditionLaden) EventKind() string { return "ConditionLaden" }

// EventKind names the event.
func (ConditionRevealed) EventKind() string { return "ConditionRevealed" }

// EventKind names the event.
func (CardTokensChanged) EventKind() string { return "CardTokensChanged" }

// EventKind names the event.
func (PilotTakenOver) EventKind() string { return "PilotTakenOver" }

// EventKind names the event.
func (UpgradesExchanged) EventKind() string { return "UpgradesExchanged" }

// # Verbs by chapter
//
// What a card can ask and do, on a [Table] and in the attack under way ([Fight], which [Table.Fight] returns); what can only be
// asked is a method of [State], too, which a Table has. A test holds the list complete.
//
// # The table and its pieces
//
// Whose ship it is, how far away, over which edge.
//
// [Table.Ship], [Table.Friendly], [Table.Allied], [Table.Enemy], [Table.RangeBetween], [Table.AtRange],
// [Table.ShipsAt], [Table.OwnEdge], [Table.EnemyEdge], [Table.RangeToEdge], [Table.EdgeCrossed], [Table.Withdraw], [Table.SetInitiative].
//
// # Abilities
//
// Their queue, what is remembered of them, what their players are asked.
//
// [Table.Trigger], [Table.Process], [Table.Began], [Table.Note], [Table.Noted], [Table.NoteForPlanning],
// [Table.NotedForPlanning], [Table.NoteForGame], [Table.NotedForGame], [Table.NoteInAttack], [Table.NotedInAttack],
// [Table.NoteForManeuver], [Table.NotedForManeuver], [Table.NoteForDecloak], [Table.NotedForDecloak], [Table.AskUse],
// [Table.ChooseShip], [Table.ChooseShipFor], [Table.ChooseShips], [Table.ChooseUpTo], [Table.ChooseFaceup],
// [Table.ChooseRecovering], [Table.ChooseUpgrade], [Table.ChooseUpgradeFor], [Table.GainEither], [Table.AskRather], [Table.AskRatherFor],
// [Table.AskToLose], [Table.AskAmong], [Table.AskAmongFor], [Table.AskOpponent], [Table.AskPivot],
// [Table.AskInitiative], [Table.RemoveAny], [Table.AskToLoseCharge], [Table.Reveals], [Table.Refuse].
//
// # Planning and dials
//
// [Table.SetDial], [Table.LookAtDial], [Table.GuessDial], [Table.GuessSpeed], [Table.Difficulty], [Table.RevealedDifficulty],
// [Table.Attempts], [Table.TooStressed], [Table.CheckLater], [Table.FlipDialFaceup].
//
// # Maneuvers and moves
//
// [Table.ExecuteInstead], [Table.ChangeManeuver], [Table.ExecuteManeuver], [Table.ExecuteOneOf],
// [Table.ChoosesAilerons], [Table.FullyExecuted], [Table.Executed], [Table.FastestExecuted], [Table.HasMoved],
// [Table.Boost], [Table.BoostStraight], [Table.BoostPartially], [Table.BarrelRoll], [Table.Decloak],
// [Table.MustDecloak], [Table.Tractor], [Table.Pivot].
//
// # Environment cards
//
// [Table.ActByEnvironment], [Table.SpendTimers], [Table.RollForBombs], [Table.HarmCritically], [Table.AtDefender],
// [Table.OpenCache], [Table.TargetsNear].
//
// # Actions
//
// [Table.InActionStep], [Table.SkipActionStep], [Table.PerformAction], [Table.CanPerform], [Table.GrantAction],
// [Table.GrantActionFor], [Table.GrantActionThen], [Table.Coordinate], [Table.CoordinateAnother],
// [Table.CanCoordinateAnother], [Table.CanCoordinate], [Table.CoordinateShip], [Table.CanCoordinateShip],
// [Table.Lock], [Table.Lockable], [Table.LockableAt], [Table.LockableBeyond], [Table.LockableBeside], [Table.LockOneOf], [Table.CanLock],
// [Table.CanLockFar], [Table.AcquireLock], [Table.MoveLock], [Table.LockedBy], [Table.LockedByEnemies],
// [Table.BreakLock], [Table.ChooseLockFor], [Table.Jam], [Table.JamShip], [Table.Reinforce], [Table.Reload], [Table.ReloadCard],
// [Table.Rotate], [Table.RotateToward].
//
// # Tokens and charges
//
// [Table.RemoveGreen], [Table.GainTokens], [Table.GainTokensFrom], [Table.TransferToken], [Table.CanGain],
// [Table.RemoveTokens], [Table.SpendToken], [Table.CanRemoveToken], [Table.CanShed], [Table.Shed],
// [Table.CanShedToken], [Table.ShedToken], [Table.CanHand], [Table.Hand], [Table.HandToken], [Table.CanShedBut],
// [Table.ShedBut], [Table.CanHandLacking], [Table.HandLacking], [Table.CanTransfer], [Table.TransferOne],
// [Table.CanTransferOwn], [Table.TransferOwn], [Table.TransferAny], [Table.CanTransferAny], [Table.TransferLock],
// [Table.TransferBetween], [Table.CanSpendOf], [Table.SpendOf], [Table.CanSpendLock], [Table.CanSpendLockOf],
// [Table.SpendLock], [Table.SpendLockOf], [Table.CanSpend], [Table.GainEnergy], [Table.LoseEnergy], [Table.OneOfEach],
// [Table.SpendCharges], [Table.ActiveCharges], [Table.Energy], [Table.SpendEnergy], [Table.SpareEnergy],
// [Table.CanRecover], [Table.HasLastingForce], [Table.RecoverCharges], [Table.LoseCharges], [Table.LoseShield],
// [Table.SpendShield], [Table.RecoverShield], [Table.RaiseShields], [Table.CanRecoverShield], [Table.Recovering].
//
// # Attacks
//
// Whether and how a ship attacks; then what has happened in the attack under way.
//
// [Table.DrawFire], [Fight.ShipsAtTarget],
// [Table.MakeAttack], [Table.BonusAttack], [Table.HasBonusAttacked], [Fight.FirstBonus], [Fight.FirstOnDefender], [Fight.FirstOf],
// [Table.CanBonusAttack],
// [Table.CanAttack], [Table.TurretFired], [Table.Attacked], [Table.Defended], [Fight.CanAttackAgain], [Fight.AttackAgain],
// [Table.CouldAttackInstead], [Table.Fight], [Fight.ModifyingDice], [Fight.Fighting], [Table.Attacking],
// [Fight.Defends], [Fight.SpentGreen], [Fight.SpentInAttack], [Fight.SufferedDamage], [Fight.SufferedCrit], [Fight.SufferedPoints],
// [Fight.DealtCard], [Fight.DealtCards], [Fight.DealtFaceup], [Fight.Modified], [Fight.ModifiedBy],
// [Fight.Neutralized], [Fight.NeutralizedCrit],
// [Fight.SkipDice], [Fight.HitAnyway], [Fight.ByAttack], [Fight.Spared], [Fight.DiscardSpared], [Fight.RangeBonus],
// [Fight.HasRangeBonus], [Table.Agility], [Table.RaiseAgility], [Table.CanEngageAtOnce], [Table.EngageAtOnce],
// [Table.AttackForCharge].
//
// # Dice of the attack
//
// The pools of the attack under way.
//
// [Fight.Rolled], [Fight.Cancelable], [Fight.Modifiable], [Fight.Rerollable], [Fight.Dice], [Fight.CountResults],
// [Fight.ChangeDie], [Fight.ChangeResults], [Fight.ChangeOne], [Fight.RerollDice], [Fight.RerollChosen],
// [Fight.RerollOne], [Fight.CanRerollOne], [Fight.AddDie], [Fight.CanAddDie], [Fight.ChooseDice],
// [Fight.ChooseRerolls], [Fight.SpendResult], [Fight.SpendOne], [Fight.SpendDie], [Fight.CancelResult],
// [Fight.CancelAll], [Fight.InflictTokens], [Fight.CountShown], [Fight.Spendable], [Fight.ChangeForGood],
// [Fight.CanRollMore], [Fight.RollMore], [Fight.RollMoreDefense].
//
// # Dice of any roll
//
// Outside an attack; those that take a Moment, of the roll that it is about, whichever that is.
//
// [Table.RollAttackDie], [Table.RollAttackDice], [Table.RollDefenseDice], [Table.ThrowAgain],
// [Table.CanRerollShowing], [Table.RerollShowing], [Table.CanRerollLoose], [Table.RerollLoose], [Table.CanRerollAny],
// [Table.RerollUpTo], [Table.NameResult], [Table.NameForGood], [Table.GuessResults].
//
// # Damage
//
// [Table.StayInPlay], [Table.SufferDamage], [Table.DiscardDealt], [Table.DrawFromOther], [Table.DealNone], [Table.DealOneOf],
// [Table.DiscardDamage], [Table.ExposeDamage], [Table.ExposeOf], [Table.ExposeChosen], [Table.Exposable],
// [Fight.ExposeDealt], [Fight.CanExposeDealt],
// [Table.DealDamageCard], [Table.TurnFacedown], [Table.RepairFaceup], [Table.RepairAgain], [Table.RepairThis],
// [Table.RepairFacedown], [Table.Repair], [Table.StillActs], [Table.Destroy].
//
// # Conditions
//
// [Table.AssignCondition], [Table.RemoveCondition], [Table.RemoveThis], [Table.LadenWith], [Table.SearchDamage],
// [Table.SearchDealt], [Table.DealLaden], [Table.AssignSecret], [Table.ChooseSecret], [Table.AskReveal],
// [Table.SecretIs], [Table.RevealSecret], [Table.RemoveSecret].
//
// # Upgrade cards
//
// [Table.FlipUpgrade], [Table.TurnUpgrade], [Table.Online], [Table.UpgradesIn], [Table.InFore], [Table.ShowsSide],
// [Table.DiscardUpgrade], [Table.ReturnUpgrade], [Table.DiscardThis], [Table.TurnThis],
// [Table.LastForRound], [Table.DiscardForRound], [Table.Lasting], [Table.EquippedIn], [Table.CanExchange],
// [Table.AnyExchange], [Table.ChooseExchange], [Table.Exchange], [Table.HandUpgrades], [Table.CanHandUpgrades],
// [Table.CanInherit], [Table.Inherit],
// [Table.CanReplaceUpgrade], [Table.ReplaceUpgrade],
// [Table.LayBeneath], [Table.Conceals], [Table.EquipBeneath], [Table.PutOnCard], [Table.OnCard], [Table.FuseCard],
// [Table.ShieldCard], [Table.ShieldsOnCard],
// [Table.GiveFromCard], [Table.HandOut], [Table.PlaceOrdnance], [Table.Ordnance], [Table.DiscardOrdnance].
//
// # Devices and remotes
//
// [Table.DevicesAt], [Table.RemoveOneOf], [Table.BreakLocksOn], [Table.AddFuse], [Table.BreakOwnLocks],
// [Table.ShipsNearDevice], [Table.HasPlaced], [Table.PlaceAny], [Table.PlaceAway], [Table.PlacersAway], [Table.PlaceFor],
// [Table.PlaceThus], [Table.PlaceMore], [Table.CanPlaceMore], [Table.CanPlaceAny], [Table.CanPlaceThus],
// [Table.RelocateByTemplate], [Table.CanRelocate], [Table.RemoteFills], [Table.KindFills], [Table.DetonateRemote],
// [Table.Attach], [Table.SetUpRemotes], [Table.ShipsNearRemotes].
//
// # Obstacles
//
// [Table.AnyPlaceAgain], [Table.PlaceAgain], [Table.ChooseObstacle], [Table.ShipsNearObstacle],
// [Table.RemoveObstacle].
//
// # Docking and reserve
//
// [Table.Dock], [Table.CanTakeIn], [Table.Restore], [Table.Deploy], [Table.HasDeployed], [Table.TakeOver], [Table.MusteredWith],
// [Table.AskCharges],
// [Table.PlaceFromReserve], [Table.PlaceAtObstacle], [Table.PlaceBesideFriend], [Table.SetUpAgain].
//
// # Wings
//
// [Table.SplitWing], [Table.CanFormUp], [Table.FormUp], [Table.Wing], [Table.WithdrawWing], [Table.PlaceWing].
//
// # Scenarios
//
// [Table.Score], [Table.TakePoint], [Table.HandObjective], [Table.Mark], [Table.Tow].
package xwing

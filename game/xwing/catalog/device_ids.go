package catalog

// The devices, remotes and clouds that cards place, by their ids.
const (
	Blaze             = "blaze"
	BlazerBomb        = "blazerbomb"
	Bomblet           = "bomblet"
	BuzzDroidSwarm    = "buzzdroidswarm"
	ClusterMine       = "clustermine"
	ConcussionBomb    = "concussionbomb"
	ConnerNet         = "connernet"
	DRK1ProbeDroid    = "drk1probedroid"
	ElectroChaffCloud = "electrochaffcloud"
	ElectroProtonBomb = "electroprotonbomb"
	EvacuationShuttle = "evacuationshuttle" // of a scenario
	IonBomb           = "ionbomb"
	CargoDrift        = "cargodrift"
	LooseCargo        = "loosecargo"
	ProtonBomb        = "protonbomb"
	ProximityMine     = "proximitymine"
	SeismicCharge     = "seismiccharge"
	SensorBuoy        = "sensorbuoy"
	SpareParts        = "spareparts"
	ThermalDetonators = "thermaldetonators"
	TrackingTorpedo   = "trackingtorpedo"
)

package script

// forms is how the lines look, by their first word; the least and the most of their words.
var forms = map[string]struct {
	least, most int
	form        string
}{
	"ship":     {5, many, "ship red PILOT X Y HEADING [with UPGRADE…]"},
	"obstacle": {4, 4, "obstacle ID X Y HEADING"},
	"device":   {5, 6, "device red KIND X Y HEADING [FUSES]"},
	"tokens":   {3, 3, "tokens ship:N TOKEN COUNT"},
	"turret":   {2, many, "turret ship:N front [rear]"},
	"lock":     {2, 2, "lock ship:N PIECE"},
	"damage":   {2, 2, "damage ship:N CARD"},
	"first":    {1, 1, "first red"},
	"phase":    {1, 1, "phase planning"},
	"squad":    {2, 2, "squad red NAME"},
	"seed":     {1, 1, "seed N"},
	"dice":     {2, many, "dice attack FACE…"},
	"deck":     {2, many, "deck red CARD…"},
	"edition":  {1, 2, "edition ID [DAMAGE-DECK]"},
	"list":     {1, 1, "list NAME"},
	"scenario": {1, 1, "scenario NAME"},
	"feature":  {2, 2, "feature X Y"},
	"round":    {1, 1, "round N"},

	"left":      {3, 3, "left ship:N pilot|force|shields|UPGRADE COUNT"},
	"facedown":  {2, 2, "facedown ship:N COUNT"},
	"dial":      {2, 3, "dial ship:N MANEUVER [foreign]"},
	"ordnance":  {3, 3, "ordnance ship:N UPGRADE COUNT"},
	"discarded": {2, 2, "discarded ship:N UPGRADE"},
	"flip":      {2, 2, "flip ship:N UPGRADE"},
	"condition": {3, 4, "condition ship:N CARD ship:N [facedown]"},
	"docked":    {2, 2, "docked ship:N ship:N"},
	"reserve":   {1, 1, "reserve ship:N"},
	"tows":      {2, 2, "tows ship:N feature:N"},
	"holds":     {3, many, "holds ship:N UPGRADE TOKEN…"},
	"worth":     {2, 2, "worth ship:N POINTS"},
}

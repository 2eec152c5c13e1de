package game

// (contract; to be implemented)
//
//	type Header struct{ Rules, Edition, Catalogue string; Squads [2]json.RawMessage; Seed uint64; ... }
//	type Log interface{ Append(line []byte) error }   // append and sync; nil Log: no journal
//	func NewSession(h Header, s State, log Log) (*Session, error)
//	func Resume(journal []byte, start func(Header) (State, error), log Log) (*Session, Notice, error)
//	func (s *Session) Open() []Decision     // unanswered, at most one a seat
//	func (s *Session) Choose(c Choice) error // *Refused with the rule; journaled, then applied
//	func (s *Session) Drain() []Event        // events since the last Drain
//	func (s *Session) State() State          // the live state, to be read only
//	func (s *Session) Step() string
//	func (s *Session) Over() (Outcome, bool)
//	func (s *Session) Undo(by Seat, agreed bool, fresh uint64) error // ErrNeedsAgreement
//	func (s *Session) Redo() error
//	func (s *Session) Fork() *Session        // without journal
//	func (s *Session) Close()

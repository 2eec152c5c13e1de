package xwing

func (t *onTable) effects(a *Client) {}

package store

// listed makes of the files of a folder what take wants of them; key says that the folder
// cannot be read.
func listed[T any](folder, key string, take func(file) (T, bool)) ([]T, error) {
	files, err := listFolder(folder)
	if err != nil {
		return nil, fail(key, folder, err)
	}
	var out []T
	for _, f := range files {
		if x, ok := take(f); ok {
			out = append(out, x)
		}
	}
	return out, nil
}

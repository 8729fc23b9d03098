/** Says whether keys ask to save what is typed: Ctrl or ⌘ and S. */
export const isSaveKeys = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 's' && (ctrlKey || metaKey)

/** Tells an administrator that visitors do not see this, and why. */
export const HiddenMark = ({ children = 'Masqué' }: { children?: string }) => <span data-mark="">{children}</span>

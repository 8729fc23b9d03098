/** Tells password managers whose password a form asks for. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" defaultValue={email} autoComplete="username" hidden readOnly />
}

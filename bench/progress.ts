/** Writes one line of progress to standard error. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`)
}

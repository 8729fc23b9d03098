export interface Count {
  passed: number
  failed: number
  /** What has failed, by name: said again at the end, where the start of a long run is out of sight. */
  failures: string[]
}

/** A runner that fails without having counted a failure has failed once. */
export function counted(purpose: string, isClean: boolean, { passed, failed, failures }: Count): Count {
  return isClean || failed > 0 ? { passed, failed, failures } : { passed, failed: 1, failures: [purpose] }
}

/** Prints what has failed, the lines given, and as the last line the sum; the exit status says whether it is clean. */
export function report(counts: Count[], lines: string[] = []): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log('')
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`✘ ${failure}`)
  for (const line of lines) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

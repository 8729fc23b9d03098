type Cleanup = () => unknown

/** What a run has started, ended in the reverse order: once, whether the run finished, failed or was told to stop. */
export class Cleanups {
  readonly #cleanups: Cleanup[] = []

  /** Remembers how to end something that has just been started. */
  add(cleanup: Cleanup): void {
    this.#cleanups.push(cleanup)
  }

  /** Ends everything, whatever one of the cleanups throws. */
  async close(): Promise<void> {
    for (let cleanup = this.#cleanups.pop(); cleanup; cleanup = this.#cleanups.pop()) {
      try {
        await cleanup()
      } catch (error) {
        console.error(error)
      }
    }
  }
}

type Ending = () => unknown

/** What a run has started, ended in the reverse order: once, whether the run finished, failed or was told to stop. */
export class Endings {
  readonly #endings: Ending[] = []

  /** Remembers how to end something that has just been started. */
  add(ending: Ending): void {
    this.#endings.push(ending)
  }

  /** Ends everything, whatever one of the endings throws. */
  async close(): Promise<void> {
    for (let ending = this.#endings.pop(); ending; ending = this.#endings.pop()) {
      try {
        await ending()
      } catch (error) {
        console.error(error)
      }
    }
  }
}

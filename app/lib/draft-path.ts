/** How the name of what is still being written ends, by which it is found where a process was killed meanwhile. */
export const DRAFT_ENDING = '.partiel'

/** Returns where a file is written before it takes its name: another place for each process. */
export const draftPath = (path: string): string => `${path}.${process.pid}${DRAFT_ENDING}`

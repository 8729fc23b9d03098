/** Writes a moment as the name of a file may hold it, so that names in their order are moments in theirs. */
export const fileMoment = (moment: Date): string => moment.toISOString().replaceAll(':', '-').replaceAll('.', '-')

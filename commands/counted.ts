/** Says a number of things in French. */
export const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

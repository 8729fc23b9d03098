/** Returns a Markdown table: the first column to the left, the figures to the right. */
export function table(columns: string[], rows: string[][]): string {
  const rule = columns.map((_, index) => (index === 0 ? ':--' : '--:'))
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns the middle value, the mean of the two middle ones of an even number. Throws when there is none. */
export function median(values: number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Returns the middle value with, in brackets, the least and the greatest. */
export function spread(values: number[], digits = 2): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${greatest.toFixed(digits)})`
}

import { vi } from 'vitest'

/** Keeps what is logged off the terminal, and returns it as it comes: one object a line. */
export function captureLog(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  return lines
}

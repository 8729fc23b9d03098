import { loadPart } from '../../ui/load-part'
import type { Caution } from './caution'
import type { uvCaution as whole } from './uv-caution'

/** Warns as `uvCaution` does, which is loaded when the first text is saved. Without network nothing is saved either. */
export async function uvCaution(...asked: Parameters<typeof whole>): Promise<Caution | undefined> {
  const found = await loadPart(() => import('./uv-caution')).catch(() => undefined)
  return found?.uvCaution(...asked)
}

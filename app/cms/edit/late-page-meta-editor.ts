import { late } from './late'

export const PageMetaEditor = late(() => import('./page-meta-editor'))

import { late } from '../../cms/edit/late'

export const FilmTextsForm = late(() => import('./film-texts-form'))

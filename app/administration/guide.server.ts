import { marked } from 'marked'
import guide from '../../docs/guide-administration.md?raw'

/** The administrators' guide as HTML, without its title, which the page gives itself. */
export const GUIDE_HTML = marked
  .parse(guide.replace(/^# .*\n/, ''), { async: false })
  // Its tables have a row of headings.
  .replaceAll(/<th(?=[ >])/g, '<th scope="col"')
  // In the repository its pictures are read from the file; here, from the site.
  .replaceAll('src="../public/', 'loading="lazy" src="/')

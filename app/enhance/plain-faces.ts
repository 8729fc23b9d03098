/** Has the page in faces of the machine's own where the site's cannot be fetched. */
export function showPlainFaces(): void {
  document.fonts.onloadingerror = ({ fontfaces }) => {
    // Not every machine has what stands in for them, « Montserrat as Roboto » for one.
    if (fontfaces.some(({ family }) => !family.includes(' as '))) document.documentElement.dataset['plain'] = ''
  }
}

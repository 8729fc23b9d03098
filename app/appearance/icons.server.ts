import type { Theme } from './theme.ts'

/** What is drawn: a side in pixels, and how much of it the sign takes. */
const ICONS: Record<string, { width: number; height: number; share: number; type: 'png' | 'jpeg' }> = {
  'icone-180.png': { width: 180, height: 180, share: 0.7, type: 'png' },
  'icone-192.png': { width: 192, height: 192, share: 0.8, type: 'png' },
  'icone-512.png': { width: 512, height: 512, share: 0.8, type: 'png' },
  // A telephone cuts its corners. Source: W3C, Maskable Icons, the safe zone.
  'masque-512.png': { width: 512, height: 512, share: 0.55, type: 'png' },
  // The size that shared links are shown at.
  'partage.jpg': { width: 1200, height: 630, share: 0.5, type: 'jpeg' },
}

/** Says whether there is an icon of a name. */
export const isIcon = (name: string): boolean => Object.hasOwn(ICONS, name)

/** Draws an icon: the institute's logo on the ground of its pages, or the site's arch in its colours. */
export async function drawIcon(
  name: string,
  theme: Pick<Theme, 'background' | 'primary' | 'gold-edge'>,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height, share, type } = ICONS[name]!
  const side = Math.round(Math.min(width, height) * share)
  const sign = logo
    ? await sharp(logo)
        .resize({ width: Math.round(width * share), height: side, fit: 'inside' })
        .toBuffer()
    : await sharp(Buffer.from(arch(theme)))
        .resize({ width: side, height: side })
        .png()
        .toBuffer()
  const drawn = sharp({ create: { width, height, channels: 3, background: theme.background } }).composite([
    // White paper takes the ground's colour.
    { input: sign, gravity: 'centre', blend: logo ? 'darken' : 'over' },
  ])
  return type === 'png' ? drawn.png().toBuffer() : drawn.jpeg({ quality: 82 }).toBuffer()
}

const arch = ({ primary, 'gold-edge': edge }: Pick<Theme, 'primary' | 'gold-edge'>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 26" width="1024" height="1024"><path fill="none" stroke="${edge}" stroke-width="1.6" d="M7.5 27V15a8.5 8.5 0 0 1 17 0v12z"/><path fill="none" stroke="${primary}" stroke-width="1.4" stroke-linecap="round" d="M16 12.5v-2M12 13.6l-1.2-1.7M20 13.6l1.2-1.7"/><path fill="${primary}" d="M11 22a5 5 0 0 1 10 0zM10 23.6h12v1.2H10z"/></svg>`

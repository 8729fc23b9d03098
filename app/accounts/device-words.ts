/** Browsers by what they say of themselves; each also says the names of those below it. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const DEVICES: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'un téléphone Android'],
  [/Android/, 'une tablette Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'un Chromebook'],
  [/Linux/, 'Linux'],
]

const nameOf = (names: [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** Says in French which browser on which device a `User-Agent` names, as far as it tells: « Safari sur iPhone ». */
export function deviceWords(userAgent: string | null | undefined): string {
  const browser = nameOf(BROWSERS, userAgent ?? '')
  const device = nameOf(DEVICES, userAgent ?? '')
  if (!browser && !device) return 'Appareil inconnu'
  return device ? `${browser ?? 'Navigateur inconnu'} sur ${device}` : browser!
}

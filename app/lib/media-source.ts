import { isSitePath, webAddress } from './address.ts'

/** What plays an address: a file of this site, a file of another, or a service's player in a frame. */
export type MediaSource =
  | { kind: 'own'; medium: 'video' | 'audio'; src: string }
  | { kind: 'foreign'; medium: 'video' | 'audio'; src: string; service: string; origin: string }
  | { kind: 'player'; medium: 'video' | 'audio'; src: string; service: string; origin: string; page: string }

interface Service {
  name: string
  medium: 'video' | 'audio'
  /** Matches the address of a page or player; its first group is the recording. */
  address: RegExp
  player: (recording: string, address: string) => string
}

/** Player addresses as the services document them, in the variant that keeps the least of the visitor. */
const SERVICES: Service[] = [
  {
    name: 'YouTube',
    medium: 'video',
    address:
      /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|live\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/i,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`,
  },
  {
    name: 'Vimeo',
    medium: 'video',
    address: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,14})/i,
    player: (id, address) => {
      // A film that is not listed has a key, behind its number or as `h`, without which it does not play.
      const [, key] = /(?:\/\d{4,14}\/|[?&]h=)(\w{6,20})/.exec(address) ?? []
      return `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&muted=1&dnt=1`
    },
  },
  {
    name: 'Dailymotion',
    medium: 'video',
    address:
      /^https?:\/\/(?:(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)|geo\.dailymotion\.com\/player(?:\/\w{1,20})?\.html\?video=)([a-z0-9]{4,20})/i,
    player: (id) => `https://geo.dailymotion.com/player.html?video=${id}&mute=true`,
  },
  {
    name: 'SoundCloud',
    medium: 'audio',
    address: /^(https?:\/\/(?:www\.)?soundcloud\.com\/[\w-]+\/[\w/-]+)/i,
    player: (page) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(page)}`,
  },
  {
    name: 'Spotify',
    medium: 'audio',
    address: /^https?:\/\/open\.spotify\.com\/(?:embed\/)?((?:track|episode|playlist|album|show)\/\w+)/i,
    player: (path) => `https://open.spotify.com/embed/${path}`,
  },
  {
    name: 'Deezer',
    medium: 'audio',
    address: /^https?:\/\/(?:www\.)?deezer\.com\/(?:\w\w\/)?((?:track|album|playlist|episode)\/\d+)/i,
    player: (path) => `https://widget.deezer.com/widget/light/${path}`,
  },
]

const AUDIO_FILE = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)(?:[?#]|$)/i

/** Says what plays an address, or undefined where it is not one that can be played. */
export function mediaSource(address: string): MediaSource | undefined {
  for (const { name, medium, address: pattern, player } of SERVICES) {
    const recording = pattern.exec(address)?.[1]
    if (!recording) continue
    const src = player(recording, address)
    return { kind: 'player', medium, src, service: name, origin: new URL(src).origin, page: address }
  }
  const medium = AUDIO_FILE.test(address) ? 'audio' : 'video'
  if (isSitePath(address)) return { kind: 'own', medium, src: address }
  const url = webAddress(address)
  if (!url) return undefined
  const { origin, hostname } = url
  return { kind: 'foreign', medium, src: address, service: hostname, origin }
}

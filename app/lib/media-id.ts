/** Returns the id of the taken file that an address leads to, or undefined. */
export function mediaId(src: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})\.(?:jpg|mp4|webm|vtt)$/.exec(src)?.[1]
}

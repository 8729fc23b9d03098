import { expect, test } from 'vitest'
import { networkName } from './social-network.ts'

test.each([
  ['https://www.facebook.com/institut', 'Facebook'],
  ['https://fr-fr.facebook.com/institut', 'Facebook'],
  ['https://instagram.com/institut', 'Instagram'],
  ['https://www.tiktok.com/@institut', 'TikTok'],
  ['https://notfacebook.com/', 'notfacebook.com'],
  ['https://www.mastodon.example/@institut', 'mastodon.example'],
])('%s is of %s', (address, name) => expect(networkName(address)).toBe(name))

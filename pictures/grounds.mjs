/** The drawings that stand on a band, and the colour of the palette (drawn/palette.mjs) that the band takes from each. */
export const grounds = {
  'accueil/cabine': 'pine',
  'accueil/centre': 'rose',
  'accueil/cheques-cadeaux': 'pine',
  'soins/beaute-du-regard': 'blush',
  'soins/beaute-du-sourire': 'plum',
  'soins/beaute-en-duo': 'sage',
  'soins/cryolipolyse': 'ice',
  'soins/epilation-a-la-cire': 'plum',
  'soins/epilation-au-fil': 'terracotta',
  'soins/maquillage': 'plum',
  'soins/soins-des-mains': 'moss',
  'soins/soins-des-pieds': 'light',
  'soins/soins-du-corps': 'sage',
  'soins/soins-du-visage': 'sage',
  'soins/verni-semi-permanent': 'rose',
}

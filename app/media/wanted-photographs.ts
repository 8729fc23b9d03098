/** A photograph of the twelve that the site waits for. The guide says how each is taken. */
interface WantedPhotograph {
  name: string
  /** The first pictures that it takes the place of. */
  places: string[]
}

/** In the order of the guide, which numbers them from 1. */
export const WANTED_PHOTOGRAPHS: WantedPhotograph[] = [
  { name: 'la façade', places: ['accueil-centre'] },
  { name: 'la cabine prête', places: ['accueil-cabine', 'soins-beaute-en-duo'] },
  { name: "un portrait de chaque membre de l'équipe", places: ['equipe', 'equipe-camille', 'equipe-ines'] },
  { name: 'le masque et son pinceau', places: ['accueil-visage', 'soins-soins-du-visage'] },
  { name: 'deux mains sur un dos', places: ['accueil-corps', 'soins-soins-du-corps'] },
  { name: 'le fil tendu', places: ['accueil-regard', 'soins-epilation-au-fil'] },
  { name: 'la cire qui coule', places: ['soins-epilation-a-la-cire'] },
  { name: 'une main au repos', places: ['accueil-mains', 'soins-soins-des-mains', 'soins-verni-semi-permanent'] },
  { name: 'les pieds dans le bain', places: ['soins-soins-des-pieds'] },
  {
    name: 'le pinceau au travail',
    places: ['soins-maquillage', 'soins-beaute-du-regard', 'soins-beaute-du-sourire'],
  },
  {
    name: 'le rayon et un coffret',
    places: ['accueil-boutique', 'accueil-produits', 'accueil-promotions', 'accueil-cheques-cadeaux'],
  },
  { name: "l'appareil éteint et ses protections", places: ['soins-cryolipolyse', 'soins-bronzage-uv'] },
]

/** Says which photograph a place waits for; undefined where it waits for none. */
export function wantedPhotograph(place: string): string | undefined {
  const at = WANTED_PHOTOGRAPHS.findIndex(({ places }) => places.includes(place))
  return at < 0 ? undefined : `Photo attendue : n° ${at + 1}, ${WANTED_PHOTOGRAPHS[at]!.name}`
}

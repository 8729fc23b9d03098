import { describe, expect, test } from 'vitest'
import { readAmount, readDuration } from './amounts.ts'
import { decodeText } from './csv.ts'
import { readPriceList } from './price-list.ts'

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

describe('an amount as it is typed', () => {
  test.each([
    ['35', '35 €'],
    ['35 €', '35 €'],
    ['35€', '35 €'],
    ['à partir de\u00a01\u202f250\u00a0€', 'à partir de 1 250 €'],
    ['35,5', '35,50 €'],
    ['35.00', '35 €'],
    ['35,50 euros', '35,50 €'],
    ['EUR 35', '35 €'],
    ['1 250', '1 250 €'],
    ['1 250,00 €', '1 250 €'],
    ['1.250,00', '1 250 €'],
    ['1,250.00', '1 250 €'],
    ['à partir de 35', 'à partir de 35 €'],
    ['dès 35,90 €', 'à partir de 35,90 €'],
    ['Offert', 'offert'],
    ['sur devis', 'sur devis'],
    // A thousand and more, or one and a quarter: nobody can tell.
    ['1,250', undefined],
    ['1.250', undefined],
    ['-5 €', undefined],
    ['35/40', undefined],
    ['trente', undefined],
    ['', undefined],
  ])('%j is %j', (typed, read) => expect(plain(readAmount(typed))).toBe(read))
})

test.each([
  ['30', '30 min'],
  ['30 min', '30 min'],
  ['1h', '1 h'],
  ['1h15', '1 h 15'],
  ['1 h 5', '1 h 05'],
  ['1\u00a0h\u202f15', '1 h 15'],
  ['01:30:00', '1 h 30'],
  ['90', '1 h 30'],
  ['0', undefined],
  ['longtemps', undefined],
])('the duration %j is %j', (typed, read) => expect(readDuration(typed)).toBe(read))

describe('a price list', () => {
  const one = [{ title: 'Visage', tarifs: [{ name: "Coup d'éclat", price: '35,50 €', duree: '30 min' }] }]
  const read = (text: string) => {
    const { value, problems } = readPriceList(text)
    const tidy = value.map(({ title, tarifs }) => ({
      title,
      tarifs: tarifs.map((tarif) => ({ ...tarif, price: plain(tarif.price)! })),
    }))
    return { value: tidy, problems }
  }

  test.each([
    ['semicolons', "Coup d'éclat;35,50;30;Visage"],
    ['tabs', "Coup d'éclat\t35,50 €\t30 min\tVisage"],
    ['commas and quotes', `"Coup d'éclat","35,50","30","Visage"`],
    ['a comma for a point', "Nom,Prix,Durée,Soin\nCoup d'éclat,35,50,30,Visage"],
    ['a mark and Windows line ends', "\ufeffPrestation;Tarif;Temps;Catégorie\r\nCoup d'éclat;35,50;30;Visage\r\n"],
    ['columns in another order', "Soin;Nom;Durée;Prix TTC\nVisage;Coup d'éclat;30;35,50"],
    ['blank lines and spaces', "\n\n  Coup d'éclat ; 35,50\u00a0€ ; 30 ; Visage  \n\n"],
    ['a heading for a treatment', "Visage;;;\nCoup d'éclat;35,50;30;"],
    ['a bare heading for a treatment, and commas', "Visage\nCoup d'éclat,35.50,30"],
    ['a treatment said once', "Coup d'éclat;40;30;Visage\nCoup d'éclat;35,50;30;"],
  ])('is read with %s', (_, text) => expect(read(text)).toEqual({ value: one, problems: [] }))

  test('is read as older spreadsheets write it', () => {
    const bytes = Uint8Array.from("Coup d'\u00e9clat;35,50 \u20ac;30;Visage", (letter) =>
      letter === '\u20ac' ? 0x80 : letter.charCodeAt(0),
    )
    expect(read(decodeText(bytes))).toEqual({ value: one, problems: [] })
    const wide = Buffer.from("\ufeffCoup d'éclat\t35,50\t30\tVisage", 'utf16le')
    expect(read(decodeText(wide))).toEqual({ value: one, problems: [] })
  })

  test('may hold separators, quotes and line ends in quoted cells', () => {
    const { value } = read('"Le ""grand"" soin ; complet\nà deux";80;;Duo')
    expect(value[0]!.tarifs[0]!.name).toBe('Le "grand" soin ; complet à deux')
  })

  test('says of each line why it is not understood, by its number', () => {
    expect(
      read('Nom;Prix;Durée;Soin\nUn;1,250;;A\nDeux;;20;A\n;10;;A\nTrois;10;;A\nQuatre;10;45 à 60 min;A').problems,
    ).toEqual([
      "Ligne 2 : le prix « 1,250 » n'est pas compris. Écrivez-le comme 35 € ou 35,50.",
      "Ligne 3 : « Deux » n'a pas de prix.",
      "Ligne 4 : il n'y a pas de nom avant « 10 ».",
      "Ligne 6 : la durée « 45 à 60 min » n'est pas comprise. Écrivez-la comme 45 min ou 1 h 15.",
    ])
    expect(read('Un;10').problems).toEqual(['Ligne 1 : de quel soin est « Un » ? La quatrième colonne le dit.'])
    expect(read('Visage\nCorps').problems).toEqual([
      'Aucun prix dans ce fichier : une ligne dit « nom ; prix ; durée ; soin ».',
    ])
    expect(read('').problems).toEqual(['Ce fichier est vide.'])
  })

  test('has a price for each duration of one name', () => {
    const { value, problems } = read('Modelage;45;30;Corps\nModelage;75;60;Corps\nModelage;48;30;Corps')
    expect(problems).toEqual([])
    expect(value[0]!.tarifs).toEqual([
      { name: 'Modelage', price: '48 €', duree: '30 min' },
      { name: 'Modelage', price: '75 €', duree: '1 h' },
    ])
  })

  test('takes a name of 200 letters, and an emoji', () => {
    const { value, problems } = read(`${'n'.repeat(200)};10;;A\n🌸;12;;A\n💅;14;;A`)
    expect(problems).toEqual([])
    expect(value[0]!.tarifs).toHaveLength(3)
  })
})

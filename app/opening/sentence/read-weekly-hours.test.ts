import { describe, expect, test } from 'vitest'
import { isByAppointment, parseHours } from '../parse-hours.ts'
import { readWeeklyHours } from './read-weekly-hours.ts'

/** What a sentence says of lundi … dimanche, « | » between two days and « ; » between the hours of one; « - » where closed. */
const UNDERSTOOD: [sentence: string, week: string][] = [
  ['du mardi au vendredi 9h-19h, samedi 9h-17h', '-|9-19|9-19|9-19|9-19|9-17|-'],
  ['du mardi au samedi de 9h à 19h', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['Du mardi au samedi, de 9 h à 19 h.', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['Ouvert du mardi au samedi de 9h à 19h', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['nous sommes ouverts du lundi au vendredi de 10h à 18h', '10-18|10-18|10-18|10-18|10-18|-|-'],
  ['ouvert de 9 h 30 à 19 h du mardi au samedi', '-|9:30-19|9:30-19|9:30-19|9:30-19|9:30-19|-'],
  ['de 9h à 19h du lundi au samedi', '9-19|9-19|9-19|9-19|9-19|9-19|-'],
  [
    'lundi 14h-19h, du mardi au vendredi 9h-12h/14h-19h, samedi 9h-16h',
    '14-19|9-12;14-19|9-12;14-19|9-12;14-19|9-12;14-19|9-16|-',
  ],
  ['lundi 14h-19h mardi 9h-19h', '14-19|9-19|-|-|-|-|-'],
  ['lundi 14.00-19.00 mardi 9.00-19.00', '14-19|9-19|-|-|-|-|-'],
  ['lundi au vendredi 9h-12h et 14h-18h', '9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|-|-'],
  ['du lundi au vendredi de 9h à 12h et de 14h à 18h', '9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|-|-'],
  ['du lundi au vendredi 9h-12h puis 14h-18h', '9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|-|-'],
  ['lundi-vendredi 9h-19h', '9-19|9-19|9-19|9-19|9-19|-|-'],
  ['lundi – vendredi : 9h – 19h', '9-19|9-19|9-19|9-19|9-19|-|-'],
  ['lun-ven 9-12/14-18, sam 9h30-17h', '9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|9-12;14-18|9:30-17|-'],
  ['mar-sam 9h-19h', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['lundi, mardi et jeudi de 9h à 12h, vendredi 10h-20h', '9-12|9-12|-|9-12|10-20|-|-'],
  ['mardi et jeudi 9h-20h, mercredi et vendredi 9h-18h', '-|9-20|9-18|9-20|9-18|-|-'],
  ['mardi/jeudi 10h-19h', '-|10-19|-|10-19|-|-|-'],
  ['tous les jours 10h-19h', '10-19|10-19|10-19|10-19|10-19|10-19|10-19'],
  ['7j/7 de 10h à 20h', '10-20|10-20|10-20|10-20|10-20|10-20|10-20'],
  ['tous les jours sauf dimanche 9h-19h', '9-19|9-19|9-19|9-19|9-19|9-19|-'],
  ['tous les jours sauf le dimanche et le lundi de 9h à 19h', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['tous les jours de 9h à 19h sauf le dimanche', '9-19|9-19|9-19|9-19|9-19|9-19|-'],
  ['tous les jours 10h-19h, fermé le mardi', '10-19|-|10-19|10-19|10-19|10-19|10-19'],
  ['du lundi au vendredi 9h-19h sauf mercredi 9h-12h', '9-19|9-19|9-12|9-19|9-19|-|-'],
  ['du lundi au samedi 9h-19h, mercredi 9h-12h', '9-19|9-19|9-12|9-19|9-19|9-19|-'],
  ['fermé lundi et dimanche, mardi 9h-19h', '-|9-19|-|-|-|-|-'],
  ['fermé le lundi, du mardi au dimanche 10h-18h', '-|10-18|10-18|10-18|10-18|10-18|10-18'],
  ['lundi fermé, du mardi au samedi 9h-19h, dimanche fermé', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['du mardi au samedi 9h-19h ; le reste fermé', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['jeudi 9h-20h, les autres jours 9h-18h', '9-18|9-18|9-18|9-20|9-18|9-18|9-18'],
  ['du samedi au lundi 10h-18h', '10-18|-|-|-|-|10-18|10-18'],
  ['jeudi de midi à minuit', '-|-|-|12-24|-|-|-'],
  ['samedi de 9h à midi', '-|-|-|-|-|9-12|-'],
  ['samedi 9h00-12h30', '-|-|-|-|-|9-12:30|-'],
  ['samedi 9:00 - 12:30', '-|-|-|-|-|9-12:30|-'],
  ['Samedi : de 9 heures à 12 heures', '-|-|-|-|-|9-12|-'],
  ['du mardi au samedi sans interruption de 9h à 19h', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['du mardi au samedi de 9h à 19h sans interruption', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['du mardi au samedi 9h-19h non-stop', '-|9-19|9-19|9-19|9-19|9-19|-'],
  ['les mardis et jeudis de 9h à 19h', '-|9-19|-|9-19|-|-|-'],
  ['du mardi au jeudi le matin 9h-12h et l’après-midi 14h-18h', '-|9-12;14-18|9-12;14-18|9-12;14-18|-|-|-'],
  ['mardi entre 9h et 19h', '-|9-19|-|-|-|-|-'],
  ['mardi 9h-12h / 12h-19h', '-|9-19|-|-|-|-|-'],
  ['Lundi : fermé, mardi : 9h-19h', '-|9-19|-|-|-|-|-'],
  ['• Lundi : 9h–19h\r\n• Mardi : 9h–12h · 14h–19h\r\n• Dimanche : fermé', '9-19|9-12;14-19|-|-|-|-|-'],
  ['Mardi-vendredi : 9h30 - 18h30 / samedi : 9h - 17h', '-|9:30-18:30|9:30-18:30|9:30-18:30|9:30-18:30|9-17|-'],
  ['Lun. 9h-12h, 14h-18h | Mar. 9h-18h | Sam. 9h-12h', '9-12;14-18|9-18|-|-|-|9-12|-'],
  ['MARDI AU SAMEDI 9H-19H', '-|9-19|9-19|9-19|9-19|9-19|-'],
]

/** What cannot be told, and what is asked: a part of the question, without accents of typography. */
const ASKED: [sentence: string, question: string][] = [
  ['', 'Écrivez les jours et les heures'],
  ['   ', 'Écrivez les jours'],
  ['9h-19h', 'Quels jours ?'],
  ['ouvert de 9h à 19h', 'Quels jours ?'],
  ['fermé', 'Quels jours est-ce fermé'],
  ['fermé le lundi', "Et les jours d'ouverture"],
  ['lundi, mardi', 'Lundi, mardi : fermé, ou de quelle heure à quelle heure ?'],
  ['du mardi au samedi', 'de quelle heure à quelle heure'],
  ['du mardi au samedi vers 9h', 'Pas compris : « vers »'],
  ['du mardi au samedi 9h', 'Pas compris : « 9h ». Écrivez-le autrement.'],
  ['du mardi au samedi 9h 19h', 'De 9 h à 19 h ?'],
  ["du mardi au samedi jusqu'à 19h", "l'heure d'ouverture et l'heure de fermeture"],
  ['du mardi au samedi à partir de 9h', "l'heure d'ouverture et l'heure de fermeture"],
  ['du mardi au samedi 19h-9h', '19 h est après 9 h'],
  ['du mardi au samedi 9h-12h/11h-18h', '12 h est après 11 h'],
  ['du mardi au samedi 9h-25h', 'Pas compris : « 25h »'],
  ['du mardi au samedi 9h-19h70', 'Pas compris : « 19h70 »'],
  ['fermé le lundi, mardi et mercredi 9h-19h', 'lesquels sont fermés, lesquels ouverts'],
  ['lundi 9h-12h, lundi 14h-19h', 'Le lundi est dit deux fois'],
  ['un dimanche sur deux 9h-12h', 'Pas compris : « un », « sur », « deux »'],
  ['du mardi au samedi 9h-19h sur rendez-vous', 'Pas compris : « sur rendez-vous »'],
  ['du mardi au mardi 9h-19h', 'Du mardi au mardi : quels jours ?'],
  ['toute la semaine 9h-19h', 'Pas compris : « toute »'],
  ['la semaine 9h-19h', '« semaine » : de quel jour à quel jour ?'],
  ['le samedi matin', 'Pas compris : « matin »'],
  ['le samedi matin 14h-18h', 'est-ce bien le matin ?'],
  ['mardi 9h-19h le reste', 'Et les autres jours'],
  ['du mardi au samedi, fermé le lundi', 'fermé, ou de quelle heure à quelle heure ?'],
  ['mardi, 9h-19h mercredi', 'Mercredi : fermé, ou de quelle heure'],
  ['lundi ou mardi 9h-19h', 'Lundi : fermé, ou de quelle heure'],
  ['du mardi au samedi 9h à', 'Pas compris : « 9h »'],
  ['samedi 9h-12h 24 décembre', 'Une date se donne sur « Notre centre »'],
  ['mardi 9h-19h, fermé le 1er janvier', 'Une date se donne sur « Notre centre »'],
  ['horaires habituels', 'Pas compris : « habituels »'],
  ['bonjour', 'Pas compris : « bonjour »'],
  [`mardi 9h-19h${' '.repeat(300)}`, 'trop longue'],
]

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const clock = (text: string) => {
  const [hour, minute = '0'] = text.split(':')
  return `${hour!.padStart(2, '0')}:${minute.padStart(2, '0')}`
}
const rangesOf = (day: string) =>
  day === '-'
    ? []
    : day.split(';').map((range) => ({ opens: clock(range.split('-')[0]!), closes: clock(range.split('-')[1]!) }))

describe('the hours of a week, in a sentence', () => {
  test.each(UNDERSTOOD)('« %s » is understood', (sentence, week) => {
    const read = readWeeklyHours(sentence)
    expect(read).toHaveProperty('horaires')
    if ('horaires' in read) expect(Object.values(read.horaires).map(parseHours)).toEqual(week.split('|').map(rangesOf))
  })

  test.each(ASKED)('« %s » is asked back', (sentence, question) => {
    const read = readWeeklyHours(sentence)
    expect('question' in read && plain(read.question)).toContain(question)
  })

  test.each([
    ['sur rendez-vous', 'Du lundi au dimanche sur rendez-vous'],
    ['sur rendez-vous du mardi au samedi', 'Lundi fermé ; du mardi au samedi sur rendez-vous ; dimanche fermé'],
    ['tous les jours sur RDV, fermé le dimanche', 'Du lundi au samedi sur rendez-vous ; dimanche fermé'],
    [
      'du mardi au vendredi 9h-17h, samedi sur rendez vous',
      'Lundi fermé ; du mardi au vendredi de 9 h à 17 h ; samedi sur rendez-vous ; dimanche fermé',
    ],
  ])('« %s » is by appointment', (sentence, words) => {
    const read = readWeeklyHours(sentence)
    expect('words' in read && plain(read.words)).toBe(words)
    expect('horaires' in read && read.horaires.samedi).toBe('Sur rendez-vous')
    expect(isByAppointment('Sur rendez-vous') && !isByAppointment('9h - 12h sur rendez-vous')).toBe(true)
  })

  test('is said back in full', () => {
    const read = readWeeklyHours('lun-mar 9h-12h/14h-18h30, mer fermé, jeu-sam 10h-19h')
    expect('words' in read && plain(read.words)).toBe(
      'Lundi et mardi de 9 h à 12 h et de 14 h à 18 h 30 ; mercredi fermé ; du jeudi au samedi de 10 h à 19 h ; dimanche fermé',
    )
  })
})

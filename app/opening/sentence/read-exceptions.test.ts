import { describe, expect, test } from 'vitest'
import type { Exception } from '../exceptions.ts'
import { hoursOn } from '../opening.ts'
import { seededRandom } from '../../../tests/support/random.ts'
import { apart, exceptionsWords, withExceptions } from './exception-dates.ts'
import { readExceptions } from './read-exceptions.ts'

/** Sentences and the dates that they mean, written on Sunday 22 November 2026; a year is given where it is another. */
const UNDERSTOOD: [sentence: string, dates: string][] = [
  ['fermés du 24 au 26 sauf samedi matin', '12-24..12-25 fermé, 12-26 9h-12h'],
  ['fermés du 24 au 26 décembre sauf samedi matin', '12-24..12-25 fermé, 12-26 9h-12h'],
  [
    'fermés du 21 décembre au 3 janvier sauf les vendredis sauf le 25 décembre et le 1er janvier fermé',
    '12-21..2027-01-03 fermé',
  ],
  ['fermés du 24 au 26 décembre sauf le matin sauf le 25 décembre fermé', '12-24 9h-12h, 12-25 fermé, 12-26 9h-12h'],
  ['ouvert dimanche 20 décembre 10h-17h', '12-20 10h-17h'],
  ['ouvert le dimanche 20 décembre de 10h à 17h', '12-20 10h-17h'],
  [
    "en août jusqu'à 18h sauf le samedi",
    '2027-08-02 14h-18h, 2027-08-03..2027-08-06 9h-12h/14h-18h, 2027-08-09 14h-18h, 2027-08-10..2027-08-13 9h-12h/14h-18h, 2027-08-16 14h-18h, 2027-08-17..2027-08-20 9h-12h/14h-18h, 2027-08-23 14h-18h, 2027-08-24..2027-08-27 9h-12h/14h-18h, 2027-08-30 14h-18h, 2027-08-31 9h-12h/14h-18h',
  ],
  [
    "en août jusqu'à 18h y compris le samedi",
    '2027-08-02 14h-18h, 2027-08-03..2027-08-06 9h-12h/14h-18h, 2027-08-07 9h-18h, 2027-08-09 14h-18h, 2027-08-10..2027-08-13 9h-12h/14h-18h, 2027-08-14 9h-18h, 2027-08-16 14h-18h, 2027-08-17..2027-08-20 9h-12h/14h-18h, 2027-08-21 9h-18h, 2027-08-23 14h-18h, 2027-08-24..2027-08-27 9h-12h/14h-18h, 2027-08-28 9h-18h, 2027-08-30 14h-18h, 2027-08-31 9h-12h/14h-18h',
  ],
  ['fermé le 1er mai', '2027-05-01 fermé'],
  [
    'ouvert du 21 au 31 décembre de 9h à 20h sauf le dimanche y compris le 25 décembre',
    '12-21..12-24 9h-20h, 12-25 9h-20h, 12-26 9h-20h, 12-28..12-31 9h-20h',
  ],
  [
    'ouvert du 21 au 31 décembre de 9h à 20h sauf le dimanche sauf le 25 décembre fermé',
    '12-21..12-24 9h-20h, 12-25 fermé, 12-26 9h-20h, 12-28..12-31 9h-20h',
  ],
  [
    'ouvert du 30 décembre au 2 janvier 10h-16h y compris le 1er janvier',
    '12-30..12-31 10h-16h, 2027-01-01 10h-16h, 2027-01-02 10h-16h',
  ],
  ['fermé du 24 au 26 décembre', '12-24..12-26 fermé'],
  ['ouvert le 24 et le 25 décembre de 9h à 12h', '12-24 9h-12h, 12-25 9h-12h'],
  ['fermé le 1 mai 2027', '2027-05-01 fermé'],
  ['fermé le 8 mai', '2027-05-08 fermé'],
  ['du 4 au 7 janvier de 10h à 16h', '2027-01-04..2027-01-07 10h-16h'],
  ['du 3 au 7 janvier de 10h à 16h y compris le dimanche', '2027-01-03..2027-01-07 10h-16h'],
  ['du 3 au 7 janvier de 10h à 16h sauf le dimanche', '2027-01-04..2027-01-07 10h-16h'],
  ['Fermé le 24 décembre.', '12-24 fermé'],
  ['Fermé le jeudi 24 décembre', '12-24 fermé'],
  ['FERMÉ LE 24 DÉCEMBRE', '12-24 fermé'],
  ['ferme le 24 decembre', '12-24 fermé'],
  ['fermeture le 24 déc', '12-24 fermé'],
  ['fermeture exceptionnelle le 24/12', '12-24 fermé'],
  ['fermé le 24/12/2026', '12-24 fermé'],
  ['fermé le 24/12/26', '12-24 fermé'],
  ['fermé le 2026-12-24', '12-24 fermé'],
  ['fermé le 5.12', '12-05 fermé'],
  ['fermé du 24.12 au 2.1.2027.', '12-24..2027-01-02 fermé'],
  ['fermé le 24.12.26', '12-24 fermé'],
  ['fermé le samedi 5.12', '12-05 fermé'],
  ['fermé les 24.12, 26.12 et 31.12', '12-24 fermé, 12-26 fermé, 12-31 fermé'],
  ['fermé 9.03.2027', '2027-03-09 fermé'],
  ['fermé 9/03', '2027-03-09 fermé'],
  ['ouvert le 24 décembre de 9.30 à 12.50', '12-24 9h30-12h50'],
  ['ouvert le 24.12 de 9.03 à 12.10', '12-24 9h03-12h10'],
  ['ouvert le samedi 5 décembre 10.10-17.00.', '12-05 10h10-17h'],
  ['ouvert le 24 décembre à 9.03', '12-24 9h03-12h/14h-20h'],
  ['fermé le 24-12-2026', '12-24 fermé'],
  ['Fermé le 24 décembre !', '12-24 fermé'],
  ['Fermé le 24 décembre…', '12-24 fermé'],
  ['fermé le mar. 24 nov.', '11-24 fermé'],
  ['fermé mar 24 et mer 25 novembre', '11-24..11-25 fermé'],
  ["fermé le jeudi de l'Ascension", '2027-05-06 fermé'],
  ['fermé pour Noël', '12-25 fermé'],
  ['attention, fermé le 24 décembre', '12-24 fermé'],
  ['horaires exceptionnels le 24 décembre : 9h-16h', '12-24 9h-16h'],
  ['fermé du 24 au 26 décembre pour Noël', '12-24..12-26 fermé (Noël)'],
  ['fermé pour noël du 24 au 26 décembre', '12-24..12-26 fermé (Noël)'],
  ["fermé pour l'Ascension", '2027-05-06 fermé'],
  ['fermé pour Noël et le 26 décembre', '12-25..12-26 fermé'],
  ['fermé du 24 décembre au 2 janvier pour les fêtes', '12-24..2027-01-02 fermé (Fêtes)'],
  ['Vacances de Noël du 24 décembre au 2 janvier', '12-24..2027-01-02 fermé (vacances de Noël)'],
  ['CONGÉS DU 24 AU 26 DÉCEMBRE', '12-24..12-26 fermé (congés)'],
  ['congés d’été du 2 au 21 août', '2027-08-02..2027-08-21 fermé (congés d’été)'],
  ["congés de fin d'année du 24 décembre au 2 janvier", "12-24..2027-01-02 fermé (congés de fin d'année)"],
  ['nous sommes fermés le 24 décembre', '12-24 fermé'],
  ['nous serons fermés le 24 et le 25 décembre', '12-24..12-25 fermé'],
  ["l'institut sera fermé le 24 décembre toute la journée", '12-24 fermé'],
  ['le 24 décembre : fermé', '12-24 fermé'],
  ['24 décembre fermé', '12-24 fermé'],
  ['jeudi 24 décembre fermé, samedi 26 décembre fermé', '12-24 fermé, 12-26 fermé'],
  ['fermé les 24, 25 et 26 décembre', '12-24..12-26 fermé'],
  ['fermé 24-26 décembre', '12-24..12-26 fermé'],
  ['fermé 24 et 25 décembre', '12-24..12-25 fermé'],
  ['fermé du 24/12 au 26/12', '12-24..12-26 fermé'],
  ['fermé du 24 décembre au 2 janvier', '12-24..2027-01-02 fermé'],
  ['fermé du 24 décembre 2026 au 2 janvier 2027', '12-24..2027-01-02 fermé'],
  ['fermé du 24 décembre au 2 janvier 2027', '12-24..2027-01-02 fermé'],
  ['fermé du jeudi 24 au samedi 26 décembre', '12-24..12-26 fermé'],
  ['fermé du jeudi 24 décembre au samedi 2 janvier inclus', '12-24..2027-01-02 fermé'],
  ['fermé du 24 au 26 décembre compris', '12-24..12-26 fermé'],
  ["fermé à partir du 24 décembre jusqu'au 2 janvier", '12-24..2027-01-02 fermé'],
  ['congés du 1er au 22 août', '2027-08-01..2027-08-22 fermé (congés)'],
  ['congés annuels du 2 au 22 août 2027', '2027-08-02..2027-08-22 fermé (congés annuels)'],
  ['fermeture annuelle du 1er au 15 août', '2027-08-01..2027-08-15 fermé (fermeture annuelle)'],
  ['Fermé du 1er au 15 août : Fermeture annuelle', '2027-08-01..2027-08-15 fermé (fermeture annuelle)'],
  ['en congés du 2 au 22 août', '2027-08-02..2027-08-22 fermé (congés)'],
  ['en vacances du 3 au 10 février', '2027-02-03..2027-02-10 fermé (vacances)'],
  ['vacances du 15 au 20 février', '2027-02-15..2027-02-20 fermé (vacances)'],
  ['fermé pour inventaire le 12 janvier', '2027-01-12 fermé (inventaire)'],
  ['fermé pour travaux du 3 au 7 février', '2027-02-03..2027-02-07 fermé (travaux)'],
  ['fermé le 12 janvier pour formation', '2027-01-12 fermé (formation)'],
  ['fermé pour congés du 15 au 20 février', '2027-02-15..2027-02-20 fermé (congés)'],
  ['fermé pour cause de travaux le 3 février', '2027-02-03 fermé (travaux)'],
  ['fermé demain', '11-23 fermé'],
  ['demain ouvert de 9h à 12h', '11-23 9h-12h'],
  ['fermé après-demain', '11-24 fermé'],
  ['fermé après-demain après-midi', '11-24 9h-12h'],
  ["fermé aujourd'hui", '11-22 fermé'],
  ['fermé samedi', '11-28 fermé'],
  ['fermé ce samedi', '11-28 fermé'],
  ['ouvert samedi de 9h à 12h', '11-28 9h-12h'],
  ['ouvert samedi matin', '11-28 9h-12h'],
  ['samedi de 9h à 12h', '11-28 9h-12h'],
  ['fermé mardi et jeudi', '11-24 fermé, 11-26 fermé'],
  ['fermé samedi 26', '12-26 fermé'],
  ['fermé mardi 1er', '12-01 fermé'],
  ['fermé la semaine prochaine', '11-23..11-29 fermé'],
  ['je ferme la semaine prochaine', '11-23..11-29 fermé'],
  ['je suis fermée le 24 décembre', '12-24 fermé'],
  ['fermé le mois prochain', '12-01..12-31 fermé'],
  ['fermé à Noël', '12-25 fermé'],
  ["fermé à noël et le jour de l'an", '12-25 fermé, 2027-01-01 fermé'],
  ['fermé le lundi de Pâques', '2027-03-29 fermé'],
  ["fermé le lundi de Pentecôte et l'Ascension", '2027-05-06 fermé, 2027-05-17 fermé'],
  ['fermé à la Toussaint', '2027-11-01 fermé'],
  ['fermé le 15 août', '2027-08-15 fermé'],
  ['fermé le 24 décembre après-midi', '12-24 9h-12h'],
  ["fermé le 24 décembre l'après-midi", '12-24 9h-12h'],
  ["fermé l'après-midi du 24 décembre", '12-24 9h-12h'],
  ['fermé le matin du 24 décembre', '12-24 14h-20h'],
  ['ouvert le 24 décembre le matin', '12-24 9h-12h'],
  ['ouvert le 24 décembre matin', '12-24 9h-12h'],
  ['ouvert uniquement le matin le 24 décembre', '12-24 9h-12h'],
  ["ouvert le 24 décembre l'après-midi", '12-24 14h-20h'],
  ['ouvert le matin du 29 au 31 décembre', '12-29..12-31 9h-12h'],
  ['fermé le 24 décembre à partir de 16h', '12-24 9h-12h/14h-16h'],
  ['fermé à 16h le 24 décembre', '12-24 9h-12h/14h-16h'],
  ['fermé dès 16h le 24 décembre', '12-24 9h-12h/14h-16h'],
  ['fermeture à 17h le 24 décembre', '12-24 9h-12h/14h-17h'],
  ['nous fermons à 16h le 24 décembre', '12-24 9h-12h/14h-16h'],
  ['fermé après 17h le 31 décembre', '12-31 9h-12h/14h-17h'],
  ['fermé avant 10h le 31 décembre', '12-31 10h-12h/14h-20h'],
  ["ouvert jusqu'à 16h le 24 décembre", '12-24 9h-12h/14h-16h'],
  ["le 24 décembre jusqu'à 16h", '12-24 9h-12h/14h-16h'],
  ["le 24 décembre jusqu'à 16 h 30", '12-24 9h-12h/14h-16h30'],
  ['ouvert à partir de 10h le 24 décembre', '12-24 10h-12h/14h-20h'],
  ['ouverture à 10h le 24 décembre', '12-24 10h-12h/14h-20h'],
  ['ouvre à 10h le mardi 29 décembre', '12-29 10h-12h/14h-19h'],
  ["le 24 décembre dès 10h et jusqu'à 17h", '12-24 10h-12h/14h-17h'],
  ["du 21 au 23 décembre jusqu'à 20h", '12-21 14h-20h, 12-22..12-23 9h-12h/14h-20h'],
  [
    "en décembre jusqu'à 21h y compris le 25 décembre",
    '12-01..12-04 9h-12h/14h-21h, 12-05 9h-21h, 12-07 14h-21h, 12-08..12-11 9h-12h/14h-21h, 12-12 9h-21h, 12-14 14h-21h, 12-15..12-18 9h-12h/14h-21h, 12-19 9h-21h, 12-21 14h-21h, 12-22..12-24 9h-12h/14h-21h, 12-25 9h-12h/14h-21h, 12-26 9h-21h, 12-28 14h-21h, 12-29..12-31 9h-12h/14h-21h',
  ],
  ['ouvert du 21 au 23 décembre de 9h à 20h', '12-21..12-23 9h-20h'],
  ['ouvert du 21 au 23 décembre de 9h à 12h et de 14h à 20h', '12-21..12-23 9h-12h/14h-20h'],
  ['ouvert le 24 et le 31 décembre de 9h à 16h', '12-24 9h-16h, 12-31 9h-16h'],
  ['ouvert les 24 et 31 décembre 9h-16h', '12-24 9h-16h, 12-31 9h-16h'],
  ['le 24 décembre 9h-12h et 14h-16h, le 31 décembre 9h-12h', '12-24 9h-12h/14h-16h, 12-31 9h-12h'],
  ['le 24 décembre de 9h à 12h et le 31 décembre de 9h à 16h', '12-24 9h-12h, 12-31 9h-16h'],
  ['ouvert le 24 décembre 9h-12h, fermé le 25, ouvert le 26 9h-12h', '12-24 9h-12h, 12-25 fermé, 12-26 9h-12h'],
  ['ouvert le 24 décembre 9h-12h ; fermé du 25 au 27 décembre', '12-24 9h-12h, 12-25..12-27 fermé'],
  ['fermé le 25 décembre et ouvert le 26 décembre de 9h à 12h', '12-25 fermé, 12-26 9h-12h'],
  ['fermé le 25 décembre mais ouvert le 26 de 10h à 16h', '12-25 fermé, 12-26 10h-16h'],
  ['le 24 décembre ouvert de 9h à 12h, le 25 décembre fermé', '12-24 9h-12h, 12-25 fermé'],
  [
    'fermé du 24 décembre au 2 janvier sauf le 31 matin',
    '12-24..12-30 fermé, 12-31 9h-12h, 2027-01-01..2027-01-02 fermé',
  ],
  [
    'fermé du 24 décembre au 2 janvier sauf le 29 et le 30',
    '12-24..12-28 fermé, 12-29..12-30 9h-12h/14h-19h, 12-31..2027-01-02 fermé',
  ],
  [
    'fermé du 24 décembre au 2 janvier sauf le 29 de 9h à 12h et le 30 de 9h à 16h',
    '12-24..12-28 fermé, 12-29 9h-12h, 12-30 9h-16h, 12-31..2027-01-02 fermé',
  ],
  [
    'fermé du 24 décembre au 2 janvier sauf du 28 au 30',
    '12-24..12-27 fermé, 12-28 14h-19h, 12-29..12-30 9h-12h/14h-19h, 12-31..2027-01-02 fermé',
  ],
  [
    'fermé du 21 au 31 décembre excepté le mardi 29 décembre',
    '12-21..12-28 fermé, 12-29 9h-12h/14h-19h, 12-30..12-31 fermé',
  ],
  [
    'fermé du 21 au 26 décembre sauf mercredi et jeudi matin',
    '12-21..12-22 fermé, 12-23..12-24 9h-12h, 12-25..12-26 fermé',
  ],
  [
    'fermé en août sauf le samedi',
    '2027-08-01..2027-08-06 fermé, 2027-08-07 9h-16h, 2027-08-08..2027-08-13 fermé, 2027-08-14 9h-16h, 2027-08-15..2027-08-20 fermé, 2027-08-21 9h-16h, 2027-08-22..2027-08-27 fermé, 2027-08-28 9h-16h, 2027-08-29..2027-08-31 fermé',
  ],
  [
    'fermé en août sauf les samedis de 10h à 12h',
    '2027-08-01..2027-08-06 fermé, 2027-08-07 10h-12h, 2027-08-08..2027-08-13 fermé, 2027-08-14 10h-12h, 2027-08-15..2027-08-20 fermé, 2027-08-21 10h-12h, 2027-08-22..2027-08-27 fermé, 2027-08-28 10h-12h, 2027-08-29..2027-08-31 fermé',
  ],
  ['fermé en août', '2027-08-01..2027-08-31 fermé'],
  ["fermé au mois d'août", '2027-08-01..2027-08-31 fermé'],
  ["fermé tout le mois d'août", '2027-08-01..2027-08-31 fermé'],
  ['fermé en août 2028', '2028-08-01..2028-08-31 fermé'],
  ['fermé de juillet à août', '2027-07-01..2027-08-31 fermé'],
  ['en août fermé le samedi', '2027-08-07 fermé, 2027-08-14 fermé, 2027-08-21 fermé, 2027-08-28 fermé'],
  [
    'en août fermé les lundis',
    '2027-08-02 fermé, 2027-08-09 fermé, 2027-08-16 fermé, 2027-08-23 fermé, 2027-08-30 fermé',
  ],
  [
    "fermé tous les lundis d'août",
    '2027-08-02 fermé, 2027-08-09 fermé, 2027-08-16 fermé, 2027-08-23 fermé, 2027-08-30 fermé',
  ],
  ['fermé tous les samedis en février', '2027-02-06 fermé, 2027-02-13 fermé, 2027-02-20 fermé, 2027-02-27 fermé'],
  ['les dimanches de décembre de 10h à 17h', '12-06 10h-17h, 12-13 10h-17h, 12-20 10h-17h, 12-27 10h-17h'],
  ['en décembre ouvert tous les dimanches de 10h à 17h', '12-06 10h-17h, 12-13 10h-17h, 12-20 10h-17h, 12-27 10h-17h'],
  ['ouvert les dimanches 13 et 20 décembre de 10h à 17h', '12-13 10h-17h, 12-20 10h-17h'],
  ['ouvert dimanche 13 et dimanche 20 décembre de 10h à 17h', '12-13 10h-17h, 12-20 10h-17h'],
  [
    'du lundi au vendredi en août de 10h à 16h',
    '2027-08-02..2027-08-06 10h-16h, 2027-08-09..2027-08-13 10h-16h, 2027-08-16..2027-08-20 10h-16h, 2027-08-23..2027-08-27 10h-16h, 2027-08-30..2027-08-31 10h-16h',
  ],
  [
    'en août du mardi au jeudi 10h-12h',
    '2027-08-03..2027-08-05 10h-12h, 2027-08-10..2027-08-12 10h-12h, 2027-08-17..2027-08-19 10h-12h, 2027-08-24..2027-08-26 10h-12h, 2027-08-31 10h-12h',
  ],
  ['ouvert le 25 décembre', '12-25 9h-12h/14h-19h'],
  ["ouvert le 8 mai comme d'habitude", '2027-05-08 9h-16h'],
  ['ouvert le 24 décembre non-stop de 9h à 19h', '12-24 9h-19h'],
  ['ouvert le 24 décembre de 9 à 12h', '12-24 9h-12h'],
  ['ouvert le 24 décembre de 9h à midi', '12-24 9h-12h'],
  ['le 31 décembre de midi à minuit', '12-31 12h-minuit'],
  ['le 31 décembre entre 10h et 16h', '12-31 10h-16h'],
  ['ouvert le 24 décembre 9h30–12h30', '12-24 9h30-12h30'],
  ['fermé le 24 décembre de 14h à 16h', '12-24 9h-12h/16h-20h'],
  ['fermé le mardi 29 décembre de 9h à 10h30', '12-29 10h30-12h/14h-19h'],
  ['ouvert le lundi 28 décembre de 9h à 12h / 14h à 18h', '12-28 9h-12h/14h-18h'],
  ["du 21 au 24 décembre 9h-19h sauf le mardi comme d'habitude", '12-21 9h-19h, 12-23..12-24 9h-19h'],
  ['du 21 au 24 décembre 9h-19h sauf le mardi fermé', '12-21 9h-19h, 12-22 fermé, 12-23..12-24 9h-19h'],
  ['du 21 au 24 décembre 9h-19h sauf le jeudi 9h-16h', '12-21..12-23 9h-19h, 12-24 9h-16h'],
  ['ouverture exceptionnelle le dimanche 13 décembre 10h-18h', '12-13 10h-18h'],
  ['le 29 février 2028 fermé', '2028-02-29 fermé'],
  ['fermé du 20 au 30 novembre', '11-20..11-30 fermé'],
  ['fermé ven. 25 déc. et sam. 26 déc.', '12-25..12-26 fermé'],
  ["fermé jusqu'à 10h le 24 décembre", '12-24 10h-12h/14h-20h'],
  ["ouvert de 10h jusqu'à 17h le 24 décembre", '12-24 10h-17h'],
  ['en congés annuels du 2 au 21 août', '2027-08-02..2027-08-21 fermé (congés annuels)'],
  ['fermé samedi 26 et samedi 2', '12-26 fermé, 2027-01-02 fermé'],
  ['fermé à partir de 16h du 22 au 24 décembre', '12-22..12-24 9h-12h/14h-16h'],
  ['ouvert le 24 décembre 9h-12h et fermé le 29 après-midi', '12-24 9h-12h, 12-29 9h-12h'],
  ["fermé l'après-midi les 24 et 31 décembre", '12-24 9h-12h, 12-31 9h-12h'],
  ["fermé l'après-midi les 22, 23 et 24 décembre", '12-22..12-24 9h-12h'],
  ["fermé l'après-midi le 24 et le 31 décembre", '12-24 9h-12h, 12-31 9h-12h'],
  ["fermé l'après-midi du 24 et du 31 décembre", '12-24 9h-12h, 12-31 9h-12h'],
  ['fermé les après-midis des 24 et 31 décembre', '12-24 9h-12h, 12-31 9h-12h'],
  ['fermé le matin les 8 et 9 décembre', '12-08..12-09 14h-19h'],
  ["fermé l'après-midi mardi et jeudi", '11-24 9h-12h, 11-26 9h-12h'],
  ["fermé l'après-midi le 24 décembre, le 31 toute la journée", '12-24 9h-12h, 12-31 fermé'],
  ["fermé l'après-midi le 24 décembre, le 31 le matin", '12-24 9h-12h, 12-31 14h-20h'],
  ['fermé de 14h à 16h les 24 et 31 décembre', '12-24 9h-12h/16h-20h, 12-31 9h-12h/16h-20h'],
  ['ouvert de 9h à 16h les 24 et 31 décembre', '12-24 9h-16h, 12-31 9h-16h'],
  ["ouvert jusqu'à 16h les 24 et 31 décembre", '12-24 9h-12h/14h-16h, 12-31 9h-12h/14h-16h'],
  ['fermé à 16h le 24 et le 31 décembre', '12-24 9h-12h/14h-16h, 12-31 9h-12h/14h-16h'],
  ['ouvert de 14h à 18h les dimanches 13 et 20 décembre', '12-13 14h-18h, 12-20 14h-18h'],
  ['9h-12h les 24 et 31 décembre', '12-24 9h-12h, 12-31 9h-12h'],
  ['fermé du 21 au 26 décembre sauf le matin le 22 et le 23', '12-21 fermé, 12-22..12-23 9h-12h, 12-24..12-26 fermé'],
  [
    'fermé du 21 au 26 décembre sauf le matin le 22, sauf le 23',
    '12-21 fermé, 12-22 9h-12h, 12-23 9h-12h/14h-19h, 12-24..12-26 fermé',
  ],
  [
    'fermé du 24 décembre au 2 janvier, ouvert le 31 de 9h à 12h',
    '12-24..12-30 fermé, 12-31 9h-12h, 2027-01-01..2027-01-02 fermé',
  ],
  [
    'fermé du 24 décembre 2027 au 2 janvier 2028, ouvert le 31 et le 2 de 9h à 12h',
    '2027-12-24..2027-12-30 fermé, 2027-12-31 9h-12h, 2028-01-01 fermé, 2028-01-02 9h-12h',
  ],
  [
    'fermé du 24 décembre au 2 janvier, ouvert le 29 et le 30 de 10h à 16h',
    '12-24..12-28 fermé, 12-29..12-30 10h-16h, 12-31..2027-01-02 fermé',
  ],
  [
    'fermé du 20 décembre au 5 janvier, ouvert le 22',
    '12-20..12-21 fermé, 12-22 9h-12h/14h-19h, 12-23..2027-01-05 fermé',
  ],
  [
    'fermé du 24 décembre au 2 janvier, le 31 ouvert de 9h à 12h',
    '12-24..12-30 fermé, 12-31 9h-12h, 2027-01-01..2027-01-02 fermé',
  ],
  ['fermé du 24 au 26 décembre, ouvert le 24 de 9h à 12h', '12-24 9h-12h, 12-25..12-26 fermé'],
  ['ouvert du 21 au 26 décembre de 9h à 12h, fermé le 25', '12-21..12-24 9h-12h, 12-25 fermé, 12-26 9h-12h'],
  ['fermé le 24 décembre, le 26 ouvert de 9h à 12h', '12-24 fermé, 12-26 9h-12h'],
  ["ouvert le 24 décembre de 9h à 12h, fermé l'après-midi", '12-24 9h-12h'],
  ["ouvert le 24 décembre le matin, fermé l'après-midi", '12-24 9h-12h'],
  ["ouvert le 24 décembre jusqu'à 12h, fermé l'après-midi", '12-24 9h-12h'],
  ['fermé du 24 décembre au 2 janvier, ouvert le 8 décembre 2026 de 9h à 12h', '12-08 9h-12h, 12-24..2027-01-02 fermé'],
  ["ouvert le 24 décembre et fermé l'après-midi", '12-24 9h-12h'],
  ["ouvert de 9h à 12h les 24 et 31 décembre, fermé l'après-midi", '12-24 9h-12h, 12-31 9h-12h'],
  ["fermé du 28 au 31 décembre, ouvert le 29 jusqu'à 19h", '12-28 fermé, 12-29 9h-12h/14h-19h, 12-30..12-31 fermé'],
  [
    'fermé du 24 au 31 décembre, le mardi 29 décembre 2026 : ouvert',
    '12-24..12-28 fermé, 12-29 9h-12h/14h-19h, 12-30..12-31 fermé',
  ],
  ['fermé le 24 décembre, ouvert le matin', '12-24 9h-12h'],
  ["ouvert les 24 et 31 décembre de 10h à 12h, fermé l'après-midi", '12-24 10h-12h, 12-31 10h-12h'],
  ["fermé l'après-midi le 24 décembre, toute la journée le 25", '12-24 9h-12h, 12-25 fermé'],
  ["fermé l'après-midi le 24 décembre et toute la journée le 25 décembre", '12-24 9h-12h, 12-25 fermé'],
  ["fermé l'après-midi mardi et toute la journée jeudi", '11-24 9h-12h, 11-26 fermé'],
  ['fermé le matin le 7 décembre et toute la journée le 8', '12-08 fermé'],
  ['fermé de 14h à 16h le 24 décembre, toute la journée le 26', '12-24 9h-12h/16h-20h, 12-26 fermé'],
  ['fermé à 16h le 24 décembre, toute la journée le 25', '12-24 9h-12h/14h-16h, 12-25 fermé'],
  ["fermé l'après-midi le 24 décembre, puis toute la journée du 26", '12-24 9h-12h, 12-26 fermé'],
  ["fermé toute la journée le 25 décembre, l'après-midi le 24 décembre", '12-24 9h-12h, 12-25 fermé'],
  ["fermé toute la journée le 25 décembre, le 26 l'après-midi", '12-25 fermé, 12-26 9h-12h'],
  ['fermé demain toute la journée et les 29 et 30 décembre le matin', '11-23 fermé, 12-29..12-30 14h-19h'],
  [
    'fermé toute la journée les samedis et dimanches en janvier',
    '2027-01-02..2027-01-03 fermé, 2027-01-09..2027-01-10 fermé, 2027-01-16..2027-01-17 fermé, 2027-01-23..2027-01-24 fermé, 2027-01-30..2027-01-31 fermé',
  ],
  ['fermé du 31 juillet au 15 août et le 28', '2027-07-31..2027-08-15 fermé, 2027-08-28 fermé'],
  ['fermé du 15 juillet au 5 août, puis du 10 au 15', '2027-07-15..2027-08-05 fermé, 2027-08-10..2027-08-15 fermé'],
  ['fermé du 25 avril au 2 mai, et le 8', '2027-04-25..2027-05-02 fermé, 2027-05-08 fermé'],
  [
    'fermé du 27 avril au 3 mai, du 6 au 9 et du 14 au 18',
    '2027-04-27..2027-05-03 fermé, 2027-05-06..2027-05-09 fermé, 2027-05-14..2027-05-18 fermé',
  ],
  ['fermé du 28 février au 6 mars et le 15', '2027-02-28..2027-03-06 fermé, 2027-03-15 fermé'],
  ['fermé du 24 décembre au 3 janvier, ouvert le 4 de 14h à 19h', '12-24..2027-01-03 fermé, 2027-01-04 14h-19h'],
  ['fermé du 24 décembre au 2 janvier, ouvert le 8 de 9h à 12h', '12-24..2027-01-02 fermé, 2027-01-08 9h-12h'],
  ['fermé du 30 novembre au 5 décembre et le 12', '11-30..12-05 fermé, 12-12 fermé'],
  ['fermé du 28 décembre au 3 janvier et le 15', '12-28..2027-01-03 fermé, 2027-01-15 fermé'],
  ['fermé du 28 décembre au 3 janvier, puis les 4 et 5', '12-28..2027-01-05 fermé'],
  ["fermé l'après-midi à Noël et le 1er janvier", '12-25 9h-12h, 2027-01-01 9h-12h'],
  ["fermé le 25 décembre, fermé l'après-midi, le 24 décembre", '12-24 9h-12h, 12-25 fermé'],
  ['fermé le 25 décembre. Ouvert le matin, le 24 décembre', '12-24 9h-12h, 12-25 fermé'],
  ['fermé mercredi, ouvert le matin, jeudi', '11-25 fermé, 11-26 9h-12h'],
  ["ouvert le 24 décembre de 9h à 12h, fermé l'après-midi, le 31 ouvert de 9h à 12h", '12-24 9h-12h, 12-31 9h-12h'],
  ['fermé le 24 décembre, ouvert le matin, le 25 fermé', '12-24 9h-12h, 12-25 fermé'],
  ["fermé l'après-midi le 26 décembre et le 27", '12-26 9h-12h, 12-27 fermé'],
]

/** Sentences that mean nothing for certain, what is asked, and the sentences that are proposed instead. */
const ASKED: [sentence: string, question: string, choices?: string[]][] = [
  ['le 24 décembre, fermé', 'Fermé, ou ouvert de quelle heure à quelle heure ?'],
  ['fermé de noël au 24', 'De quel jour à quel jour ?'],
  ['fermé demain matin', 'Rien ne change : ces jours-là, les horaires sont déjà ceux-là.'],
  [
    'fermé samedi matin',
    "Le samedi 28 novembre, c'est d'habitude de 9 h à 16 h : ouvert alors de quelle heure à quelle heure ?",
  ],
  ['fermé', 'Quel jour ?'],
  ['ouvert', 'Quel jour ?'],
  ['le 24 décembre', 'Fermé, ou ouvert de quelle heure à quelle heure ?'],
  ['samedi', 'Fermé, ou ouvert de quelle heure à quelle heure ?'],
  ['10h-17h', 'Quel jour ?'],
  ['ouvert de 10h à 17h', 'Quel jour ?'],
  [
    'du 3 au 7 janvier de 10h à 16h',
    "Le dimanche est fermé d'habitude : ouvert aussi ?",
    ['du 3 au 7 janvier de 10h à 16h y compris le dimanche', 'du 3 au 7 janvier de 10h à 16h sauf le dimanche'],
  ],
  [
    "en août jusqu'à 18h",
    "Le samedi, c'est d'habitude fermé plus tôt : jusqu'à 18 h aussi ?",
    ["en août jusqu'à 18h y compris le samedi", "en août jusqu'à 18h sauf le samedi"],
  ],
  [
    "en décembre jusqu'à 21h",
    'Le 25 décembre est férié : ouvert aussi ?',
    ["en décembre jusqu'à 21h y compris le 25 décembre", "en décembre jusqu'à 21h sauf le 25 décembre fermé"],
  ],
  [
    'fermés du 21 décembre au 3 janvier sauf les vendredis',
    'Le 25 décembre et le 1er janvier sont fériés : ouvert aussi ?',
    [
      'fermés du 21 décembre au 3 janvier sauf les vendredis y compris le 25 décembre et le 1er janvier',
      'fermés du 21 décembre au 3 janvier sauf les vendredis sauf le 25 décembre et le 1er janvier fermé',
    ],
  ],
  [
    'fermés du 24 au 26 décembre sauf le matin',
    'Le 25 décembre est férié : ouvert aussi ?',
    [
      'fermés du 24 au 26 décembre sauf le matin y compris le 25 décembre',
      'fermés du 24 au 26 décembre sauf le matin sauf le 25 décembre fermé',
    ],
  ],
  [
    'ouvert du 14 au 31 décembre de 9h à 20h sauf le dimanche',
    'Le 25 décembre est férié : ouvert aussi ?',
    [
      'ouvert du 14 au 31 décembre de 9h à 20h sauf le dimanche y compris le 25 décembre',
      'ouvert du 14 au 31 décembre de 9h à 20h sauf le dimanche sauf le 25 décembre fermé',
    ],
  ],
  ["du 21 au 24 décembre jusqu'à 20h y compris le 25 décembre", "Le vendredi 25 décembre n'est pas dans ces jours", []],
  [
    'fermé le 24',
    'De quel mois : novembre, décembre, janvier ?',
    ['fermé le 24 novembre 2026', 'fermé le 24 décembre 2026', 'fermé le 24 janvier 2027'],
  ],
  [
    'fermé du 24 au 26',
    'De quel mois : novembre, décembre, janvier ?',
    ['fermé du 24 au 26 novembre 2026', 'fermé du 24 au 26 décembre 2026', 'fermé du 24 au 26 janvier 2027'],
  ],
  [
    'fermé du 24 au 26 sauf le matin',
    'De quel mois : novembre, décembre, janvier ?',
    [
      'fermé du 24 au 26 novembre 2026 sauf le matin',
      'fermé du 24 au 26 décembre 2026 sauf le matin',
      'fermé du 24 au 26 janvier 2027 sauf le matin',
    ],
  ],
  ['fermé le 5', 'De quel mois : décembre, janvier ?', ['fermé le 5 décembre 2026', 'fermé le 5 janvier 2027']],
  [
    'fermé le samedi',
    "Chaque semaine (samedi) ? Cela se change dans les horaires d'ouverture. Ou seulement le samedi 28 novembre ?",
    ['fermé le samedi 28 novembre 2026'],
  ],
  [
    'fermé les samedis',
    "Chaque semaine (samedi) ? Cela se change dans les horaires d'ouverture. Ou seulement le samedi 28 novembre ?",
    ['fermé le samedi 28 novembre 2026'],
  ],
  [
    'fermé tous les lundis',
    "Chaque semaine (lundi) ? Cela se change dans les horaires d'ouverture. Ou seulement le lundi 23 novembre ?",
    ['fermé le lundi 23 novembre 2026'],
  ],
  [
    'fermé chaque mercredi',
    "Chaque semaine (mercredi) ? Cela se change dans les horaires d'ouverture. Ou seulement le mercredi 25 novembre ?",
    ['fermé le mercredi 25 novembre 2026'],
  ],
  ['fermé tous les jours', '« tous les jours » : de quel jour à quel jour ?'],
  [
    'fermé samedi prochain',
    'Le samedi 28 novembre, ou le samedi 5 décembre ?',
    ['fermé le samedi 28 novembre 2026', 'fermé le samedi 5 décembre 2026'],
  ],
  [
    'fermé dimanche',
    'Le dimanche 22 novembre, ou le dimanche 29 novembre ?',
    ['fermé le dimanche 22 novembre 2026', 'fermé le dimanche 29 novembre 2026'],
  ],
  [
    'fermé du lundi au mercredi',
    "Chaque semaine (du lundi au mercredi) ? Cela se change dans les horaires d'ouverture. Ou seulement du lundi 23 novembre au mercredi 25 novembre ?",
    ['fermé du lundi 23 novembre 2026 au mercredi 25 novembre 2026'],
  ],
  ['fermé la semaine du 15 février', '« semaine » : de quel jour à quel jour ?'],
  ['fermé cette semaine', '« semaine » : de quel jour à quel jour ?'],
  ['fermé semaine 52', '« semaine » : de quel jour à quel jour ?'],
  ['fermé ce week-end', 'Ce week-end-ci, ou le suivant ?'],
  ['fermé le week-end prochain', '« week-end » : de quel jour à quel jour ?'],
  ['fermé ce mois', '« mois » : de quel jour à quel jour ?'],
  ['ouvert le 24 décembre 9h 19h', 'De 9 h à 19 h ?', ['ouvert le 24 décembre 9h - 19h']],
  ['fermé du 24 au 26 décembre sauf le 1', "Le 1er n'est pas dans ces jours"],
  ['fermé deux semaines en août', 'Pas compris : « deux ».'],
  ['fermé quelques jours en août', '« quelques » : de quel jour à quel jour ?'],
  ['fermé fin août', '« fin août » : de quel jour à quel jour ?'],
  ['fermé début janvier', '« début janvier » : de quel jour à quel jour ?'],
  ['fermé mi-août', '« mi » : de quel jour à quel jour ?'],
  ['fermé pendant les fêtes', 'Pas compris : « fêtes ».'],
  ['fermé les jours fériés', 'Pas compris : « jours ».'],
  ['fermé vers Noël', '« vers » : de quel jour à quel jour ?'],
  ['fermé à Pâques', '« Pâques » : le dimanche, ou le lundi de Pâques ?'],
  ['fermé à la Pentecôte', '« Pentecôte » : le dimanche, ou le lundi de Pentecôte ?'],
  ["congés de Noël au jour de l'an", 'De quel jour à quel jour ?'],
  ['fermé ce soir', 'Le soir : de quelle heure à quelle heure ?'],
  ["fermé entre Noël et le jour de l'an", 'Pas compris : « entre ».'],
  ['fermé le 24 peut-être', 'Pas compris : « peut », « être ».'],
  ['fermé le 24 ou le 25 décembre', "« ou » : l'un ou l'autre ?"],
  ['fermé le 24 décembre ou le 31', "« ou » : l'un ou l'autre ?"],
  [
    'fermé samedi 20 décembre',
    'Le 20 décembre 2026 est un dimanche, pas un samedi : quel jour ?',
    ['fermé dimanche 20 décembre 2026', 'fermé samedi 19 décembre 2026'],
  ],
  [
    'fermé le lundi 25 décembre',
    'Le 25 décembre 2026 est un vendredi, pas un lundi : quel jour ?',
    ['fermé le vendredi 25 décembre 2026', 'fermé le lundi 28 décembre 2026'],
  ],
  [
    'fermé du mardi 24 au 26 décembre',
    'Le 24 décembre 2026 est un jeudi, pas un mardi : quel jour ?',
    ['fermé du jeudi 24 décembre 2026 au 26 décembre', 'fermé du mardi 22 décembre 2026 au 26 décembre'],
  ],
  ['fermé samedi 25', 'Aucun samedi 25 dans les mois qui viennent : de quel mois, de quelle année ?'],
  [
    'fermé le 15 novembre',
    'Le 15 novembre 2026 est passé : est-ce le 15 novembre 2027 ?',
    ['fermé le 15 novembre 2027'],
  ],
  ['fermé le 22 octobre', 'Le 22 octobre 2026 est passé : est-ce le 22 octobre 2027 ?', ['fermé le 22 octobre 2027']],
  ['fermé le 24 décembre 2025', 'Le 24 décembre 2025 est passé : quelle année ?'],
  [
    'fermé du 1er au 15 novembre',
    'Le 15 novembre 2026 est passé : est-ce le 15 novembre 2027 ?',
    ['fermé du 1er au 15 novembre 2027'],
  ],
  ['fermé le 24 décembre 2062', '2062, vraiment ? Quelle année ?'],
  ['fermé le 31 novembre', "Le 31 novembre 2026 n'existe pas : quel jour ?"],
  ['fermé le 30 février', "Le 30 février 2027 n'existe pas : quel jour ?"],
  ['fermé le 29 février', "Le 29 février 2027 n'existe pas : quel jour ?"],
  ['fermé le 32 décembre', 'Pas compris : « 32 ».'],
  ['fermé le 24/13', "Il n'y a pas de mois 13 : quel jour ?"],
  ['fermé le 0 décembre', "Le 0 décembre 2026 n'existe pas : quel jour ?"],
  ['fermé du 26 au 24 décembre', 'Est-ce du 26 novembre au 24 décembre ?', ['fermé du 26 novembre au 24 décembre']],
  ['fermé du 28 au 3 janvier', 'Est-ce du 28 décembre au 3 janvier ?', ['fermé du 28 décembre au 3 janvier']],
  ['fermé du 28 décembre au 3', "Est-ce jusqu'au 3 janvier ?", ['fermé du 28 décembre au 3 janvier']],
  ['fermé du 26 au 24', 'De quel mois à quel mois ?'],
  [
    'fermé du 26 décembre 2027 au 24 décembre 2026',
    'Le dimanche 26 décembre 2027 est après le jeudi 24 décembre : de quel jour à quel jour ?',
  ],
  ['fermé du 24 décembre', "Jusqu'à quel jour ?"],
  ['fermé à partir du 24 décembre', "Jusqu'à quel jour ?"],
  ['fermé dès le 24 décembre', "Jusqu'à quel jour ?"],
  ["fermé jusqu'au 26 décembre", 'À partir de quel jour ?'],
  ['fermé avant le 26 décembre', 'Pas compris : « avant ».'],
  ['ouvert le 20 décembre', "Le dimanche 20 décembre est fermé d'habitude : de quelle heure à quelle heure ?"],
  ['ouvert dimanche 20 décembre', "Le dimanche 20 décembre est fermé d'habitude : de quelle heure à quelle heure ?"],
  [
    'ouvert le dimanche 20 décembre matin',
    "Le dimanche 20 décembre est fermé d'habitude : de quelle heure à quelle heure ?",
  ],
  [
    'ouvert lundi 28 décembre matin',
    "Le lundi 28 décembre, c'est d'habitude de 14 h à 19 h : ce matin-là de quelle heure à quelle heure ?",
  ],
  [
    'fermé le samedi 26 décembre matin',
    "Le samedi 26 décembre, c'est d'habitude de 9 h à 16 h : ouvert alors de quelle heure à quelle heure ?",
  ],
  [
    'ouvert samedi 26 décembre après-midi',
    "Le samedi 26 décembre, c'est d'habitude de 9 h à 16 h : cet après-midi-là de quelle heure à quelle heure ?",
  ],
  [
    "ouvert le 24 décembre jusqu'à 13h",
    'Le jeudi 24 décembre, 13 h est pendant la pause : de quelle heure à quelle heure ?',
  ],
  [
    "ouvert le lundi 28 décembre jusqu'à 12h",
    "Le lundi 28 décembre, c'est d'habitude de 14 h à 19 h : fermé ce jour-là, ou de quelle heure à quelle heure ?",
  ],
  [
    'ouvert le 24 décembre à partir de 20h',
    "Le jeudi 24 décembre, c'est d'habitude de 9 h à 12 h et de 14 h à 20 h : fermé ce jour-là, ou de quelle heure à quelle heure ?",
  ],
  [
    "ouvert le dimanche 20 décembre jusqu'à 17h",
    "Le dimanche 20 décembre est fermé d'habitude : de quelle heure à quelle heure ?",
  ],
  ['le 24 décembre de 17h à 10h', '17 h est après 10 h : quelles sont les heures ?'],
  ['le 24 décembre 9h-12h 11h-14h', '12 h est après 11 h : quelles sont les heures ?'],
  ['le 24 décembre 9h-25h', 'Pas compris : « 25h ».'],
  ['le 24 décembre à 9h75', 'Pas compris : « 9h75 ».'],
  ['ouvert le 24 décembre 9h', 'Pas compris : « 9h ».'],
  ['ouvert le 24 décembre de 9 à 12', 'De 9 à 12 : des heures ?', ['ouvert le 24 décembre de 9h à 12h']],
  ['ouvert le 24 décembre le soir', 'Le soir : de quelle heure à quelle heure ?'],
  ['nocturne le 24 décembre', 'Le soir : de quelle heure à quelle heure ?'],
  ['ouvert le 24 décembre matin 14h-18h', 'De 14 h à 18 h, est-ce bien le matin ?'],
  ['fermé le 24 et le 31 décembre 9h-12h', "Ces heures sont-elles celles de l'ouverture ou de la fermeture ?"],
  [
    'fermé le 24 décembre après-midi, le 31 décembre 9h-12h',
    "Ces heures sont-elles celles de l'ouverture ou de la fermeture ?",
  ],
  ['ouvert le 24 décembre de 9h à 12h et le 26', 'Et le deuxième jour : de quelle heure à quelle heure ?'],
  ['le 24 décembre matin', 'Le matin : ouvert, ou fermé ?'],
  [
    'fermé le 24 décembre, ouvert le 24 décembre de 9h à 12h',
    'Le jeudi 24 décembre est dit deux fois : fermé, ou 9h - 12h ?',
  ],
  [
    'ouvert le 24 décembre 9h-12h, le 24 décembre 14h-18h',
    'Le jeudi 24 décembre est dit deux fois : 9h - 12h, ou 14h - 18h ?',
  ],
  ["fermé le 24 décembre comme d'habitude", "« Fermé » ou « comme d'habitude » ?"],
  ['fermé du 24 au 26 décembre sauf le 28', "Le 28 n'est pas dans ces jours : quel jour ?"],
  ['fermé du 24 au 26 décembre sauf mercredi', "Il n'y a pas de mercredi dans ces jours : quel jour ?"],
  [
    'fermé du 24 au 27 décembre sauf dimanche',
    "Le dimanche 27 décembre est fermé d'habitude : de quelle heure à quelle heure ?",
  ],
  [
    'fermé du 24 au 31 décembre sauf lundi matin',
    "Le lundi 28 décembre, c'est d'habitude de 14 h à 19 h : ce matin-là de quelle heure à quelle heure ?",
  ],
  ['fermé du 24 au 26 décembre sauf', 'Sauf quand ?'],
  ['fermé du 24 au 26 décembre sauf à noël sauf le matin', 'Pas compris : « sauf ».'],
  [
    'du 21 au 24 décembre 9h-19h sauf le mardi',
    "Le mardi 22 décembre : fermé, ou comme d'habitude ?",
    ['du 21 au 24 décembre 9h-19h sauf le mardi fermé', "du 21 au 24 décembre 9h-19h sauf le mardi comme d'habitude"],
  ],
  ['du 21 au 24 décembre 9h-19h sauf le mardi matin', '« sauf » le matin : fermé, ou de quelle heure à quelle heure ?'],
  ['en août fermé samedi', 'Tous les samedis, ou un seul ?'],
  ['en août ouvert', "Le dimanche 1er août 2027 est fermé d'habitude : de quelle heure à quelle heure ?"],
  ['en 2027 fermé', 'Pas compris : « 2027 ».'],
  ['pas fermé le 24 décembre', 'Pas compris : « pas ».'],
  ['fermé le 24 décembre sauf urgence', 'Pas compris : « urgence ».'],
  ['fermé le 24 décembre 2 jours', 'De quel jour à quel jour ?'],
  [
    'fermé le 24 décembre à 9h à 10h',
    "Le jeudi 24 décembre, c'est d'habitude de 9 h à 12 h et de 14 h à 20 h : fermé ce jour-là, ou de quelle heure à quelle heure ?",
  ],
  [
    'fermé le 24 décembre et le 2',
    'De quel mois : décembre, janvier ?',
    ['fermé le 24 décembre et le 2 décembre 2026', 'fermé le 24 décembre et le 2 janvier 2027'],
  ],
  ["ouvert le 29 décembre jusqu'à 19h", 'Rien ne change : ces jours-là, les horaires sont déjà ceux-là.'],
  [
    'fermé le mardi 29 décembre de 12h à 14h',
    "Le mardi 29 décembre, c'est d'habitude de 9 h à 12 h et de 14 h à 19 h : rien ne change. Quelles heures sont fermées ?",
  ],
  ["jusqu'à 18h", 'Quel jour ?'],
  ['sauf samedi', 'Quel jour ?'],
  ['du au', 'Pas compris : « au ».'],
  ['noël', 'Fermé, ou ouvert de quelle heure à quelle heure ?'],
  ['fermé le 24 dcembre', 'Pas compris : « dcembre ».'],
  ['on ouvrira sûrement le 24 décembre', 'Pas compris : « sûrement ».'],
  ['fermé du 1er janvier 2027 au 31 décembre 2028', "C'est plus d'un an : de quel jour à quel jour ?"],
  [
    "ouvert du 1er janvier au 31 décembre 2027 jusqu'à 18h sauf le samedi",
    "Cela fait trop de dates : changez plutôt les horaires d'ouverture de chaque semaine.",
  ],
  ['fermé, ouvert le 24 décembre', 'Quel jour ?'],
  ['fermé de noël au 2 janvier', 'De quel jour à quel jour ?'],
  ['fermé le 20 décembre à noël', 'De quel jour à quel jour ?'],
  ['le 24 décembre ouvert le 26 9h-12h', 'De quel jour à quel jour ?'],
  ['le 24 décembre fermé le 25 ouvert', 'De quel jour à quel jour ?'],
  ['fermé du 24 décembre 9h au 26 décembre', "Jusqu'à quel jour ?"],
  ['fermé du 24 décembre matin au 26', "Jusqu'à quel jour ?"],
  ['ouvert le 24 décembre 9h-12h, 14h-17h le 26', 'De quel jour à quel jour ?'],
  ['le 24 décembre ouvert à 10h et fermé à 12h', 'Quel jour ?'],
  [
    'fermé le 24 et le 31',
    'De quel mois : novembre, décembre, janvier ?',
    ['fermé le 24 novembre 2026 et le 31', 'fermé le 24 décembre 2026 et le 31', 'fermé le 24 janvier 2027 et le 31'],
  ],
  ['samedi 26 et dimanche fermé', 'Quels jours ?'],
  ['fermé du 10 au 12 mars sauf le 10 mars 2028', "Le vendredi 10 mars 2028 n'est pas dans ces jours : quel jour ?"],
  [
    'en août fermé le lundi et le 15',
    'De quel mois : décembre, janvier ?',
    ['en août fermé le lundi et le 15 décembre 2026', 'en août fermé le lundi et le 15 janvier 2027'],
  ],
  ['Fermé le 25 décembre 🎄', 'Pas compris : « 🎄 ».'],
  ['fermé le 25 décembre ❤️ 👩🏽‍🦰 🇫🇷', 'Pas compris : « ❤️ », « 👩🏽‍🦰 », « 🇫🇷 ».'],
  ['fermé le 5 janvier pour les vœux', 'Pas compris : « vœux ».'],
  [
    'fermé dimanche et mardi',
    'Le dimanche 22 novembre, ou le dimanche 29 novembre ? Écrivez chaque jour avec sa date.',
  ],
  [
    'fermé le lundi et le mardi',
    "Chaque semaine (lundi) ? Cela se change dans les horaires d'ouverture. Ou seulement le lundi 23 novembre ? Écrivez chaque jour avec sa date.",
  ],
  ['ouvert un dimanche sur deux en décembre', 'Pas compris : « un », « sur », « deux ».'],
  [
    "fermé l'après-midi du 24 décembre et le 25",
    "« le 25 » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi du 24 décembre et le 25 toute la journée",
      "fermé l'après-midi du 24 décembre et le 25 l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi le 24 décembre et du 28 au 30",
    "« du 28 au 30 » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi le 24 décembre et du 28 au 30 toute la journée",
      "fermé l'après-midi le 24 décembre et du 28 au 30 l'après-midi",
    ],
  ],
  [
    'fermé de 14h à 16h le 24 décembre et du 28 au 30',
    '« du 28 au 30 » : toute la journée, ou seulement à ces heures ?',
  ],
  ['ouvert de 9h à 12h le 24 décembre et du 28 au 30', 'Et le deuxième jour : de quelle heure à quelle heure ?'],
  [
    'fermé du 24 décembre au 2 janvier et le 31',
    'De quel mois : décembre, janvier ?',
    [
      'fermé du 24 décembre au 2 janvier et le 31 décembre 2026',
      'fermé du 24 décembre au 2 janvier et le 31 janvier 2027',
    ],
  ],
  [
    "ouvert le 24 décembre de 9h à 16h, fermé l'après-midi",
    "Fermé l'après-midi : ouvert de quelle heure à quelle heure ?",
  ],
  ["ouvert les 24 et 31 décembre, fermé l'après-midi", 'Quel jour ?'],
  ["ouvert le 24 décembre le matin, ouvert l'après-midi", 'Quel jour ?'],
  [
    'fermés du 21 décembre au 3 janvier sauf les vendredis sauf le 25 décembre et le 1er janvier',
    'Le 25 décembre et le 1er janvier sont fériés : ouvert aussi ?',
    [
      'fermés du 21 décembre au 3 janvier sauf les vendredis sauf le 25 décembre et le 1er janvier y compris le 25 décembre et le 1er janvier',
      'fermés du 21 décembre au 3 janvier sauf les vendredis sauf le 25 décembre et le 1er janvier sauf le 25 décembre et le 1er janvier fermé',
    ],
  ],
  [
    "ouvert le 24 décembre le matin, fermé l'après-midi et le 31",
    'Et le deuxième jour : de quelle heure à quelle heure ?',
  ],
  [
    'fermé lun. 24 déc.',
    'Le 24 décembre 2026 est un jeudi, pas un lundi : quel jour ?',
    ['fermé jeudi 24 décembre 2026', 'fermé lundi 21 décembre 2026'],
  ],
  [
    "fermé l'après-midi demain et la semaine prochaine",
    "« la semaine prochaine » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi demain et la semaine prochaine toute la journée",
      "fermé l'après-midi demain et la semaine prochaine l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi demain et toute la semaine prochaine",
    "« toute la semaine prochaine » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi demain et toute la semaine prochaine toute la journée",
      "fermé l'après-midi demain et toute la semaine prochaine l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi demain et ce week-end",
    "« ce week-end » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi demain et ce week-end toute la journée",
      "fermé l'après-midi demain et ce week-end l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi le 24 décembre et en août",
    "« en août » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi le 24 décembre et en août toute la journée",
      "fermé l'après-midi le 24 décembre et en août l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi le 24 décembre, Noël et le 1er janvier",
    "« Noël et le 1er janvier » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi le 24 décembre, Noël et le 1er janvier toute la journée",
      "fermé l'après-midi le 24 décembre, Noël et le 1er janvier l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi le 24 décembre et à Noël",
    "« à Noël » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi le 24 décembre et à Noël toute la journée",
      "fermé l'après-midi le 24 décembre et à Noël l'après-midi",
    ],
  ],
  [
    "fermé l'après-midi le 24 décembre, le 25 et le 1er janvier",
    "« le 25 et le 1er janvier » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi le 24 décembre, le 25 et le 1er janvier toute la journée",
      "fermé l'après-midi le 24 décembre, le 25 et le 1er janvier l'après-midi",
    ],
  ],
  ['fermé de 14h à 16h le 24 décembre et à Noël', '« à Noël » : toute la journée, ou seulement à ces heures ?'],
  [
    "fermé l'après-midi du 24 décembre et le 25, ouvert le 26",
    "« le 25 » : toute la journée, ou seulement l'après-midi ?",
  ],
  [
    'fermé du 24 décembre au 3 janvier, ouvert du 29 au 2 de 10h à 12h',
    'Le mardi 29 décembre est dit deux fois : fermé, ou 10h - 12h ?',
  ],
  ['fermé toute la journée le 25 décembre, à 16h le 24 décembre', 'Toute la journée, ou seulement à ces heures ?'],
  [
    'fermé toute la journée le 25 décembre, de 14h à 16h le 24 décembre',
    'Toute la journée, ou seulement à ces heures ?',
  ],
  ['fermé le 28 décembre de 14h à 16h, ouvert le matin et le 29', 'Quel jour ?'],
  [
    "fermé l'après-midi en août et du 28 au 30 décembre",
    "« du 28 au 30 décembre » : toute la journée, ou seulement l'après-midi ?",
    [
      "fermé l'après-midi en août et du 28 au 30 décembre toute la journée",
      "fermé l'après-midi en août et du 28 au 30 décembre l'après-midi",
    ],
  ],
  ['fermé à 16h le 24 décembre et à Noël', 'Et le deuxième jour : de quelle heure à quelle heure ?'],
  ["fermé l'après-midi toute la journée le 24 décembre", "Toute la journée, ou seulement l'après-midi ?"],
  [
    'fermé du 24 décembre au 3 janvier, ouvert le 4 et le 28 de 9h à 12h',
    'De quel mois : novembre, décembre, janvier ?',
    [
      'fermé du 24 décembre au 3 janvier, ouvert le 4 et le 28 novembre 2026 de 9h à 12h',
      'fermé du 24 décembre au 3 janvier, ouvert le 4 et le 28 décembre 2026 de 9h à 12h',
      'fermé du 24 décembre au 3 janvier, ouvert le 4 et le 28 janvier 2027 de 9h à 12h',
    ],
  ],
  ['fermé le 24 décembre, ouvert le matin, et le 26', 'Et le deuxième jour : de quelle heure à quelle heure ?'],
]

const TODAY = '2026-11-22'

const horaires = {
  lundi: '14h - 19h',
  mardi: '9h - 12h / 14h - 19h',
  mercredi: '9h - 12h / 14h - 19h',
  jeudi: '9h - 12h / 14h - 20h',
  vendredi: '9h - 12h / 14h - 19h',
  samedi: '9h - 16h',
  dimanche: '',
}

const read = (sentence: string, exceptions: Exception[] = [], today = TODAY) =>
  readExceptions(sentence, { today, opening: { horaires, exceptions } })

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const shortDay = (day: string) => day.replace(/^2026-/, '')
const told = (exceptions: Exception[]) =>
  exceptions
    .map(({ du, au, horaires: text, motif }) => {
      const days = shortDay(du) + (au ? `..${shortDay(au)}` : '')
      const hours = text.replaceAll(' - ', '-').replaceAll(' / ', '/') || 'fermé'
      return `${days} ${hours}${motif ? ` (${motif})` : ''}`
    })
    .join(', ')

/** What is understood of a sentence, in the words of the tables; the question where it is asked back. */
function outcome(sentence: string, exceptions: Exception[] = [], today = TODAY): string {
  const result = read(sentence, exceptions, today)
  return 'question' in result ? `? ${plain(result.question)}` : told(result.exceptions)
}

const on = (du: string, text = '', au?: string, motif = ''): Exception => ({
  du,
  ...(au && { au }),
  horaires: text,
  motif,
})

describe('dates in a sentence', () => {
  test.each(UNDERSTOOD)('« %s » is understood', (sentence, dates) => {
    expect(outcome(sentence)).toBe(dates)
  })

  test.each(ASKED)('« %s » is asked back', (sentence, question, choices = []) => {
    const result = read(sentence)
    expect(outcome(sentence)).toContain(`? ${question}`)
    expect('question' in result && result.choices).toEqual(choices)
  })

  test('what is proposed says more: it is understood, or another thing is asked', () => {
    for (const [sentence, , choices = []] of ASKED)
      for (const choice of choices) expect(outcome(choice), choice).not.toBe(outcome(sentence))
  })

  test('a sentence that lacks a word, or says one twice, is understood or asked', () => {
    for (const [sentence] of [...UNDERSTOOD, ...ASKED]) {
      const words = sentence.split(' ')
      for (const index of words.keys()) {
        read(words.toSpliced(index, 1).join(' '))
        read(words.toSpliced(index, 0, words[index]!).join(' '))
      }
    }
  })

  test('it is said back in full, with its month, and its year where it is another', () => {
    const words = (sentence: string) => {
      const result = read(sentence)
      return 'words' in result && plain(result.words)
    }
    expect(words('fermés du 24 au 26 sauf samedi matin')).toBe(
      'Fermé le jeudi 24 décembre, le vendredi 25 décembre ; ouvert le samedi 26 décembre de 9 h à 12 h',
    )
    expect(words('fermé du 24 décembre au 2 janvier pour congés')).toBe(
      'Fermé du jeudi 24 décembre au samedi 2 janvier 2027 (congés)',
    )
    expect(plain(exceptionsWords([on('2026-12-01', 'sur rendez-vous')], TODAY))).toBe(
      'Ouvert le mardi 1er décembre sur rendez-vous',
    )
  })

  test('an accent in two parts is one', () => {
    expect(outcome('fermé le 24 décembre'.normalize('NFD'))).toBe('12-24 fermé')
  })
})

describe('on another day', () => {
  test.each([
    ['2027-03-30', 'fermé le lundi de Pâques', '2028-04-17 fermé'],
    ['2027-03-29', 'fermé le lundi de Pâques', '2027-03-29 fermé'],
    ['2026-11-24', 'fermé ce matin', '11-24 14h-19h'],
    ['2026-11-24', 'fermé cet après-midi', '11-24 9h-12h'],
    ['2026-11-24', "fermé l'après-midi samedi et dimanche", '11-28 9h-12h, 11-29 fermé'],
    ['2026-11-24', "fermé l'après-midi samedi, dimanche", '11-28 9h-12h, 11-29 fermé'],
    ['2026-11-24', 'ouvert cet après-midi de 15h à 18h', '11-24 15h-18h'],
    ['2027-11-16', 'fermé le 29 février', '2028-02-29 fermé'],
    ['2027-11-16', 'fermé le 29/02', '2028-02-29 fermé'],
    ['2027-11-16', 'fermé du 15 février au 29 février', '2028-02-15..2028-02-29 fermé'],
    ['2027-11-16', 'fermé du 15 au 29 février', '2028-02-15..2028-02-29 fermé'],
    ['2027-01-16', 'fermé du 15 au 29 février', "? Le 29 février 2027 n'existe pas : quel jour ?"],
    ['2027-11-16', 'fermé du 1er décembre 2027 au 29 février', '2027-12-01..2028-02-29 fermé'],
  ])('on %s « %s » is read as it is meant then', (today, sentence, expected) => {
    expect(outcome(sentence, [], today)).toBe(expected)
  })
})

describe('beside what stands', () => {
  test('a change of hours leaves a closed day closed', () => {
    const closed = [on('2027-08-02', '', '2027-08-27')]
    expect(outcome("en août jusqu'à 18h sauf le samedi", closed)).toBe('2027-08-30 14h-18h, 2027-08-31 9h-12h/14h-18h')
  })

  test('hours that are not understood are asked', () => {
    expect(outcome("le 24 décembre jusqu'à 17h", [on('2026-12-24', 'sur rendez-vous')])).toContain(
      'Les horaires « sur rendez-vous »',
    )
  })

  test('hours that are planned are those of their days', () => {
    const planned = [{ from: '2027-01-01', horaires: { ...horaires, mardi: '10h - 18h' }, exceptions: [] }]
    const words = (sentence: string) => {
      const result = readExceptions(sentence, { today: TODAY, opening: { horaires, planned } })
      return 'exceptions' in result && told(result.exceptions)
    }
    expect(words("ouvert les 29 décembre et 5 janvier jusqu'à 16h")).toBe('12-29 9h-12h/14h-16h, 2027-01-05 10h-16h')
    expect(words('fermé du 4 au 6 janvier sauf le 5')).toBe('2027-01-04 fermé, 2027-01-05 10h-18h, 2027-01-06 fermé')
    expect(words("fermé du 4 au 6 janvier sauf le 5 jusqu'à 16h")).toBe(
      '2027-01-04 fermé, 2027-01-05 10h-16h, 2027-01-06 fermé',
    )
  })

  test('a month that has begun is what is left of it, one that is over next year’s', () => {
    expect(outcome('fermé en août', [], '2026-08-10')).toBe('08-10..08-31 fermé')
    expect(outcome('fermé en août', [], '2026-09-01')).toBe('2027-08-01..2027-08-31 fermé')
    expect(outcome('fermé du 24 décembre au 2 janvier', [], '2026-12-28')).toBe('12-24..2027-01-02 fermé')
    expect(outcome('fermé le 2 janvier', [], '2026-12-31')).toBe('2027-01-02 fermé')
  })

  test.each([
    [
      'a longer one around it stays',
      [on('2026-12-20', '', '2026-12-31')],
      [on('2026-12-24', '9h - 12h')],
      '12-20..12-31 fermé, 12-24 9h-12h',
      0,
    ],
    ['the same day gives way', [on('2026-12-24', '9h - 12h')], [on('2026-12-24')], '12-24 fermé', 1],
    [
      'a day within gives way',
      [on('2026-12-24', '9h - 12h')],
      [on('2026-12-23', '', '2026-12-26')],
      '12-23..12-26 fermé',
      1,
    ],
    [
      'what reaches beyond is cut',
      [on('2026-12-22', '9h - 12h', '2026-12-24')],
      [on('2026-12-24', '', '2026-12-31')],
      '12-22..12-23 9h-12h, 12-24..12-31 fermé',
      1,
    ],
  ])('%s', (_, standing, added, all, replaced) => {
    const result = withExceptions(standing, added)
    expect(told(result.all)).toBe(all)
    expect(result.replaced).toHaveLength(replaced)
    for (const one of added) expect(hoursOn({ horaires, exceptions: result.all }, one.du).text).toBe(one.horaires)
  })

  test('no day changes that was not said, however the dates that stand cross', () => {
    const random = seededRandom(7)
    const among = (count: number) => Math.floor(random() * count)
    const day = (place: number) => `2026-12-${String(1 + place).padStart(2, '0')}`
    const date = (hours: string) => {
      const [du, length] = [among(16), among(10)]
      return on(day(du), hours, day(du + length))
    }
    for (let round = 0; round < 3000; round++) {
      const standing = Array.from({ length: 1 + among(4) }, (_, place) => date(`${9 + place}h - 12h`))
      const added = [date('')]
      const { all } = withExceptions(standing, added)
      for (let place = 0; place < 26; place++) {
        const isSaid = added.some(({ du, au = du }) => du <= day(place) && day(place) <= au)
        const [before, after] = [standing, all].map((exceptions) => hoursOn({ horaires, exceptions }, day(place)).text)
        expect({ standing, added, after }).toEqual({ standing, added, after: isSaid ? '' : before })
      }
    }
  })

  test('an end in another age is cut as one of this year', () => {
    const all = apart([
      on('2026-12-22', '', '9999-12-31'),
      on('2026-12-24', '9h - 12h'),
      on('2026-12-24', '', '2026-12-26'),
    ])
    expect(all.map(({ du, au = du }) => [du, au])).toEqual([
      ['2026-12-22', '2026-12-23'],
      ['2026-12-27', '9999-12-31'],
      ['2026-12-24', '2026-12-24'],
      ['2026-12-25', '2026-12-26'],
    ])
  })

  test('what is cut in two keeps its id once', () => {
    const standing = [{ id: 'a', ...on('2026-12-22', '', '2026-12-24') }]
    const days = ['2026-12-21', '2026-12-23', '2026-12-25'].map((day) => ({ id: 'b', ...on(day, '9h - 12h', day) }))
    const { all } = withExceptions(standing, [{ ...days[0]!, du: '2026-12-23', au: '2026-12-23' }])
    expect(all.filter(({ id }) => id === 'a')).toHaveLength(1)
  })
})

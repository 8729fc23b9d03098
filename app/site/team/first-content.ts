import type { NewTeam } from './definition.ts'

export const TEAM: NewTeam = {
  members: [
    {
      name: 'Camille Weber',
      role: 'Experte minceur et regard',
      photo: '/images/gestes/mesurer.jpg',
      phrase: 'Elle mesure avant, pendant et après la cure, et dit non quand le soin ne convient pas.',
      specialites: ['Amincissement', 'Beauté du regard', 'Beauté du sourire'],
      presence: 'Du mardi au vendredi',
    },
    {
      name: 'Inès Keller',
      role: 'Experte sourcils',
      photo: '/images/gestes/dessiner.jpg',
      phrase: 'Elle dessine la ligne au crayon avant de commencer, et vous tend le miroir.',
      specialites: ['Épilation au fil', 'Beauté du regard'],
      presence: 'Lundi, jeudi et samedi',
    },
    {
      name: 'Maëlle Schmitt',
      role: 'Experte soins du visage et du corps',
      photo: '/images/gestes/regarder.jpg',
      phrase: 'Elle regarde votre peau à la loupe, puis choisit le masque : jamais l’inverse.',
      specialites: ['Soins du visage', 'Soins du corps', 'Beauté en duo'],
      presence: 'Du mardi au samedi',
    },
    {
      name: 'Nora Benali',
      role: 'Experte mains, pieds et vernis semi-permanent',
      photo: '/images/gestes/vernir.jpg',
      phrase: 'Elle prépare l’ongle plus longtemps qu’elle ne le peint : c’est ce qui fait tenir la couleur.',
      specialites: ['Soins des mains', 'Soins des pieds', 'Vernis semi-permanent'],
      presence: 'Lundi, mercredi, vendredi et samedi',
    },
    {
      name: 'Lucie Hartmann',
      role: 'Experte épilation et maquillage',
      photo: '/images/gestes/poudrer.jpg',
      phrase: 'Elle travaille vite là où cela tire, et prend tout son temps pour le teint d’une mariée.',
      specialites: ['Épilation à la cire', 'Maquillage', 'Beauté en duo'],
      presence: 'Du mardi au samedi',
    },
  ],
}

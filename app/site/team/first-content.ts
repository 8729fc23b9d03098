import type { NewTeam } from './definition.ts'

export const TEAM: NewTeam = {
  members: [
    { name: 'Camille Weber', role: 'Experte minceur et regard' },
    { name: 'Inès Keller', role: 'Experte sourcils' },
    { name: 'Maëlle Schmitt', role: 'Experte soins du visage et du corps' },
    { name: 'Nora Benali', role: 'Experte mains, pieds et vernis semi-permanent' },
    { name: 'Lucie Hartmann', role: 'Experte épilation et maquillage' },
  ],
}

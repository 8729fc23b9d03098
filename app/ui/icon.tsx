const PATHS = {
  telephone:
    'M6.6 3.5 9 3l2 5-2 1.5a12 12 0 0 0 5.5 5.5L16 13l5 2-.5 2.4A3.2 3.2 0 0 1 17.2 20 13.5 13.5 0 0 1 4 6.8 3.2 3.2 0 0 1 6.6 3.5z',
  facebook:
    'M14 21v-8h2.7l.4-3.1H14V8c0-.9.25-1.5 1.5-1.5h1.6V3.7A22 22 0 0 0 14.8 3.6C12.5 3.6 11 5 11 7.6v2.3H8.3V13H11v8z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.9 6.9v.2',
  place: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  link: 'M10 13.5a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10.5a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  voiture: 'M4 17v-4.5L6 7h12l2 5.5V17zM4 12.5h16M6.5 17v2M17.5 17v2M7 14.8h.1M17 14.8h.1',
  fauteuil: 'M10.5 2.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10.5 8v6h5l2.5 5.5M10.5 10.5H15M8 11.2a5 5 0 1 0 6.6 6.3',
  bus: 'M5 4h14v13H5zM5 11h14M8 17v2.5M16 17v2.5M8 14h.1M16 14h.1',
  pied: 'M13 2.8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12.5 8l-1.5 6 3 2.5.5 4.5M11 14.5 8.5 21M8 12l1-3 3.5-1 2 3 2.5.8',
  velo: 'M6 12.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM18 12.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM6 16.2l3-7h6l3 7M9 9.2l3.5 7H15M7.5 7h3M14.5 6.5H17',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing beside a text, or within a link that has a name of its own. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={name === 'facebook' ? 'currentColor' : 'none'}
        stroke={name === 'facebook' ? 'none' : 'currentColor'}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

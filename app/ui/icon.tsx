import { ICON_PATHS } from './icon-paths'

export type IconName = keyof typeof ICON_PATHS

/** A line drawing beside a text, or within a link that has a name of its own. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={ICON_PATHS[name]}
        fill={name === 'facebook' ? 'currentColor' : 'none'}
        stroke={name === 'facebook' ? 'none' : 'currentColor'}
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

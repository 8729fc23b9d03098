import { TextField } from '../../cms/edit/field'
import { useWords } from '../../cms/edit/words'

interface NeedFieldProps {
  value: string
  onChange: (need: string) => void
  problem: string | undefined
}

/** What a treatment is for: one of the needs that there are, or another. */
export function NeedField(props: NeedFieldProps) {
  const { titre, besoins } = useWords().soins
  const known = besoins.length > 0 ? `${besoins.join(', ')}… ` : ''
  return (
    <TextField label="Besoin" {...props} hint={`${known}Les soins d'un même besoin sont réunis sur « ${titre} ».`} />
  )
}

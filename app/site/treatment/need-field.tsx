import { useId } from 'react'
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
  const list = useId()
  return (
    <>
      <TextField
        label="Besoin"
        list={list}
        {...props}
        hint={`Le titre sous lequel ce soin est rangé dans « ${titre} ».`}
      />
      <datalist id={list}>
        {besoins.map((besoin) => (
          <option key={besoin} value={besoin} />
        ))}
      </datalist>
    </>
  )
}

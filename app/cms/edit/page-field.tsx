import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from './field'
import { pageOptions } from './page-options'

/** The address that a link leads to, with the pages of the site to choose from. */
export function PageField(field: Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'problem'>) {
  const list = useId()
  const [pages, setPages] = useState<ReturnType<typeof pageOptions>>([])
  return (
    <>
      <TextField {...field} inputMode="url" list={list} onFocus={() => setPages(pageOptions())} />
      <datalist id={list}>
        {pages.map((page) => (
          <option key={page.value} {...page} />
        ))}
      </datalist>
    </>
  )
}

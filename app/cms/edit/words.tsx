import { useRouteLoaderData } from 'react-router'
import { frText } from '../../ui/french-text'
import { useDocument, type Known } from './documents'
import { EditableBlock } from './editable-block'

type Words = Known<'textes'>

/** The pages that have a sentence below their title. */
type PageWithIntro = {
  [P in keyof Words]: Words[P] extends { introduction: string } ? P : never
}[keyof Words]

/** Reads what pages say beside their documents, as it stands by now. */
export function useWords(): Words {
  const { textes } = useRouteLoaderData('root') as { textes: Words }
  return useDocument('textes', textes)
}

/** What a page says below its title and, for administrators, the form of all its words. */
export function PageIntro({ page, online = false }: { page: PageWithIntro; online?: boolean }) {
  return (
    <EditableBlock collection="textes" document={useWords()} field={page} name="les textes de cette page">
      {(words) => frText(online && 'introductionEnLigne' in words ? words.introductionEnLigne : words.introduction)}
    </EditableBlock>
  )
}

import { z } from 'zod'
import { emptyOf, shapeOf, type Fields, type Noun, type ShapeOf } from '../kinds/kind.ts'

/**
 * What there is of a collection: one document of a fixed id; a list, to which documents are added, from which they are
 * removed and which has an order; the same of pages, whose addresses end with their ids; or documents that each belong
 * to a place of the site.
 */
export type Documents = { fixed: string } | 'list' | 'pages' | 'placed'

/** What there is of a new site when its first content is made fit for it: its team, and the day. */
export interface NewSite {
  members: readonly { id: string; name: string; role: string }[]
  today: string
}

/** The entries of a list, where it stands in its document, of which each with these fields as they came is an example. */
export interface ExampleEntries {
  path: readonly string[]
  by: readonly string[]
}

/** What an empty site is given of a collection. A site of an earlier version is given what is of a fixed id. */
export interface FirstContent {
  /**
   * The document, where there is one of a fixed id; otherwise documents by their ids. What it returns is annotated, as its
   * content is typed by the definition that names it.
   */
  content: () => object
  /** Whether whole documents are invented, or which entries of them: visitors do not see those of a site with a name of its own. */
  examples?: 'whole' | ExampleEntries
  /** Says that a site of an earlier version goes without. */
  onlyNewSites?: boolean
  /** The document of a list that stood in the code before, and came first there: sites of then are given it. */
  formerlyCode?: string
  /** Makes a document fit for the site that it comes to. Annotated likewise. */
  fit?: (document: object, id: string, site: NewSite) => object
}

/** A collection: all that is derived for it is derived from this. */
export interface DefinitionOptions<
  F extends Fields,
  D extends Documents = Documents,
  I extends 'empty' | FirstContent = 'empty' | FirstContent,
> {
  documents: D
  /** What is in it of a new site: nothing where only administrators write in it. */
  first: I
  /** Says whether an id is that of a place, where documents are placed and the code knows all the places. */
  isPlace?: (id: string) => boolean
  /** Pages that the code knows by their addresses: they keep them, and what they hold is no other's. */
  fixedAddresses?: readonly string[]
  fields: F
  /** What a document is called. */
  noun: Noun
  /** What the button of its form says, of something new and of something that stands; left out where it says that it saves. */
  buttons?: { add: string; update: string }
  /** What is said where a field could not be saved, of those that have a sentence of their own. */
  failures?: Readonly<Record<string, string>>
  /** The field that tells one document from another; none where there is only one, or its id does. */
  title?: string & keyof F
  titleOfId?: (id: string) => string
  /** Called by its title alone, as the title of its page. */
  byTitle?: boolean
  /** Whether each document of the list has a page of its own, at an address that its title makes. */
  addressed?: boolean
  /** The address at which a document stands. */
  page: string | ((id: string) => string)
  /** That page's name; where there is none, the document's title is. */
  pageName?: string
  /** The keys of the fixed pages that show it. */
  shownOn: readonly string[]
  /** What it is called where the history is limited to it; left out where that is offered document by document. */
  historyName?: string
  /** The field, a day, that each change of another field sets to the day of that change, unless it is given one. */
  datedBy?: string & keyof F
  /** The field, a toggle, that says of a document that it is a draft: visitors are shown nothing of it. */
  draftBy?: string & keyof F
  /** The field, a moment, that says since when visitors see a document that was a draft, or was added on its day. */
  shownSince?: string & keyof F
  /** What its page holds, for those who look for it among the pages that can be edited; left out where none is its own. */
  holds?: string
}

export interface Definition<
  F extends Fields = Fields,
  D extends Documents = Documents,
  I extends 'empty' | FirstContent = 'empty' | FirstContent,
> extends DefinitionOptions<F, D, I> {
  schema: z.ZodObject<ShapeOf<F>>
  /** What stands in for each field that a document lacks. */
  empty: z.output<z.ZodObject<ShapeOf<F>>>
}

/** Defines a collection. */
export function defineCollection<F extends Fields, const D extends Documents, const I extends 'empty' | FirstContent>(
  options: DefinitionOptions<F, D, I>,
): Definition<F, D, I> {
  const { fields } = options
  return { ...options, schema: z.object(shapeOf(fields)), empty: emptyOf(fields) as Definition<F, D, I>['empty'] }
}
